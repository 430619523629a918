"""Why not: reason code, paragraph and the offending fact, for every verb in every phase."""

import pytest
from tests.games.maharaja.script import Scene, opening, scene

from durbar.core.errors import IllegalAction
from durbar.core.game import WhyNot

OPENING = opening(0, "jug-red jug-blue knife-red vase-red")
IN_COLLECTION = "; 0 take gold; 1 take gold; 0 buy jug-red; 1 take gold; 0 buy jug-blue"
CASES = [  # script, entry, code, paragraph, facts
    (OPENING, "0 collect nothing", "maharaja-action-is-due", "M2.1", {}),
    (OPENING, "0 collect jug-small", "maharaja-action-is-due", "M2.1", {}),
    (OPENING, "0 give up jug-red", "maharaja-action-is-due", "M2.1", {}),
    (OPENING, "0 buy vase-blue", "maharaja-not-on-offer", "M2.1", {"antique": "vase-blue"}),
    (
        OPENING + "; 0 buy jug-red; 1 take gold",
        "0 buy vase-red",
        "maharaja-too-expensive",
        "M2.1",
        {"antique": "vase-red", "price": 3, "money": 0},
    ),
    (OPENING, "1 take gold", "not-your-turn", "", {"seat": 0}),
    (OPENING, "0 lay out vase-blue", "chance-action", "", {}),
    ("", "0 take gold", "chance-to-move", "", {}),
    (OPENING + IN_COLLECTION, "0 take gold", "maharaja-collection-is-due", "M2.2", {}),
    (OPENING + IN_COLLECTION, "0 buy vase-red", "maharaja-collection-is-due", "M2.2", {}),
    (OPENING + IN_COLLECTION, "0 give up jug-red", "maharaja-collection-is-due", "M2.2", {}),
    (
        OPENING + IN_COLLECTION,
        "0 collect jug-large",
        "maharaja-antiques-missing",
        "M3.1",
        {"collection": "jug-large", "missing": (("jug", 1),)},
    ),
    (
        OPENING + IN_COLLECTION,
        "0 collect different-4",
        "maharaja-antiques-missing",
        "M3.1",
        {
            "collection": "different-4",
            "missing": (("instrument", 1), ("jewellery", 1), ("statue", 1), ("vase", 1)),
        },
    ),
    (
        OPENING + IN_COLLECTION + "; 0 collect jug-small",
        "0 take gold",
        "maharaja-giving-up-is-due",
        "M3.2",
        {},
    ),
    (
        OPENING + IN_COLLECTION + "; 0 collect jug-small",
        "0 give up vase-red",
        "maharaja-not-his",
        "M3.2",
        {"antique": "vase-red"},
    ),
]


@pytest.mark.parametrize(("script", "entry", "code", "paragraph", "facts"), CASES)
def test_the_reason_names_the_paragraph_and_the_offending_fact(
    script: str, entry: str, code: str, paragraph: str, facts: dict[str, object]
) -> None:
    table = scene(script)
    assert table.why_not(entry) == WhyNot(code, paragraph, tuple(facts.items()))


def test_every_reason_of_the_rules_has_its_words() -> None:
    """M2.1, M2.2, M3.1, M3.2, M3.3: the codes that a whole random game meets"""
    met = set()
    for seed in range(6):
        table = Scene(2)
        for mover in table.wander(seed):
            if mover < 0:
                continue
            for action in range(table.game.seat_actions):
                reason = table.game.why_not(table.state, mover, action)
                assert (reason is None) == (action in table.state.legal())
                if reason is not None:
                    met.add((reason.code, reason.paragraph))
    assert met == {
        ("maharaja-action-is-due", "M2.1"),
        ("maharaja-collection-is-due", "M2.2"),
        ("maharaja-giving-up-is-due", "M3.2"),
        ("maharaja-not-on-offer", "M2.1"),
        ("maharaja-too-expensive", "M2.1"),
        ("maharaja-not-in-supply", "M2.2"),
        ("maharaja-antiques-missing", "M3.1"),
        ("maharaja-has-the-large-one", "M3.3"),
        ("maharaja-not-his", "M3.2"),
        ("maharaja-wrong-kind", "M3.2"),
    }


def test_who_is_not_to_move_gets_only_that_reason() -> None:
    table = scene(OPENING + IN_COLLECTION)
    reasons = {table.game.why_not(table.state, 1, a) for a in range(table.game.seat_actions)}
    assert reasons == {WhyNot("not-your-turn", "", (("seat", 0),))}


@pytest.mark.parametrize("action", [-1, 10_000])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    table = scene(OPENING)
    reason = table.game.why_not(table.state, 0, action)
    assert reason == WhyNot("no-such-action", "", (("action", action),))


def test_the_error_carries_the_reason() -> None:
    """M2.1"""
    table = scene(OPENING + "; 0 buy jug-red; 1 take gold")
    key = table.state.key()
    with pytest.raises(IllegalAction) as error:
        table.play("0 buy vase-red")
    assert error.value.why_not == table.why_not("0 buy vase-red")
    assert error.value.facts == {
        "action": "buy vase-red",
        "paragraph": "M2.1",
        "antique": "vase-red",
        "price": 3,
        "money": 0,
    }
    assert table.state.key() == key  # refused, nothing happened
