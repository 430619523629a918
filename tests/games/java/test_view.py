"""What a seat may know, and worlds that fit it (J1.6)."""

from collections import Counter

from tests.games.java.script import drawn, scene

from durbar.core.chance import Rng


def test_a_card_taken_open_stays_with_its_owner_in_every_sampled_world() -> None:
    """J1.6: cards taken open are known, secret ones are dealt anew"""
    table = scene("0 take open card; chance turn up mask-drum")
    view = table.game.view(table.state, 1)
    hands = Counter(
        tuple(table.game.sample(view, Rng(seed)).players[0].known) for seed in range(40)
    )
    assert list(hands) == [(1, 0, 0, 0, 0, 0)]


def test_secret_cards_are_dealt_from_all_that_is_unseen() -> None:
    """J1.6"""
    table = scene()
    view = table.game.view(table.state, 1)
    rng, first = Rng(7), Counter[str]()
    for _ in range(3000):
        world = table.game.sample(view, rng)
        for kind, n in enumerate(world.players[0].secret):
            first[world.tables.kind_names[kind]] += n
    unseen = Counter(view.unseen)
    for kind, n in unseen.items():
        assert abs(first[kind] / 9000 - n / len(view.unseen)) < 0.02


def test_a_known_copy_is_laid_first() -> None:
    """J1.6: what is known is the least that the table may be sure of"""
    table = drawn("K6 v1a v1P2", hands="mask drum puppet; mask drum puppet")
    table.play("0 take open card; chance turn up mask; 0 lay rice G15; 0 festival K7")
    assert table.view.players[0].known == ("mask",)
    table.play("0 bid mask")
    assert table.view.players[0].known == ()
    assert table.game.view(table.state, 0).players[0].own == ("mask", "drum", "puppet")


def test_the_projection_of_a_turn_is_reported() -> None:
    """J2.1: points left and spent, palaces built in this turn"""
    table = drawn("G4 v2a v1 v1 v1")
    table.play("0 palace 4 G5")
    assert (table.view.ap, table.view.ap_spent, table.view.built) == (5, 1, ("G5",))
