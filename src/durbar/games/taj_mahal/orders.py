"""Standing orders of a visit: when to withdraw, and which cards to take then.

An order withdraws wholly, so that nobody has to wait for the rest: palaces go where they bring most
(by the rule of T9.7), cards by the player's own ranking.
"""

from typing import Final

from durbar.core.bits import BIT
from durbar.core.orders import Order, OrderForm, OrderSheet, Parameter
from durbar.core.types import Action
from durbar.games.taj_mahal.rules import cities, withdrawal
from durbar.games.taj_mahal.rules.cities import Placing
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.tables import (
    CROWN,
    NO_CITY,
    PALACE,
    PLACE_PALACE,
    TAKE,
    TAKE_CARDS,
    TURN,
    WITHDRAW,
    prizes,
)
from durbar.games.taj_mahal.view import TajMahalView

NEXT: Final = "withdraw-next"
LEADING: Final = "withdraw-leading"
FINISHING: Final = ("place-palace", "bonus-card", "empty-handed", "take-cards")


def sheet(view: TajMahalView) -> OrderSheet | None:
    """T2.1: a seat still in the visit may leave an order; one that withdraws lasts to its end."""
    if view.seat is None or view.visit == 0 or view.phase == "over":
        return None
    scope = f"visit {view.visit}"
    if view.seat not in view.in_visit:
        is_finishing = view.turn_of == view.seat and view.phase in FINISHING
        return OrderSheet(scope, ()) if is_finishing else None
    kinds = tuple(dict.fromkeys(view.display))
    cards = Parameter("cards", "ranking", most=len(kinds), among=kinds, of="card")
    led = Parameter("prizes", "set", 1, len(view.court), view.court, "symbol")
    forms = [OrderForm(NEXT, "T2.1", (cards,))]
    if view.court:
        forms.append(OrderForm(LEADING, "T4.1", (led, cards)))
    return OrderSheet(scope, tuple(forms))


def obey(s: TajMahalState, view: TajMahalView, order: Order) -> tuple[Action, ...]:
    """The whole withdrawal up to its next barrier; nothing while the player plays on (T3)."""
    seat = view.seat
    found = sheet(view)
    if seat is None or found is None or found.scope != order.scope:
        return ()
    s = s.clone()
    if s.in_visit & BIT[seat]:
        s.turn_of, s.phase = seat, TURN  # as if the seat were asked now
        if order.name == LEADING and not set(order.names("prizes")) <= set(
            prizes(withdrawal.leads(s, seat))
        ):
            return ()
    elif not order.has_begun:
        return ()  # the player withdrew in person, and ends it in person
    return _withdrawn(s, seat, order)


def _withdrawn(s: TajMahalState, seat: int, order: Order) -> tuple[Action, ...]:
    t, steps = s.tables, list[Action]()
    placing: Placing | None = None
    cards = _wanted(s, order) if s.phase == TAKE_CARDS else None
    while s.to_move() == seat and not (steps and s.phase == TURN):
        if s.phase == TURN:
            action = int(t.first[WITHDRAW])
        elif s.phase == PLACE_PALACE:
            placing = placing or cities.best_placing(s, seat)
            action = _palace(s, placing)
        elif s.phase == TAKE_CARDS:
            cards = _wanted(s, order) if cards is None else cards
            action = int(t.first[TAKE]) + cards.pop(0)
        else:
            return ()
        s.apply(action)
        steps.append(action)
    return tuple(steps)


def _palace(s: TajMahalState, placing: Placing) -> Action:
    """The next palace of a placing in the canonical order of steps."""
    t, legal = s.tables, s.legal()
    for action in legal:
        if t.verb[action] == PALACE and placing.cities & BIT[t.what[action]]:
            return int(action)
    for action in legal:
        if t.verb[action] == CROWN and placing.crown in (t.what[action], NO_CITY):
            return int(action)
    return int(legal[0])


def _wanted(s: TajMahalState, order: Order) -> list[int]:
    """T5.6: the cards to take: those ranked first, else as they lie; ascending."""
    names = s.tables.card_names
    ranked = [names.index(card) for card in order.names("cards")]
    others = [kind for kind in range(len(names)) if kind not in ranked]
    lying = [kind for kind in (*ranked, *others) for _ in range(int(s.display.counts[kind]))]
    return sorted(lying[: int(s.cards_due)])


def is_open(view: TajMahalView) -> bool:
    """T1.8: only cards taken unseen hide what the seat may play."""
    if view.to_move < 0:
        return False
    return view.phase != "turn" or view.players[view.to_move].secret == 0
