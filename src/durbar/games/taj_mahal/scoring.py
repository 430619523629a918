"""T5.1, T5.2, T8.1: points for bonus tiles, province tiles and the hand at the end."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.bits import BIT, count, lowest
from durbar.core.events import GameEnded, PointsScored
from durbar.core.outcome import Outcome, rank
from durbar.games.taj_mahal import breakdown
from durbar.games.taj_mahal.tables import CARD, GOOD, LANE, POINTS, TAJ_MAHAL, WHITE, TajMahalTables

if TYPE_CHECKING:
    from durbar.games.taj_mahal.state import TajMahalPlayer, TajMahalState

FOR_PLUS_TWO: Final = 2  # T5.1, T7.1
FOR_TAJ_MAHAL: Final = 4
LANE_MASK: Final = 0x7F


def amount(packed: i64, lane: i64) -> i64:
    """One counter of a packed set."""
    return (packed >> (LANE * lane)) & LANE_MASK


def points_for_bonus(bonus: i64, goods: i64) -> i64:
    """T5.1: a good brings 1, and 1 for every equal good already owned."""
    if bonus == POINTS:
        return FOR_PLUS_TWO
    if bonus == TAJ_MAHAL:
        return FOR_TAJ_MAHAL
    if bonus == CARD:
        return 0
    return 1 + amount(goods, bonus - GOOD)


def points_for_tile(tile_goods: i64, goods: i64) -> i64:
    """T5.2: every good on the tile brings 1, and 1 for every equal good already owned."""
    points: i64 = 0
    while tile_goods != 0:
        points += (tile_goods & LANE_MASK) * (1 + (goods & LANE_MASK))
        tile_goods >>= LANE
        goods >>= LANE
    return points


def cards_by_colour(t: TajMahalTables, player: "TajMahalPlayer") -> i64:
    """How many cards of each colour the player holds, white too: packed counters."""
    packed: i64 = 0
    kinds = player.held
    while kinds != 0:
        kind = lowest(kinds)
        n = player.known.counts[kind] + player.secret.counts[kind]
        packed += n * BIT[LANE * t.colour[kind]]
        kinds &= kinds - 1
    return packed


def points_for_hand(t: TajMahalTables, player: "TajMahalPlayer") -> i64:
    """T8.1: 1 per special card, per white card, and per card of the colour held most."""
    by_colour = cards_by_colour(t, player)
    longest: i64 = 0
    colour: i64 = 0
    while colour < WHITE:
        longest = max(longest, amount(by_colour, colour))
        colour += 1
    return count(player.specials) + amount(by_colour, WHITE) + longest


def award(s: "TajMahalState", seat: i64, points: i64) -> None:
    s.players[seat].points += points


def end_game(s: "TajMahalState") -> None:
    """T8.1: the hands are laid open and counted; a Carletto has special cards only (T9.8)."""
    seat: i64 = 0
    for player in s.players:
        points = points_for_hand(s.tables, player)
        award(s, seat, points)
        if s.sink is not None:
            because = "T9.8" if s.is_carletto(seat) else "T8.1"
            parts = breakdown.of_hand(s.tables, player)
            s.sink.append(PointsScored(int(seat), int(points), because, parts))
        lay_open(player)
        seat += 1
    if s.sink is not None:
        s.sink.append(GameEnded(outcome(s).ranking))


def lay_open(player: "TajMahalPlayer") -> None:
    kind: i64 = 0
    while player.secret.total > 0:
        while player.secret.counts[kind] > 0:
            player.secret.take(kind)
            player.known.put(kind)
        kind += 1


def outcome(s: "TajMahalState") -> Outcome:
    """T8.1: most points win; a tie is a shared win."""
    return rank([(int(player.points),) for player in s.players])
