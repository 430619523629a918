"""Game: notation, why-not and the checking door."""

import pytest
from tests.support.toy import FIRST_OPEN, LanternOptions, Lanterns, LanternState, LanternTaken

from durbar.core.errors import BadNotation, IllegalAction
from durbar.core.events import Event, PointsScored, TurnBegan
from durbar.core.game import Game, WhyNot, apply_with_events, play

GAME = Lanterns()


def opened(row: str = "red red blue gold", starter: int = 0) -> LanternState:
    """After the deal: each seat has two green lanterns or two white ones in secret."""
    state = GAME.new(LanternOptions(seats=2))
    play(GAME, state, GAME.parse(f"start {starter}"))
    for text in ("deal green to 0", "deal green to 0", "deal white to 1", "deal white to 1"):
        play(GAME, state, GAME.parse(text))
    for kind in row.split():
        play(GAME, state, GAME.parse(f"open {kind}"))
    return state


def refused(state: LanternState, action: int) -> WhyNot:
    before = state.key()
    with pytest.raises(IllegalAction) as caught:
        play(GAME, state, action)
    assert state.key() == before
    return caught.value.why_not


def test_the_seats_of_a_game_are_those_of_its_options() -> None:
    assert GAME.seats == range(2, 4)


def test_everybody_decides_unless_the_room_says_otherwise() -> None:
    assert GAME.deciders(LanternOptions(seats=3)) == (0, 1, 2)


def test_every_row_has_one_text() -> None:
    texts = [GAME.text(action) for action in range(len(GAME.ACTIONS))]
    assert [GAME.parse(text) for text in texts] == list(range(len(texts)))


def test_nonsense_is_refused_with_what_was_near() -> None:
    with pytest.raises(BadNotation) as caught:
        GAME.parse("take rod")
    assert caught.value.facts["text"] == "take rod"
    assert caught.value.facts["near"].split(", ")[0] == "take red"


def test_play_returns_the_events() -> None:
    state = opened()
    assert play(GAME, state, GAME.parse("take red")) == [LanternTaken(0, "red")]


def test_the_states_own_sink_gets_them_too() -> None:
    state = opened()
    outer: list[Event] = [TurnBegan(9)]
    state.sink = outer
    events = apply_with_events(state, GAME.parse("take red"))
    assert state.sink is outer and outer == [TurnBegan(9), *events]


def test_the_sink_comes_back_when_a_rule_fails() -> None:
    state = opened()
    outer: list[Event] = []
    state.sink = outer
    with pytest.raises(IndexError):
        apply_with_events(_failing(state), 0)
    assert state.sink is outer


def _failing(state: LanternState) -> LanternState:
    state.row = []
    return state


def test_at_a_chance_ply_only_an_outcome_is_accepted() -> None:
    state = GAME.new(LanternOptions(seats=2))
    assert refused(state, GAME.parse("start 2")) == WhyNot("not-an-outcome")
    assert refused(state, 0) == WhyNot("not-an-outcome")


def test_a_seat_is_refused_what_is_not_its_to_play() -> None:
    state = opened()
    assert refused(state, FIRST_OPEN) == WhyNot("chance-action")
    assert refused(state, -1) == WhyNot("no-such-action", "", (("action", -1),))
    assert refused(state, 999) == WhyNot("no-such-action", "", (("action", 999),))


def test_the_room_says_why_not() -> None:
    state = opened()
    assert refused(state, GAME.parse("take gold")) == WhyNot("lanterns-ascending", "L1")
    assert refused(state, GAME.parse("take white")).facts == (("kind", "white"),)
    assert refused(state, GAME.parse("light green")).code == "lanterns-not-now"


def test_a_seat_that_is_not_to_move_gets_just_that_reason() -> None:
    state = opened()
    expected = WhyNot("not-your-turn", "", (("seat", 0),))
    assert GAME.why_not(state, 1, GAME.parse("take red")) == expected
    assert GAME.why_not(state, 1, 999) == expected
    assert GAME.why_not(GAME.new(LanternOptions()), 0, 0) == WhyNot("chance-to-move")


def test_after_the_end_nothing_is_legal() -> None:
    state = opened()
    while rows := state.legal():
        play(GAME, state, rows[0])
    assert GAME.why_not(state, 0, 0) == WhyNot("game-over")
    assert refused(state, 0) == WhyNot("game-over")


def test_a_room_without_secrets_shows_all() -> None:
    event = PointsScored(0, 1, "L1", ())
    assert Game.redact(GAME, event, None) is event
    assert Game.redacted_text(GAME, opened(), 1, GAME.parse("deal red to 0")) == "deal red to 0"


def test_a_game_without_its_doors_is_none() -> None:
    with pytest.raises(TypeError, match="abstract"):
        Game()  # type: ignore[abstract]
