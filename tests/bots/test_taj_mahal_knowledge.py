"""What Taj Mahal's evaluator knows: chances in the visit, the network and goods to come."""

import pytest
from tests.bots.tables import decisions

import durbar
from durbar.bots.knowledge.taj_mahal import evaluator as knowledge
from durbar.core.bits import BIT, members
from durbar.games.taj_mahal.rules.network import points_for_palaces
from durbar.games.taj_mahal.rules.visit import seat_at
from durbar.games.taj_mahal.state import TajMahalState
from durbar.games.taj_mahal.tables import GOOD, GOODS, LANE, TURN, VIZIER

GAME = durbar.game("taj-mahal")
OPTIONS = GAME.options(seats=4)


def positions(seed: int, every: int) -> list[TajMahalState]:
    return [s for s in decisions(GAME, OPTIONS, seed, every) if isinstance(s, TajMahalState)]


def first_turn() -> TajMahalState:
    """Nobody has played a card yet."""
    return next(
        s for s in positions(3, 1) if s.phase == TURN and not any(p.shown for p in s.players)
    )


def chance(s: TajMahalState, seat: int) -> float:
    before = knowledge.answers(s, seat)
    return knowledge.chance_to_win(s, s.players[seat], seat, VIZIER, before)


def test_a_lead_is_sure_at_ones_turn_and_less_for_each_who_may_answer_before() -> None:
    s = first_turn()
    chances = []
    for place in range(4):
        seat = int(seat_at(s, place))
        s.players[seat].shown = BIT[LANE * VIZIER]
        chances.append(chance(s, seat))
        s.players[seat].shown = 0
    assert chances[0] == 1.0
    assert chances == sorted(set(chances), reverse=True)


def test_the_further_ahead_the_surer() -> None:
    s = first_turn()
    last = int(seat_at(s, 3))
    rival = int(seat_at(s, 0))
    s.players[rival].shown = 2 * BIT[LANE * VIZIER]
    chances = []
    for n in range(1, 6):
        s.players[last].shown = n * BIT[LANE * VIZIER]
        chances.append(chance(s, last))
    assert 0.0 < chances[0] < chances[1] < chances[2] < chances[3] < chances[4] < 1.0


def test_who_is_alone_in_the_visit_has_what_he_has_symbols_for() -> None:
    s = first_turn()
    for seat in range(4):
        s.in_visit = BIT[seat]
        assert chance(s, seat) == 0.0
        s.players[seat].shown = BIT[LANE * VIZIER]
        assert chance(s, seat) == 1.0
        s.court &= ~(BIT[LANE * VIZIER] << 7)
        assert chance(s, seat) == 0.0
        s.court |= BIT[LANE * VIZIER] << 7


def test_the_network_counts_what_a_palace_in_each_later_province_would_join() -> None:
    for seed in range(6):
        for s in positions(seed, 11):
            for player in s.players:
                t, own, expected = s.tables, player.palaces | player.crowns, 0.0
                for n, visit in enumerate(range(s.visit + 1, t.visits + 1)):
                    province = s.route[visit]
                    best = max(
                        int(points_for_palaces(t, own | BIT[city], province))
                        for city in members(t.cities_of[province])
                    )
                    # one point is the province's own
                    expected += knowledge.NEXT_PALACE * knowledge.FARTHER**n * (best - 1)
                assert knowledge.network_worth(s, player) == pytest.approx(expected)


def test_a_good_counts_by_the_equal_ones_on_tiles_to_come() -> None:
    s = positions(5, 40)[1]
    here = members(s.tables.cities_of[s.route[s.visit]])
    for good in range(len(GOODS)):
        tiles = [s.tables.tile_goods[visit] for visit in range(s.visit + 1, s.tables.visits + 1)]
        on_tiles = sum(int(goods) >> LANE * good & 0x7F for goods in tiles)
        on_bonus = len(set(members(s.bonus[GOOD + good])) - set(here))
        each = on_tiles * knowledge.ON_TILE + on_bonus * knowledge.ON_BONUS
        assert knowledge.goods_worth(s, 3 * BIT[LANE * good]) == pytest.approx(3 * each)
