"""The prompt: a view's legal actions, grouped for people."""

from tests.games.maharaja.script import Scene, opening, scene

from durbar.core.game import Prompt

OPENING = opening(0, "jug-red jug-blue knife-red vase-red")
SECOND_JUG = "; 0 take gold; 1 take gold; 0 buy jug-red; 1 take gold; 0 buy jug-blue"


def offered(table: Scene) -> list[tuple[str, str, str, int | None]]:
    return [(text, c.target, c.group, c.cost) for text, c in table.choices]


def test_the_action_is_a_coin_or_an_antique_with_its_price() -> None:
    """M2.1"""
    table = scene(OPENING + "; 0 take gold")
    assert (table.prompt.asks, table.prompt.paragraph) == ("maharaja-asks-action", "M2.1")
    assert offered(table) == [
        ("take gold", "gold", "take-gold", None),
        ("buy jug-red", "jug-red", "buy", 3),
        ("buy jug-blue", "jug-blue", "buy", 3),
        ("buy knife-red", "knife-red", "buy", 3),
        ("buy vase-red", "vase-red", "buy", 3),
    ]


def test_the_collection_may_be_left() -> None:
    """M2.2"""
    table = scene(OPENING + SECOND_JUG)
    assert (table.prompt.asks, table.prompt.paragraph) == ("maharaja-asks-collection", "M2.2")
    assert offered(table) == [
        ("collect nothing", "nothing", "collect", None),
        ("collect jug-small", "jug-small", "collect", None),
    ]


def test_what_to_give_up_is_asked() -> None:
    """M3.2"""
    table = scene(OPENING + SECOND_JUG + "; 0 collect jug-small")
    assert (table.prompt.asks, table.prompt.paragraph) == ("maharaja-asks-give-up", "M3.2")
    assert offered(table) == [
        ("give up jug-red", "jug-red", "give-up", None),
        ("give up jug-blue", "jug-blue", "give-up", None),
    ]


def test_who_is_not_to_move_is_asked_nothing() -> None:
    table = scene(OPENING)
    nothing = Prompt("choose", "asks-nothing", "", 0, 0, ())
    assert table.game.prompt(table.game.view(table.state, 1)) == nothing
    assert table.game.prompt(table.view) == nothing
    dealing = Scene()  # chance is to move
    assert dealing.game.prompt(dealing.game.view(dealing.state, 0)) == nothing


def test_every_legal_action_is_one_choice() -> None:
    """M2.1, M2.2, M3.2"""
    table = Scene(2, grey=True)
    for mover in table.wander(5):
        if mover < 0:
            continue
        prompt = table.prompt
        assert (prompt.kind, prompt.least, prompt.most) == ("choose", 1, 1)
        assert [choice.action for choice in prompt.choices] == table.state.legal()
        targets = [(choice.group, choice.target) for choice in prompt.choices]
        assert len(set(targets)) == len(targets)
