"""T9: Carletto, an automaton: chance draws his cards, these rules decide, events say by which.

A Carletto seat is never to move. Humans are asked only which cards of the display leave the game
when he withdraws (T9.4, T9.9).
"""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.bits import BIT, count, lowest, members
from durbar.games.taj_mahal import events, scoring, setup
from durbar.games.taj_mahal.rules import cities, pile, playing, visit, withdrawal
from durbar.games.taj_mahal.tables import (
    CARLETTO,
    DISCARD,
    DISCARD_CARDS,
    DRAW,
    ELEPHANT,
    FREE_COLOUR,
    MOGUL,
    NEXT_TURN,
    NO_CARD,
    NO_CITY,
    NO_COLOUR,
    NO_SEAT,
    NO_SPECIAL,
    ONE_ELEPHANT,
    ONE_MOGUL,
    PLUS_TWO,
    WHITE,
)

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState

ENOUGH_PRIZES: Final = 2  # T9.3


# T9.2, T9.3 His turn ----------------------------------------------------------------------------


def begin_turn(s: "TajMahalState") -> None:
    """From his second turn on he withdraws at once if he leads in two prizes or more."""
    s.white = NO_CARD
    s.drew_wrong = False
    if not is_first_turn(s) and count(withdrawal.leads(s, s.turn_of)) >= ENOUGH_PRIZES:
        decide(s, "withdraws-leading", "T9.3", ())
        withdraw(s)
    else:
        draw(s)


def is_first_turn(s: "TajMahalState") -> bool:
    return s.players[s.turn_of].colour == NO_COLOUR


def draw(s: "TajMahalState") -> None:
    """The next card comes from the pile; without one he withdraws."""
    if s.pile.total == 0 and is_first_turn(s) and not is_coloured(s.discards.counts, s):
        give_up(s, "withdraws-no-card", "T9.3", NO_CARD)  # no card there could ever start him
    elif pile.can_draw(s):
        s.phase = CARLETTO
    else:
        give_up(s, "withdraws-no-card", "T9.3", NO_CARD)


def is_coloured(counts: vec[i64], s: "TajMahalState") -> bool:
    """Whether a coloured card is among them."""
    kind: i64 = 0
    while kind < s.tables.coloured:
        if counts[kind] > 0:
            return True
        kind += 1
    return False


def legal_carletto(s: "TajMahalState", out: vec[i64]) -> i64:
    return setup.legal_open(s, s.tables.first[DRAW], out)


def apply_carletto(s: "TajMahalState", a: i64) -> None:
    card = s.tables.what[a]
    s.pile.take(card)
    if s.sink is not None:
        s.sink.append(events.CarlettoDrew(int(s.turn_of), s.tables.card_names[card]))
    if is_first_turn(s):
        draw_first(s, card)
    else:
        draw_later(s, card)


def draw_first(s: "TajMahalState", card: i64) -> None:
    """T9.2: he draws until he has a coloured card; the first white one goes with it."""
    if s.tables.colour[card] != WHITE:
        decide(s, "plays-first", "T9.2", ())
        play(s, card, s.white, NO_SPECIAL)
    elif s.white == NO_CARD:
        decide(s, "keeps-white", "T9.2", ())
        s.white = card
        draw(s)
    else:
        decide(s, "discards-white", "T9.2", (s.tables.card_names[card],))
        s.discards.put(card)
        draw(s)


def draw_later(s: "TajMahalState", card: i64) -> None:
    """T9.3: right colour, wrong colour, white."""
    player = s.players[s.turn_of]
    colour = s.tables.colour[card]
    if s.white != NO_CARD:
        if colour == player.colour:
            decide(s, "plays-white", "T9.3", ())
            play(s, card, s.white, NO_SPECIAL)
        else:
            give_up(s, "withdraws-white", "T9.3", card)
    elif colour == WHITE:
        decide(s, "keeps-white", "T9.3", ())
        s.white = card
        draw(s)
    elif colour == player.colour:
        play(s, card, NO_CARD, special_to_play(s, card))
    elif not s.drew_wrong:
        decide(s, "discards-wrong-colour", "T9.3", (s.tables.card_names[card],))
        s.discards.put(card)
        s.drew_wrong = True
        draw(s)
    elif can_use(s, player, FREE_COLOUR):
        decide(s, "plays-free-colour", "T9.3", ())
        play(s, card, NO_CARD, s.tables.special_with[FREE_COLOUR])
    else:
        give_up(s, "withdraws-wrong-colour", "T9.3", card)


# T9.5 Which special card goes with a coloured one -----------------------------------------------


def can_use(s: "TajMahalState", player: "TajMahalPlayer", effect: i64) -> bool:
    """He has the special card of the effect, and it is unplayed."""
    return player.specials & ~player.used & BIT[s.tables.special_with[effect]] != 0


def special_to_play(s: "TajMahalState", card: i64) -> i64:
    """+2 first; then elephant or Grand Mogul, whichever he has more of, this card counted."""
    player = s.players[s.turn_of]
    special_with = s.tables.special_with
    if can_use(s, player, PLUS_TWO):
        decide(s, "plays-points", "T9.5", ())
        return special_with[PLUS_TWO]
    elephant, mogul = can_use(s, player, ONE_ELEPHANT), can_use(s, player, ONE_MOGUL)
    if elephant and mogul:
        shown = player.shown + s.tables.symbols[card]
        if scoring.amount(shown, MOGUL) > scoring.amount(shown, ELEPHANT):
            decide(s, "plays-more-moguls", "T9.5", ())
            return special_with[ONE_MOGUL]
        decide(s, "plays-more-elephants", "T9.5", ())
        return special_with[ONE_ELEPHANT]
    if elephant:
        decide(s, "plays-elephant", "T9.5", ())
        return special_with[ONE_ELEPHANT]
    if mogul:
        decide(s, "plays-mogul", "T9.5", ())
        return special_with[ONE_MOGUL]
    decide(s, "plays-alone", "T9.5", ())
    return NO_SPECIAL


def play(s: "TajMahalState", card: i64, white: i64, special: i64) -> None:
    playing.lay_cards(s, card, white, special)
    s.white = NO_CARD
    s.drew_wrong = False
    s.phase = NEXT_TURN


# T9.3, T9.4, T9.7 His withdrawal ----------------------------------------------------------------


def give_up(s: "TajMahalState", decision: str, because: str, card: i64) -> None:
    """What he drew is discarded and he withdraws."""
    drawn = vec[i64]()
    if s.white != NO_CARD:
        drawn = append(drawn, s.white)
    if card != NO_CARD:
        drawn = append(drawn, card)
    for one in drawn:
        s.discards.put(one)
    s.white = NO_CARD
    s.drew_wrong = False
    if s.sink is not None:
        decide(s, decision, because, tuple([s.tables.card_names[one] for one in drawn]))
    withdraw(s)


def withdraw(s: "TajMahalState") -> None:
    """T9.4: he wins and scores as everybody; a "card" tile brings him none."""
    withdrawal.withdraw(s)
    if s.palaces_due > 0 or s.crown_due:
        place_palaces(s)
    withdrawal.score(s)
    withdrawal.lay_down(s)
    begin_discarding(s)


def place_palaces(s: "TajMahalState") -> None:
    """T9.7"""
    placing = cities.best_placing(s, s.turn_of)
    if s.sink is not None:
        s.sink.append(_chose(s, placing))
    left = placing.cities
    while left != 0:
        withdrawal.build_palace(s, lowest(left))
        left &= left - 1
    if placing.crown != NO_CITY:
        withdrawal.build_crown_palace(s, placing.crown)


def _chose(s: "TajMahalState", placing: cities.Placing) -> events.CarlettoChoseCities:
    names = s.tables.city_names
    return events.CarlettoChoseCities(
        int(s.turn_of),
        tuple([names[city] for city in members(placing.cities)]),
        "" if placing.crown == NO_CITY else names[placing.crown],
        int(placing.points),
        int(placing.damage),
        None if placing.victim == NO_SEAT else int(placing.victim),
    )


# T9.4, T9.9 Cards of the display that leave in his place ----------------------------------------


def begin_discarding(s: "TajMahalState") -> None:
    """Two cards are discarded; if he is the last, the one that is left; none if he is a guest."""
    if s.tables.is_guest:
        s.phase = NEXT_TURN
    elif s.in_visit == 0 or s.display.total <= withdrawal.CARDS_FROM_DISPLAY:
        while s.displayed != 0:
            discard(s, lowest(s.displayed), NO_SEAT)  # nobody is asked
        s.phase = NEXT_TURN
    else:
        ask_for_discards(s)


def ask_for_discards(s: "TajMahalState") -> None:
    """No human out: one card each, in turn order after him; one out: he picks both; both out: one
    each, in order of withdrawal. A lone human picks both in any case."""
    humans = s.tables.humans
    out = humans & ~s.in_visit
    s.phase = DISCARD_CARDS
    s.least_card = 0
    s.cards_due = 1
    if count(humans) == 1 or count(out) == 1:
        s.asked = lowest(out if out != 0 else humans)
        s.asked_next = NO_SEAT
        s.cards_due = 2
    elif out == 0:
        s.asked = human_after(s, s.place)
        s.asked_next = lowest(humans & ~BIT[s.asked])
    else:
        s.asked = s.first_out
        s.asked_next = lowest(humans & ~BIT[s.asked])


def human_after(s: "TajMahalState", place: i64) -> i64:
    """The next human in the order of play."""
    seat: i64 = NO_SEAT
    while seat == NO_SEAT or s.is_carletto(seat):
        place = place + 1 if place + 1 < s.tables.seats else 0
        seat = visit.seat_at(s, place)
    return seat


def legal_discard(s: "TajMahalState", out: vec[i64]) -> i64:
    return setup.rows_of(s.tables.first[DISCARD], withdrawal.choosable(s), out)


def apply_discard(s: "TajMahalState", a: i64) -> None:
    card = s.tables.what[a]
    discard(s, card, s.asked)
    s.cards_due -= 1
    if s.cards_due > 0:
        s.least_card = card
        return
    s.least_card = 0
    if s.asked_next != NO_SEAT:
        s.asked = s.asked_next
        s.asked_next = NO_SEAT
        s.cards_due = 1
    else:
        s.asked = NO_SEAT
        s.phase = NEXT_TURN


def discard(s: "TajMahalState", card: i64, by: i64) -> None:
    pile.remove_from_display(s, card)
    s.discards.put(card)
    if s.sink is not None:
        name = s.tables.card_names[card]
        if by == NO_SEAT:
            s.sink.append(events.LastCardDiscarded(name))
        else:
            s.sink.append(events.DisplayCardDiscarded(int(by), name))


def decide(s: "TajMahalState", decision: str, because: str, discarded: tuple[str, ...]) -> None:
    """Emits what he does and by which paragraph, if there is a sink."""
    if s.sink is not None:
        s.sink.append(events.CarlettoDecided(int(s.turn_of), decision, because, discarded))
