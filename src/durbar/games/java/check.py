"""Validation of an edition file: counts, sums and the drawn board, all faults at once."""

from collections.abc import Mapping
from typing import Any, Final

from durbar.core.edition import Edition, Faults, has_shape
from durbar.core.hexes import Hex, drawn, neighbours
from durbar.games.java.tables import PALACES, ROWS, WORD_BITS, breadth

SIGNS: Final = "o~^_"
VALUES: Final = tuple(str(2 * n + 2) for n in range(PALACES))
KINDS: Final = ("mask", "drum", "puppet", "mask-drum", "drum-puppet", "mask-puppet")
SHAPE: Final[Mapping[str, Mapping[str, type]]] = {
    "board": {"map": str, "land": int, "printed_irrigation": int},
    "supply": {"three_tiles": int, "irrigation_tiles": int, "palaces": dict},
    "player": {
        "developers": int,
        "action_tokens": int,
        "two_tiles": int,
        "rice_tiles": int,
        "village_tiles": int,
        "palace_cards": int,
    },
    "palace_cards": {"symbols": list, "kinds": list, "cards": list},
    "action_points": {"turn": int, "token": int, "lowland": int, "highland": int},
    "fame": {"water": int, "festival_alone": dict, "festival_shared": dict},
}
RANGES: Final = {  # dotted path -> least, most
    "supply.three_tiles": (1, 99),
    "supply.irrigation_tiles": (0, 99),
    "player.developers": (1, 15),
    "player.action_tokens": (0, 9),
    "player.two_tiles": (0, 9),
    "player.rice_tiles": (0, 9),
    "player.village_tiles": (0, 9),
    "player.palace_cards": (1, 6),
    "action_points.turn": (1, 20),
    "action_points.token": (1, 9),
    "fame.water": (0, 20),
}
MOST_PALACES: Final = 60  # sets of cities are bit masks


def check(edition: Edition) -> None:
    """Raises BadEdition unless the values describe this game's components."""
    faults = Faults()
    if has_shape(edition.values, "", dict.fromkeys(SHAPE, dict), faults):
        shaped = [has_shape(edition.values[k], k, shape, faults) for k, shape in SHAPE.items()]
        if all(shaped):
            _check_ranges(edition.values, faults)
            _check_board(edition.values["board"], faults)
            _check_palaces(edition.values["supply"]["palaces"], faults)
            _check_cards(edition.values["palace_cards"], faults)
            _check_fame(edition.values["fame"], faults)
    faults.raise_if_any(edition.source)


def _check_ranges(values: Mapping[str, Any], faults: Faults) -> None:
    for path, (least, most) in RANGES.items():
        table, _, key = path.partition(".")
        found = values[table][key]
        faults.expect(least <= found <= most, path, "range", least=least, most=most, found=found)
    for key, expected in (("lowland", 1), ("highland", 2)):
        found = values["action_points"][key]
        faults.expect(found == expected, f"action_points.{key}", "must-be", expected=str(expected))


def _check_board(board: Mapping[str, Any], faults: Faults) -> None:
    try:
        signs = dict(drawn(board["map"]))
    except ValueError as error:
        faults.add("board.map", "map-place", reason=str(error))
        return
    lines = board["map"].splitlines()
    fine = set(signs.values()) <= set(SIGNS) and 0 < len(lines) <= len(ROWS)
    if not faults.expect(fine, "board.map", "map-signs", allowed=" ".join(SIGNS)):
        return
    broad = breadth(signs)
    faults.expect(broad <= WORD_BITS, "board.map", "range", least=2, most=WORD_BITS, found=broad)
    inside = {at for at, sign in signs.items() if sign in "o~"}
    for key, sign in (("land", "o"), ("printed_irrigation", "~")):
        found = list(signs.values()).count(sign)
        faults.expect(found == board[key], f"board.{key}", "must-be", expected=str(found))
    _check_ring(signs, inside, faults)


def _check_ring(signs: Mapping[Hex, str], inside: set[Hex], faults: Faults) -> None:
    """J1.1: outside cells are just those that touch the board; water lies within it."""
    ring = {other for at in inside for other in neighbours(at)} - inside
    drawn_ring = set(signs) - inside
    faults.expect(ring == drawn_ring, "board.map", "map-ring", expected=len(ring))
    water = [at for at, sign in signs.items() if sign == "~"]
    fine = all(other in inside for at in water for other in neighbours(at))
    faults.expect(fine, "board.map", "map-water")


def _check_palaces(palaces: Mapping[str, Any], faults: Faults) -> None:
    if has_shape(palaces, "supply.palaces", dict.fromkeys(VALUES, int), faults):
        fine = all(n >= 0 for n in palaces.values()) and sum(palaces.values()) <= MOST_PALACES
        found = sum(palaces.values())
        faults.expect(fine, "supply.palaces", "range", least=0, most=MOST_PALACES, found=found)
        faults.expect(
            tuple(palaces) == VALUES, "supply.palaces", "must-be", expected=_joined(VALUES)
        )


def _check_cards(cards: Mapping[str, Any], faults: Faults) -> None:
    symbols = KINDS[:3]
    faults.expect(
        cards["symbols"] == list(symbols),
        "palace_cards.symbols",
        "must-be",
        expected=_joined(symbols),
    )
    faults.expect(
        cards["kinds"] == list(KINDS), "palace_cards.kinds", "must-be", expected=_joined(KINDS)
    )
    fine = len(cards["cards"]) == len(KINDS) and all(
        type(n) is int and 1 <= n <= 20 for n in cards["cards"]
    )
    faults.expect(fine, "palace_cards.cards", "counts", expected=len(KINDS))


def _check_fame(fame: Mapping[str, Any], faults: Faults) -> None:
    for key in ("festival_alone", "festival_shared"):
        table = fame[key]
        if has_shape(table, f"fame.{key}", dict.fromkeys(VALUES, int), faults):
            rising = sorted(table.values()) == list(table.values()) and tuple(table) == VALUES
            faults.expect(rising and min(table.values()) >= 0, f"fame.{key}", "ascending")


def _joined(values: Any) -> str:
    return ", ".join(map(str, values))
