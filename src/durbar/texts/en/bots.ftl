# Who bots are: levels, a game's styles, and the parts they are made of.

web-bot-level = { $bot ->
    [random] random
    [greedy] greedy
    [search] search
    [turns] turn planner
    [novice] novice
    [casual] casual
    [expert] expert
    [master] master
    [collector] collector
    [jeweller] jeweller
    [merchant] merchant
    [architect] architect
    [builder] builder
    [farmer] rice farmer
   *[other] { $bot }
}
web-bot-about = { $bot ->
    [random] Takes any legal move.
    [greedy] Takes what promises most at this moment.
    [search] The tree search with its usual settings.
    [turns] Plans its whole turn and keeps to the plan.
    [novice] Still learning: sees the points at hand and overlooks what they lead to.
    [casual] Weighs what lies at hand, and does not look far ahead.
    [expert] Looks some moves ahead and reckons with good answers.
    [master] Tries out many ways the game may go before every move.
    [collector] Sees a collection in everything and saves up for its cards.
    [jeweller] Loves precious antiques for themselves; collections come second.
    [merchant] Gathers goods, because each of them pays again with the next.
    [architect] Builds palace after palace along the route and lives off the connections.
    [builder] Wants to be first in the large cities.
    [farmer] Floods the fields: closes water wherever it pays.
   *[other] { $bot }
}
web-bot-kind = { $kind ->
    [level] Levels
    [style] Styles
   *[part] Parts
}
