"""The standing order of a festival: up to how much to bid, and from which share on to agree."""

from itertools import product
from typing import Final

from durbar.core.orders import Order, OrderForm, OrderSheet, Parameter
from durbar.core.types import Action
from durbar.games.java.tables import AGREE, BID, DONE, KINDS, PASS, JavaTables
from durbar.games.java.view import JavaView

FESTIVAL: Final = "festival"


def sheet(t: JavaTables, view: JavaView) -> OrderSheet | None:
    """J8.6: the seats with a developer in the city that have not passed."""
    if view.seat is None or view.festival_at is None:
        return None
    me = view.players[view.seat]
    scope = f"festival {view.festival_at} {_palace(view)}"
    if me.part not in ("in", "unasked") or view.in_bid and view.asked == view.seat:
        return None
    most = me.total + sum(worth for _, worth in _matching(t, view))
    share = int(t.shared_fame[_palace(view) // 2 - 1])
    return OrderSheet(
        scope,
        (
            OrderForm(
                FESTIVAL,
                "J8.6",
                (
                    Parameter("up-to", "number", most=most, usual=most),
                    Parameter("share", "number", most=int(max(t.alone_fame)), usual=share),
                ),
            ),
        ),
    )


def obey(t: JavaTables, view: JavaView, order: Order) -> tuple[Action, ...]:
    """J8.6, J8.11: gets level as cheaply as possible, agrees to a fair share, else passes."""
    found = sheet(t, view)
    if view.seat is None or found is None or found.scope != order.scope:
        return ()
    me, most = view.players[view.seat], order.number("up-to")
    highest = max(each.total for each in view.players if each.part != "out")
    if highest == 0:
        return ()  # J8.4: the caller opens the festival in person
    if view.phase == "answering" or (me.part == "in" and me.total == highest):
        fame = int(t.shared_fame[_palace(view) // 2 - 1])
        least = highest + 1 - me.total
        raised = () if fame >= order.number("share") else _bid(t, view, least, most - me.total)
        return raised or (int(t.first[AGREE]),)  # J8.11: passing is no answer
    level = _bid(t, view, max(1, highest - me.total), most - me.total)
    return level or (int(t.first[PASS]),)


def _bid(t: JavaTables, view: JavaView, least: int, most: int) -> tuple[Action, ...]:
    """The cheapest cards that count `least` to `most`: fewest points, then fewest cards."""
    matching = _matching(t, view)
    best: tuple[int, int, tuple[int, ...]] | None = None
    kinds = sorted({kind for kind, _ in matching})
    held = {kind: [k for k, _ in matching].count(kind) for kind in kinds}
    worth = dict(matching)
    for counts in product(*(range(held[kind] + 1) for kind in kinds)):
        points = sum(n * worth[kind] for kind, n in zip(kinds, counts, strict=True))
        if least <= points <= most:
            laid = tuple(kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n))
            best = min(filter(None, (best, (points, len(laid), laid))))
    if best is None:
        return ()
    return (*(int(t.first[BID]) + kind for kind in best[2]), int(t.first[DONE]))


def _matching(t: JavaTables, view: JavaView) -> list[tuple[int, int]]:
    """J8.5: the cards that count, by kind, with their worth; the open card cannot be missing."""
    assert view.seat is not None and view.open_card is not None
    me, row = view.players[view.seat], KINDS * t.kind_names.index(view.open_card)
    held = [t.kind_names.index(card) for card in (*me.known, *(me.own or ()))]
    return [(kind, int(t.worth[row + kind])) for kind in sorted(held) if t.worth[row + kind]]


def _palace(view: JavaView) -> int:
    """The value of the palace whose festival it is."""
    return next(each.palace for each in view.spaces if each.space == view.festival_at)


def is_open(view: JavaView) -> bool:
    """J1.6: in a festival, only cards taken unseen hide what the seat may lay."""
    if view.phase not in ("bidding", "answering") or view.asked is None:
        return False
    me = view.players[view.asked]
    return me.cards == len(me.known)
