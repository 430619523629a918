"""M4.4, M4.5: the scoring at the end of the game."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from durbar.core.bits import count, members
from durbar.core.events import GameEnded, PointsScored
from durbar.core.outcome import Outcome, rank
from durbar.games.maharaja import breakdown, events, points
from durbar.games.maharaja.tables import COLOURS, MaharajaTables, kinds_of

if TYPE_CHECKING:
    from durbar.games.maharaja.state import MaharajaPlayer, MaharajaState


def singles(t: MaharajaTables, antiques: i64) -> i64:
    """Those that are the only one of their colour, as a set."""
    lost: i64 = 0
    colour: i64 = 0
    while colour < COLOURS:
        of_colour = antiques & t.of_colour[colour]
        if of_colour & (of_colour - 1) == 0:
            lost |= of_colour
        colour += 1
    return lost


def lose(s: "MaharajaState", player: "MaharajaPlayer", antiques: i64) -> None:
    """They leave the game, face down; collections are kept (M3.4)."""
    player.antiques &= ~antiques
    player.kinds = kinds_of(s.tables, player.antiques)
    s.gone |= antiques


def end_game(s: "MaharajaState") -> None:
    """M4.4: first all lose their singles, then all score."""
    seat: i64 = 0
    for player in s.players:
        lost = singles(s.tables, player.antiques)
        if s.sink is not None and lost != 0:
            s.sink.append(events.SinglesLost(int(seat), names(s, lost)))
        lose(s, player, lost)
        seat += 1
    seat = 0
    for player in s.players:
        t, collections, money = s.tables, player.collections, player.money
        player.points = points.points_for(t, player.antiques, collections, money)
        if s.sink is not None:
            parts = breakdown.parts(t, player.antiques, collections, money)
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
