"""Errors are codes with facts; the edge finds the words."""

from durbar.core.errors import BadRecord, DurbarError, IllegalAction
from durbar.core.game import WhyNot


def test_all_errors_are_value_errors_with_code_and_facts() -> None:
    error = BadRecord("record-line", line=3, found="x")
    assert isinstance(error, DurbarError) and isinstance(error, ValueError)
    assert (error.code, error.facts) == ("record-line", {"line": 3, "found": "x"})
    assert str(error) == "record-line (line=3, found='x')"


def test_an_error_without_facts_is_its_code() -> None:
    assert str(DurbarError("draft-empty")) == "draft-empty"


def test_an_illegal_action_carries_its_reason() -> None:
    why_not = WhyNot("too-expensive", "M2.1", (("price", 4), ("money", 2)))
    error = IllegalAction("buy jug-red", why_not)
    assert error.why_not is why_not and error.code == "too-expensive"
    assert error.facts == {"price": 4, "money": 2, "action": "buy jug-red", "paragraph": "M2.1"}


def test_a_reason_may_speak_of_the_action_too() -> None:
    error = IllegalAction("-1", WhyNot("no-such-action", "", (("action", -1),)))
    assert error.facts == {"action": "-1", "paragraph": ""}
