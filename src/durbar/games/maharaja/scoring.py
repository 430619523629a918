"""M4.4, M4.5: the scoring at the end of the game."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from durbar.core.bits import count, lowest, members
from durbar.core.events import GameEnded, PointsScored
from durbar.core.outcome import Outcome, rank
from durbar.games.maharaja import breakdown, events
from durbar.games.maharaja.tables import COLOURS, Tables, kinds_of

if TYPE_CHECKING:
    from durbar.games.maharaja.state import MaharajaState, Player

RUPEES_PER_POINT: Final = 3


def singles(t: Tables, antiques: i64) -> i64:
    """Those that are the only one of their colour, as a set."""
    lost: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        of_colour = antiques & t.of_colour[colour]
        if of_colour & (of_colour - 1) == 0:
            lost |= of_colour
        colour += 1
    return lost


def points_for_antiques(t: Tables, antiques: i64) -> i64:
    points: i64 = 0
    while antiques != 0:
        points += t.value[lowest(antiques)]
        antiques &= antiques - 1
    return points


def points_for_collections(t: Tables, collections: i64) -> i64:
    points: i64 = 0
    while collections != 0:
        points += t.points[lowest(collections)]
        collections &= collections - 1
    return points


def points_for_money(money: i64) -> i64:
    return money // RUPEES_PER_POINT


def points_for(t: Tables, antiques: i64, collections: i64, money: i64) -> i64:
    """M4.4 after the loss of the singles."""
    return (
        points_for_antiques(t, antiques)
        + points_for_collections(t, collections)
        + points_for_money(money)
    )


def lose(s: "MaharajaState", player: "Player", antiques: i64) -> None:
    """They leave the game, face down; collections are kept (M3.4)."""
    player.antiques &= ~antiques
    player.kinds = kinds_of(s.tables, player.antiques)
    s.gone |= antiques


def end_game(s: "MaharajaState") -> None:
    """M4.4: first everybody loses his singles, then all score."""
    seat: i64 = 0
    for player in s.players:
        lost = singles(s.tables, player.antiques)
        if s.sink is not None and lost != 0:
            s.sink.append(events.SinglesLost(int(seat), names(s, lost)))
        lose(s, player, lost)
        seat += 1
    seat = 0
    for player in s.players:
        player.points = points_for(s.tables, player.antiques, player.collections, player.money)
        if s.sink is not None:
            parts = breakdown.parts(s.tables, player.antiques, player.collections, player.money)
            s.sink.append(PointsScored(int(seat), int(player.points), "M4.4", parts))
        seat += 1
    if s.sink is not None:
        s.sink.append(GameEnded(outcome(s).ranking))


def outcome(s: "MaharajaState") -> Outcome:
    """M4.5: most points; tie: most antiques left after the loss (ruling), then a shared win."""
    return rank([(int(p.points), int(count(p.antiques))) for p in s.players])


def names(s: "MaharajaState", antiques: i64) -> tuple[str, ...]:
    """A set of antiques by name, for events."""
    return tuple([s.tables.antique_names[antique] for antique in members(antiques)])
