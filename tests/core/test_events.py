"""Events: facts by name, and a value of its own for what may not be known."""

from tests.support.toy import LanternDealt, Lanterns

from durbar.core.events import UNKNOWN, Audience, Part, PointsScored


def test_facts_are_the_fields_by_name() -> None:
    parts = (Part("lantern", "gold", 5),)
    facts = PointsScored(1, 5, "L1", parts).facts()
    assert facts == {"seat": 1, "points": 5, "because": "L1", "parts": parts}


def test_the_owner_sees_what_others_do_not() -> None:
    game, event = Lanterns(), LanternDealt(0, "red")
    assert event.audience is Audience.OWNER
    assert game.redact(event, 0) == event
    assert game.redact(event, 1) == game.redact(event, None) == LanternDealt(0, UNKNOWN)


def test_unknown_is_written_as_in_records() -> None:
    assert str(UNKNOWN) == "?"
