"""J1 Material and set-up."""

import pytest
from tests.games.java.script import Scene, opening, scene

import durbar
from durbar.core.events import UNKNOWN
from durbar.games.java.events import CardDealt

T = durbar.game("java").tables  # type: ignore[attr-defined]


def test_the_board_has_150_land_spaces_and_3_printed_irrigation_spaces() -> None:
    """J1.1"""
    outside = list(T.is_outside)
    assert len(T.printed) == 3
    assert outside.count(0) - 3 == 150
    assert outside.count(1) == 61
    assert sum(T.is_edge) == 55


def test_outside_cells_touch_the_board_and_every_outer_side_leads_to_one() -> None:
    """J1.1"""
    for space in range(T.spaces):
        around = [T.next_to[6 * space + side] for side in range(6)]
        if T.is_outside[space]:
            assert any(other >= 0 and not T.is_outside[other] for other in around)
        else:
            assert all(other >= 0 for other in around)
        assert (T.border[space] in (1, 2)) == bool(T.is_outside[space])


def test_neighbours_share_a_side_both_ways() -> None:
    """J1.1: on the board and across its edge alike"""
    for space in range(T.spaces):
        for side in range(6):
            other = T.next_to[6 * space + side]
            if other >= 0:
                assert T.next_to[6 * other + (side + 3) % 6] == space


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_three_tiles_irrigation_and_palaces_are_used_at_every_number_of_players(
    seats: int,
) -> None:
    """J1.2"""
    view = scene(seats=seats).view
    assert (view.three_tiles, view.irrigation_tiles) == (56, 16)
    assert view.palaces == (6, 7, 8, 9, 10)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_has_his_material_and_three_cards(seats: int) -> None:
    """J1.3"""
    view = scene(seats=seats).view
    assert len(view.players) == seats
    assert view.scores == (0,) * seats
    for p in view.players:
        assert (p.developers, p.tokens, p.two_tiles, p.rice_tiles, p.village_tiles) == (
            12, 3, 5, 3, 2,
        )  # fmt: skip
        assert p.cards == 3
    assert view.open_card == "mask"
    assert view.pile_size == 30 - 3 * seats - 1


def test_there_are_five_palace_cards_of_each_of_six_kinds() -> None:
    """J1.4"""
    assert list(T.cards) == [5] * 6
    assert T.kind_names == ["mask", "drum", "puppet", "mask-drum", "drum-puppet", "mask-puppet"]


def test_the_starting_player_is_drawn_at_random() -> None:
    """J1.5, ruling"""
    table = Scene(seats=3)
    assert table.legal == ["start 0", "start 1", "start 2"]
    assert table.state.weights() == [1, 1, 1]


def test_play_goes_clockwise() -> None:
    """J1.5"""
    table = scene(seats=3, starter=1)
    movers = []
    for n in (4, 6, 8):
        mover = int(table.state.to_move())
        movers.append(mover)
        table.play(f"{mover} lay two G{n} G{n + 1}; {mover} end turn")
    assert movers == [1, 2, 0]


def test_cards_in_hand_are_secret_but_their_number_is_public() -> None:
    """J1.6, ruling"""
    table = scene()
    seen, own = table.game.view(table.state, 1), table.game.view(table.state, 0)
    assert seen.players[0].own is None
    assert seen.players[0].cards == 3
    assert own.players[0].own == ("mask", "drum", "puppet")


def test_a_card_taken_open_is_known_to_all() -> None:
    """J1.6, ruling"""
    table = scene("0 take open card; chance turn up drum")
    for seat in (None, 0, 1):
        assert table.game.view(table.state, seat).players[0].known == ("mask",)


def test_a_card_dealt_or_drawn_is_shown_to_its_owner_alone() -> None:
    """J1.6, ruling"""
    table = Scene()
    events = table.play(opening())
    dealt = [event for event in events if event == CardDealt(0, "mask")]
    assert table.game.redact(dealt[0], 0) == CardDealt(0, "mask")
    assert table.game.redact(dealt[0], 1) == CardDealt(0, UNKNOWN)
    table.play("0 take hidden card")
    action = table.game.parse("draw mask")
    assert table.game.redacted_text(table.state, 0, action) == "draw mask"
    assert table.game.redacted_text(table.state, 1, action) == "draw ?"
    assert table.game.redacted_text(table.state, None, action) == "draw ?"
