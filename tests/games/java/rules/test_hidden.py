"""What is hidden (J1.6), what a reshuffle (J8.3) and a festival (J8.4, J8.13) show of it."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest
from tests.games.java.script import Scene, drawn, with_edition
from tests.games.java.walks import GAME

from durbar.core.chance import Rng
from durbar.core.types import NOBODY, Seat
from durbar.games.java.state import JavaState
from durbar.games.java.tables import NONE

Hand = tuple[str, ...]
FEW_CARDS = with_edition(("cards = [5, 5, 5, 5, 5, 5]", "cards = [4, 2, 2, 2, 1, 1]"))
HANDS = "mask mask drum; mask mask-drum drum; puppet puppet drum-puppet"


def city(script: str, game: object = None, hands: str = HANDS, open_card: str = "mask") -> Scene:
    """A festival of three at K8."""
    drawing = "K6 v1a v1b v1P8 v1c v1 v1 v1 v1"
    table = drawn(drawing, 3, game=game, hands=hands, open_card=open_card)  # type: ignore[arg-type]
    table.play(f"0 lay rice G15; 0 festival K8; {script}")
    return table


# A festival ---------------------------------------------------------------------------------------

MUST_OPEN = ""
BEGUN = "0 bid mask; 0 bid mask; 0 done; 1 bid mask"
OPENED = "0 bid mask"
CLOSED = "0 bid mask; 0 bid mask; 0 done"
ANSWERED = "0 bid mask; 0 done; 1 bid mask; 1 done; 2 pass"
POSITIONS = {  # script -> what a secret hand of the one asked must be worth
    "must-open": (MUST_OPEN, 1),
    "opened": (OPENED, 0),
    "closed": (CLOSED, 0),
    "begun": (BEGUN, 1),
    "answering": (ANSWERED, 0),
}


def worlds(state: JavaState, seat: Seat | None, due: int) -> Counter[tuple[Hand, ...]]:
    """The others' secret hands, how many deals lead to each, computed from the view only."""
    view = GAME.view(state, seat)
    sizes = [
        (each, player.cards - len(player.known))
        for each, player in enumerate(view.players)
        if each != seat
    ]
    least = view.least_card if view.in_bid else "mask"
    kinds = list(state.tables.kind_names)
    matching = [k for k in kinds if "mask" in k and kinds.index(k) >= kinds.index(least)]

    def deals(left: Hand, rest: list[tuple[int, int]]) -> Iterator[tuple[Hand, ...]]:
        if not rest:
            yield ()
            return
        (each, size), *later = rest
        for chosen in combinations(range(len(left)), size):
            hand = tuple(sorted(left[n] for n in chosen))
            if each == view.asked and sum(hand.count(k) for k in matching) < due:
                continue
            others = tuple(card for n, card in enumerate(left) if n not in chosen)
            for more in deals(others, later):
                yield (hand, *more)

    return Counter(deals(view.unseen, sizes))


def hands_of(world: JavaState, seat: Seat | None) -> tuple[Hand, ...]:
    names = world.tables.kind_names
    return tuple(
        tuple(sorted(names[kind] for kind, n in enumerate(player.secret) for _ in range(n)))
        for each, player in enumerate(world.players)
        if each != seat
    )


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("seat", [1, 2])
def test_worlds_are_uniform_over_those_in_which_the_one_asked_can_go_on(
    name: str, seat: Seat
) -> None:
    """J8.4, J8.13: who must open has a matching card, who began a bid can level it; no more"""
    script, due = POSITIONS[name]
    state = city(
        script, FEW_CARDS, "mask mask drum; mask drum mask-drum; puppet puppet mask-drum"
    ).state
    due = 0 if state.asked == seat else due
    expected = worlds(state, seat, due)
    deals, draws, rng = sum(expected.values()), 4000, Rng(11)
    found = Counter[tuple[Hand, ...]]()
    for _ in range(draws):
        world = state.clone()
        world.resample(seat, rng)
        found[hands_of(world, seat)] += 1
    assert set(found) <= set(expected)
    square = sum(
        (found[w] - draws * n / deals) ** 2 / (draws * n / deals) for w, n in expected.items()
    )
    freedom = len(expected) - 1
    assert abs(square - freedom) < 5 * (2 * freedom) ** 0.5


@pytest.mark.parametrize("name", POSITIONS)
def test_nobody_is_stuck_in_a_sampled_festival(name: str) -> None:
    """J8.4, J8.13: by `sample` and by `resample`, for every seat and the spectator"""
    table = city(POSITIONS[name][0])
    for seat in (0, 1, 2, None):
        view = table.game.view(table.state, seat)
        for seed in range(12):
            world = table.game.sample(view, Rng(seed))
            assert world.legal() and world.invariants() == []
            assert table.game.view(world, seat) == view
            world.resample(NONE if seat is None else seat, Rng(seed + 1))
            assert world.legal() and table.game.view(world, seat) == view


@pytest.mark.parametrize("name", POSITIONS)
def test_games_go_on_from_worlds_sampled_in_a_festival(name: str) -> None:
    """J8.6, J8.7: for one who looks on, the game ends"""
    table = city(POSITIONS[name][0])
    seat = (table.state.asked + 1) % 3
    world = table.game.sample(table.game.view(table.state, seat), Rng(1))
    world.playout(Rng(2), world.buffer())
    assert world.to_move() == NOBODY


# A reshuffle --------------------------------------------------------------------------------------


def reshuffled() -> Scene:
    """Three seats; the pile is made of two discards, `mask mask`, after its last card was drawn."""
    game = with_edition(("cards = [5, 5, 5, 5, 5, 5]", "cards = [4, 3, 4, 1, 1, 1]"))
    hands = "mask mask drum; mask drum puppet; drum puppet puppet"
    table = city("0 bid mask; 0 bid mask; 0 done; 1 pass; 2 pass", game, hands)
    table.play("1 lay rice G13; 1 take open card; chance turn up mask-drum")
    table.play("1 take hidden card; chance draw puppet; 1 end turn")
    table.play("2 lay rice G11; 2 take open card; chance turn up drum-puppet")
    table.play("2 take hidden card; chance draw mask-puppet")
    return table


def pile(table: Scene, seat: Seat | None) -> Hand | None:
    return table.game.view(table.state, seat).pile


def test_a_reshuffle_shows_everybody_the_pile() -> None:
    """J8.3"""
    table = reshuffled()
    assert table.view.told == (-1, 0, 1, 2)
    assert all(pile(table, seat) == ("mask", "mask") for seat in (None, 0, 1, 2))


def test_an_open_card_turned_up_hides_nothing() -> None:
    """J8.3"""
    table = reshuffled()
    table.play("2 end turn; 0 lay village G9; 0 take open card; chance turn up mask")
    assert all(pile(table, seat) == ("mask",) for seat in (None, 0, 1, 2))


def test_only_the_drawer_still_knows_a_pile_of_discards() -> None:
    """J8.3: he sees what he drew; for the others pile and secret cards mix"""
    table = reshuffled()
    table.play("2 end turn; 0 lay village G9; 0 take hidden card; chance draw mask")
    assert table.view.told == (0,)
    assert [pile(table, seat) for seat in (None, 0, 1, 2)] == [None, ("mask",), None, None]
    view = table.game.view(table.state, 0)
    assert "mask" in view.unseen  # the one that seat 1 was dealt
    for seed in range(40):
        world = table.game.sample(view, Rng(seed))
        assert list(world.pile.counts) == [1, 0, 0, 0, 0, 0]
        assert table.game.view(world, 0) == view
    piles = {
        tuple(table.game.sample(table.game.view(table.state, 1), Rng(seed)).pile.counts)
        for seed in range(40)
    }
    assert len(piles) > 1


def test_the_next_hidden_draw_mixes_the_pile_for_the_last_drawer_too() -> None:
    """J8.3"""
    table = reshuffled()
    state = table.state
    table.play("2 end turn; 0 lay village G9; 0 take hidden card; chance draw mask; 0 end turn")
    assert table.view.told == (0,)
    twin = state.clone()
    twin.resample(1, Rng(3))
    assert twin.parted == state.parted
    table.play("1 lay rice G7; 1 take hidden card")
    table.deal()
    assert state.pile.total == 0 and table.view.told == ()
