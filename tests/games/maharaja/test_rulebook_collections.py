"""M3 Collections: conditions, crossed-out cards, small and large ones."""

import pytest
from tests.games.maharaja.script import Scene, scene

import durbar
from durbar.core.events import TurnBegan
from durbar.core.game import WhyNot
from durbar.games.maharaja.events import AntiqueGivenUp, CollectionTaken

KINDS = ("jug", "knife", "instrument", "jewellery", "statue", "vase")
CARDS = {card["id"]: card for card in durbar.game("maharaja").edition.values["collections"]}


def after(script: str) -> Scene:
    """A two-player game after the script of seat 0."""
    table = scene("chance start 0")
    table.follow({0: script})
    return table


def missing(collection: str, *kinds: tuple[str, int]) -> WhyNot:
    facts = (("collection", collection), ("missing", kinds))
    return WhyNot("maharaja-antiques-missing", "M3.1", facts)


# M3.1 The condition


@pytest.mark.parametrize("kind", KINDS)
def test_he_must_own_at_least_the_antiques_shown(kind: str) -> None:
    """M3.1: one is too few, two are enough for the small card and too few for the large"""
    table = after(f"buy {kind}-red; buy {kind}-blue")
    assert table.legal == ["collect nothing", f"collect {kind}-small"]
    assert table.why_not(f"0 collect {kind}-large") == missing(f"{kind}-large", (kind, 1))


def test_every_kind_that_is_missing_is_reported() -> None:
    """M3.1"""
    table = after("buy vase-red; buy vase-blue")
    assert table.why_not("0 collect statue-small") == missing("statue-small", ("statue", 2))
    text = missing("different-5", *((kind, 1) for kind in KINDS[:2] + KINDS[3:5]))
    assert table.why_not("0 collect different-5") == text


@pytest.mark.parametrize("colours", [("red", "blue"), ("yellow", "green"), ("purple", "orange")])
def test_colours_do_not_matter(colours: tuple[str, str]) -> None:
    """M3.1"""
    one, other = colours
    table = after(f"buy statue-{one}; buy statue-{other}")
    assert "collect statue-small" in table.legal


def test_with_three_knives_the_card_for_two_may_be_taken() -> None:
    """M3.1: owning more is fine"""
    table = after("buy knife-red; buy knife-blue; collect nothing; buy knife-green")
    assert table.legal == ["collect nothing", "collect knife-small", "collect knife-large"]
    table.play("0 collect knife-small; 0 give up knife-red")
    assert table.view.players[0].collections == ("knife-small",)


def test_different_antiques_are_those_shown() -> None:
    """M3.1: three different of other kinds do not do"""
    table = after("buy jug-red; buy knife-red; buy instrument-red")
    assert table.legal == ["collect nothing", "collect different-3"]
    other = after("buy jug-red; buy knife-red; buy vase-red")
    assert other.view.phase != "collection"


def test_four_and_five_different() -> None:
    """M3.1, M3.3"""
    table = after("buy instrument-red; buy jewellery-red; buy statue-red; buy vase-red")
    assert table.legal == ["collect nothing", "collect different-4"]
    table = after(
        "buy instrument-red; buy jewellery-red; buy statue-red; buy vase-red; collect different-4"
        "; buy jug-blue; buy knife-blue"
    )
    assert table.legal == ["collect nothing", "collect different-3", "collect different-5"]


# M3.2 The crossed-out card


@pytest.mark.parametrize("kind", KINDS[:3])
def test_a_crossed_out_card_costs_one_antique_of_its_kind(kind: str) -> None:
    """M3.2: his choice which"""
    table = after(f"buy vase-red; buy {kind}-red; buy {kind}-blue")
    events = table.play(f"0 collect {kind}-small")
    assert events == [CollectionTaken(0, f"{kind}-small", 3)]
    assert table.view.giving_up_for == f"{kind}-small"
    assert table.legal == [f"give up {kind}-red", f"give up {kind}-blue"]
    events = table.play(f"0 give up {kind}-blue")
    assert events[0] == AntiqueGivenUp(0, f"{kind}-blue", f"{kind}-small")
    assert set(table.view.players[0].antiques) == {f"{kind}-red", "vase-red"}
    assert table.view.giving_up_for is None


def test_what_is_given_up_leaves_the_game() -> None:
    """M3.2: face down; neither the pile nor the offer gets it back"""
    table = after("buy jug-red; buy jug-blue; collect jug-small; give up jug-red")
    assert "jug-red" in table.view.gone
    table.finish()
    assert "jug-red" in table.view.gone
    assert table.entries.count("chance lay out jug-red") == 1


def test_he_must_give_up_one() -> None:
    """M3.2: nothing else is possible, and he cannot go back"""
    table = after("buy jug-red; buy jug-blue; collect jug-small")
    for entry in ("0 collect nothing", "0 take gold", "0 collect jug-large"):
        assert table.why_not(entry) == WhyNot("maharaja-giving-up-is-due", "M3.2")


def test_book_example_only_a_knife_a_jug_or_an_instrument() -> None:
    """M3.2: the card with knife, jug and instrument"""
    table = after("buy vase-red; buy jug-red; buy knife-red; buy instrument-red")
    table.play("0 collect different-3")
    assert table.legal == ["give up jug-red", "give up knife-red", "give up instrument-red"]
    facts = (("antique", "vase-red"), ("collection", "different-3"))
    refused = WhyNot("maharaja-wrong-kind", "M3.2", facts)
    assert table.why_not("0 give up vase-red") == refused
    for other in ("jug-red", "knife-red", "instrument-red"):
        assert table.why_not(f"0 give up {other}") is None
    events = table.play("0 give up knife-red")
    assert events[0] == AntiqueGivenUp(0, "knife-red", "different-3")


def test_only_his_own_antiques_can_be_given_up() -> None:
    """M3.2"""
    table = scene("chance start 0")
    table.follow({0: "buy jug-red; buy jug-blue; collect jug-small", 1: "buy jug-green"})
    for other in ("jug-green", "jug-purple"):  # his opponent's, nobody's
        refused = WhyNot("maharaja-not-his", "M3.2", (("antique", other),))
        assert table.why_not(f"0 give up {other}") == refused


def test_the_condition_is_tested_before_giving_up() -> None:
    """M3.2: two jugs are enough for the card that costs one of them"""
    table = after("buy jug-red; buy jug-blue; collect jug-small; give up jug-blue")
    player = table.view.players[0]
    assert player.antiques == ("jug-red",)
    assert player.collections == ("jug-small",)


@pytest.mark.parametrize("kind", KINDS[3:])
def test_without_a_crossed_out_card_he_gives_up_nothing(kind: str) -> None:
    """M3.2"""
    table = after(f"buy {kind}-red; buy {kind}-blue")
    events = table.play(f"0 collect {kind}-small")
    assert isinstance(events[-1], TurnBegan) or table.state.to_move() == durbar.CHANCE
    assert set(table.view.players[0].antiques) == {f"{kind}-red", f"{kind}-blue"}


def test_crossed_out_cards_show_only_kinds_of_the_condition() -> None:
    """M3.2: so that there is always one to give up"""
    for card in CARDS.values():
        assert set(card["give_up"]) <= set(card["requires"])


# M3.3 Seven sorts, small and large


def test_six_kinds_have_a_card_for_two_and_a_card_for_three_equal() -> None:
    """M3.3"""
    for kind in KINDS:
        assert CARDS[f"{kind}-small"]["requires"] == {kind: 2}
        assert CARDS[f"{kind}-large"]["requires"] == {kind: 3}


def test_different_has_two_small_cards_and_a_large_one() -> None:
    """M3.3: for three, four and five different"""
    for n, size in ((3, "small"), (4, "small"), (5, "large")):
        card = CARDS[f"different-{n}"]
        assert (len(card["requires"]), card["size"]) == (n, size)
        assert set(card["requires"].values()) == {1}


def test_there_are_seven_sorts() -> None:
    """M3.3"""
    assert {card["sort"] for card in CARDS.values()} == {*KINDS, "different"}


def test_book_example_tim_has_the_large_vase_card_and_may_not_take_the_small() -> None:
    """M3.3"""
    table = after(
        "buy vase-red; buy vase-blue; collect nothing; buy vase-green; collect vase-large"
        "; buy statue-red; buy statue-blue"
    )
    assert len([a for a in table.view.players[0].antiques if a.startswith("vase")]) == 3
    assert table.legal == ["collect nothing", "collect statue-small"]
    facts = (("collection", "vase-small"), ("large", "vase-large"))
    refused = WhyNot("maharaja-has-the-large-one", "M3.3", facts)
    assert table.why_not("0 collect vase-small") == refused


def test_book_example_claus_goes_on_from_three_different_to_four_or_five() -> None:
    """M3.3: small first, then another small one or the large one"""
    table = after(
        "buy jug-red; buy knife-red; buy instrument-red; collect different-3"
        "; give up instrument-red; buy jewellery-red; buy statue-red; buy instrument-blue"
        "; buy vase-red"
    )
    assert table.view.players[0].collections == ("different-3",)
    assert table.legal == ["collect nothing", "collect different-4", "collect different-5"]
    small = Scene()
    small.play("\n".join(table.entries) + "\n0 collect different-4")
    assert small.view.players[0].collections == ("different-3", "different-4")
    table.play("0 collect different-5")
    assert table.view.players[0].collections == ("different-3", "different-5")


def test_the_large_card_of_the_different_bars_both_small_ones() -> None:
    """M3.3"""
    table = after(
        "buy jug-red; buy knife-red; buy jewellery-red; buy statue-red; buy vase-red"
        "; collect different-5; give up jug-red; buy jug-blue; buy instrument-red; buy vase-blue"
    )
    assert table.legal == ["collect nothing", "collect vase-small"]
    for small in ("different-3", "different-4"):
        facts = (("collection", small), ("large", "different-5"))
        refused = WhyNot("maharaja-has-the-large-one", "M3.3", facts)
        assert table.why_not(f"0 collect {small}") == refused


def test_small_first_then_the_large_one_is_fine() -> None:
    """M3.3"""
    table = after(
        "buy vase-red; buy vase-blue; collect vase-small; buy vase-green; collect vase-large"
    )
    assert table.view.players[0].collections == ("vase-small", "vase-large")


def test_the_large_card_of_one_sort_bars_no_other_sort() -> None:
    """M3.3"""
    table = after(
        "buy vase-red; buy vase-blue; collect nothing; buy vase-green; collect vase-large"
        "; buy jewellery-red; buy jewellery-blue"
    )
    assert "collect jewellery-small" in table.legal


def test_the_large_card_of_another_player_bars_nobody() -> None:
    """M3.3"""
    table = scene("chance start 0")
    table.follow(
        {
            0: "buy vase-red; buy vase-blue; collect nothing; buy vase-green; collect vase-large",
            1: "buy vase-purple; take gold; buy vase-orange; collect vase-small",
        }
    )
    assert table.view.players[1].collections == ("vase-small",)


# M3.4 and M3.5 Kept for good, never used up


def test_collections_are_kept_when_their_antiques_are_given_up_later() -> None:
    """M3.4"""
    table = after(
        "buy jug-red; buy jug-blue; collect jug-small; give up jug-red"
        "; buy knife-red; buy instrument-red; collect different-3; give up jug-blue"
    )
    player = table.view.players[0]
    assert not [antique for antique in player.antiques if antique.startswith("jug")]
    assert set(player.collections) == {"jug-small", "different-3"}
    table.finish()
    assert set(table.view.players[0].collections) == {"jug-small", "different-3"}


def test_one_antique_may_serve_any_number_of_collections() -> None:
    """M3.5: the two red and blue vases in three cards"""
    table = after(
        "buy vase-red; buy vase-blue; collect vase-small; buy vase-green; collect vase-large"
        "; buy instrument-red; buy jewellery-red; buy statue-red; collect different-4"
    )
    player = table.view.players[0]
    assert len(player.antiques) == 6
    assert set(player.collections) == {"vase-small", "vase-large", "different-4"}


def test_what_was_given_up_is_missing_for_every_later_card() -> None:
    """M3.5: three jugs bought, two owned"""
    table = after(
        "buy jug-red; buy jug-blue; collect jug-small; give up jug-red; buy jug-green"
        "; take gold; buy vase-red; buy vase-blue"
    )
    assert table.why_not("0 collect jug-large") == missing("jug-large", ("jug", 1))


def test_for_a_new_card_those_owned_at_that_moment_count() -> None:
    """M3.5: a jug bought in place of the one given up"""
    table = after(
        "buy jug-red; buy jug-blue; collect jug-small; give up jug-red; buy jug-green"
        "; buy jug-purple"
    )
    assert table.legal == ["collect nothing", "collect jug-large"]
