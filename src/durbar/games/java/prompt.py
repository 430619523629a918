"""A view's legal actions grouped for people."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from durbar.core.chance import Rng
from durbar.core.game import Choice, Prompt, PromptKind
from durbar.games.java import insight, tables
from durbar.games.java.actions import Verb
from durbar.games.java.rules import cards, festival
from durbar.games.java.state import JavaState
from durbar.games.java.tables import NONE, JavaTables
from durbar.games.java.view import JavaView, sample

ASKS: Final = {  # phase -> text id, paragraph
    "turn": ("java-asks-turn", "J2.3"),
    "moving": ("java-asks-moving", "J5.2"),
    "bidding": ("java-asks-bidding", "J8.6"),
    "answering": ("java-asks-answering", "J8.11"),
}
NO_PASS: Final = "java-asks-laying"  # after calling a festival or beginning a bid
GROUPS: Final = {
    tables.LAY_THREE: "lay-three",
    tables.LAY_TWO: "lay-two",
    tables.LAY_RICE: "lay-rice",
    tables.LAY_VILLAGE: "lay-village",
    tables.IRRIGATE: "irrigate",
    tables.PALACE: "palace",
    tables.TAKE_UP: "move",
    tables.ENTER: "enter",
    tables.TAKE_OPEN: "take-card",
    tables.TAKE_HIDDEN: "take-card",
    tables.TOKEN: "token",
    tables.FESTIVAL: "festival",
    tables.END_TURN: "end-turn",
    tables.SET_DOWN: "set-down",
    tables.LEAVE: "leave",
    tables.BID: "bid",
    tables.DONE: "done",
    tables.PASS: "pass",
    tables.AGREE: "agree",
}
TARGETS: Final = {  # what is clicked where no space is
    tables.ENTER: "beside-the-board",
    tables.TAKE_OPEN: "open-card",
    tables.TAKE_HIDDEN: "pile",
    tables.TOKEN: "token",
    tables.END_TURN: "end-turn",
    tables.LEAVE: "beside-the-board",
    tables.DONE: "done",
    tables.PASS: "pass",
    tables.AGREE: "agree",
}
ONE_POINT: Final = (tables.IRRIGATE, tables.PALACE, tables.TAKE_OPEN, tables.TAKE_HIDDEN)


def prompt(actions: Sequence[Verb], t: JavaTables, view: JavaView) -> Prompt:
    """One action of the turn, one space for a developer, or the cards of a bid as a set."""
    if not view.legal:
        return Prompt("choose", "asks-nothing", "", 0, 0, ())
    asks, paragraph = ASKS[view.phase]
    world = sample(t, view, Rng(0))
    choices = tuple(_choice(world, action) for action in view.legal)
    if view.phase == "bidding" and all(choice.group != "pass" for choice in choices):
        asks = NO_PASS
    if any(choice.group == "bid" for choice in choices):
        bid, (least, most) = _cards_to_lay(world), _points_to_lay(world)
        others = [replace(choice, alone=True) for choice in choices if choice.group != "bid"]
        return Prompt("choose_set", asks, paragraph, least, most, (*bid, *others))
    kind: PromptKind = "place" if view.phase == "moving" else "choose"
    return Prompt(kind, asks, paragraph, 1, 1, choices)


def _cards_to_lay(s: JavaState) -> list[Choice]:
    """The cards that can be part of this bid, not only those that can be its first."""
    player, first = s.players[s.asked], int(s.tables.first[tables.BID])
    return [
        replace(
            _choice(s, first + kind),
            copies=int(cards.in_hand(player, kind)),
            counts=int(festival.worth(s, kind)),
        )
        for kind in range(int(s.least_card), tables.KINDS)
        if cards.in_hand(player, kind) and festival.worth(s, kind)
    ]


def _points_to_lay(s: JavaState) -> tuple[int, int]:
    """J8.13: at least what makes level, at most all that matches."""
    player = s.players[s.asked]
    due = int(festival.highest_total(s) - player.total)
    return max(1, due), int(festival.worth_from(s, player, s.least_card))


def _choice(s: JavaState, action: int) -> Choice:
    return _choice_at(s.tables, action, _cost(s, action))


@lru_cache(maxsize=2**16)
def _choice_at(t: JavaTables, action: int, cost: int | None) -> Choice:
    """Kept, since a prompt may have a thousand choices, most of them as in the last one."""
    verb, what = int(t.verb[action]), int(t.what[action])
    target = _target(t, verb, what, int(t.more[action]))
    return Choice(action, target, GROUPS[verb], cost)


def _target(t: JavaTables, verb: int, what: int, more: int) -> str:
    if verb in TARGETS:
        return TARGETS[verb]
    if verb == tables.BID:
        return t.kind_names[what]
    if verb <= tables.LAY_VILLAGE:
        return t.names[t.one[what] if more == NONE else more]
    return t.names[what]


def _cost(s: JavaState, action: int) -> int | None:
    """In action points, where the action is paid with them."""
    verb = int(s.tables.verb[action])
    if verb <= tables.LAY_VILLAGE:
        return insight.tile_cost(s, action)
    if verb in ONE_POINT:
        return 1
    if verb == tables.SET_DOWN:
        return insight.cost_to(s, int(s.tables.what[action]))
    if verb == tables.LEAVE:
        return insight.cost_to(s, NONE)
    return None
