"""Validation of an edition file: counts, sums, references and the board, all faults at once."""

import re
from collections.abc import Iterable, Mapping
from typing import Any, Final

from durbar.core.edition import Edition, Faults, has_shape
from durbar.games.taj_mahal.tables import (
    BONUSES,
    CITIES,
    COLOURS,
    EFFECTS,
    GOODS,
    MOGUL,
    PROVINCES,
    SYMBOLS,
    TAJ_MAHAL,
    VIZIER,
)

INFLUENCE: Final = SYMBOLS[VIZIER:MOGUL]
PER_COLOUR: Final = 21  # T1.5
WHITES: Final = 12
KINDS_AT_MOST: Final = 60  # of cards: a set of kinds is one i64
FORTRESSES: Final = 16  # T1.1, Agra included
FORTRESSES_OF_NINE: Final = 12  # T10.3, Agra included
BONUS_TILES: Final = 15  # T1.3
SEATS: Final = ("3", "4", "5")
SHAPE: Final = {
    "cards": dict,
    "deal": dict,
    "special_cards": dict,
    "influence_tiles": dict,
    "province_tiles": dict,
    "bonus_tiles": dict,
    "board": dict,
}
BOARD: Final = {
    "agra": str,
    "fortresses": list,
    "roads": list,
    "provinces": dict,
    "nine_provinces": dict,
}
NINE: Final = {"without": list, "roads": list, "fortresses": list, "without_bonus_tiles": dict}


def check(edition: Edition) -> None:
    """Raises BadEdition unless the values describe this game's components."""
    faults = Faults()
    values = edition.values
    if has_shape(values, "", SHAPE, faults):
        _check_cards(values["cards"], faults)
        _check_deal(values["deal"], faults)
        _check_specials(values, faults)
        fine = _check_tiles(values, faults)
        _check_board(values["board"], values["bonus_tiles"] if fine else {}, faults)
    faults.raise_if_any(edition.source)


# Cards and tiles --------------------------------------------------------------------------------


def _check_cards(cards: Any, faults: Faults) -> None:
    if not has_shape(cards, "cards", dict.fromkeys(COLOURS, dict), faults):
        return
    for colour, kinds in cards.items():
        path, symbols = f"cards.{colour}", 1 if colour == "white" else 2
        for name, copies in kinds.items():
            named = name.split("-")
            fine = len(named) == symbols and all(symbol in SYMBOLS for symbol in named)
            fine = fine and sorted(named, key=SYMBOLS.index) == named
            faults.expect(fine, f"{path}.{name}", "card", symbols=symbols, order=_joined(SYMBOLS))
            fine = type(copies) is int and 1 <= copies <= PER_COLOUR
            faults.expect(fine, f"{path}.{name}", "range", least=1, most=PER_COLOUR, found=copies)
        if all(type(copies) is int for copies in kinds.values()):
            expected, found = WHITES if colour == "white" else PER_COLOUR, sum(kinds.values())
            faults.expect(found == expected, path, "sum", expected=expected, found=found)
    kinds_there = sum(map(len, cards.values()))
    faults.expect(
        kinds_there <= KINDS_AT_MOST, "cards", "range", least=5, most=KINDS_AT_MOST,
        found=kinds_there,
    )  # fmt: skip


def _check_deal(deal: Any, faults: Faults) -> None:
    if not has_shape(deal, "deal", {"hand": int, "display": dict}, faults):
        return
    faults.expect(
        1 <= deal["hand"] <= 12, "deal.hand", "range", least=1, most=12, found=deal["hand"]
    )
    if has_shape(deal["display"], "deal.display", dict.fromkeys(SEATS, int), faults):
        for seats, cards in deal["display"].items():
            expected = 2 * int(seats) - 1  # T1.6
            path = f"deal.display.{seats}"
            faults.expect(cards == expected, path, "must-be", expected=expected, found=cards)


def _check_specials(values: Mapping[str, Any], faults: Faults) -> None:
    specials, tiles = values["special_cards"], values["influence_tiles"]
    if has_shape(specials, "special_cards", dict.fromkeys(INFLUENCE, str), faults):
        fine = sorted(specials.values()) == sorted(EFFECTS)
        found = _joined(specials.values())
        faults.expect(fine, "special_cards", "once-each", expected=_joined(EFFECTS), found=found)
    if has_shape(tiles, "influence_tiles", dict.fromkeys(INFLUENCE, int), faults):
        for symbol, copies in tiles.items():
            path = f"influence_tiles.{symbol}"
            faults.expect(copies == 6, path, "must-be", expected=6, found=copies)


def _check_tiles(values: Mapping[str, Any], faults: Faults) -> bool:
    """Whether the bonus tiles can be counted."""
    tiles, bonus = values["province_tiles"], values["bonus_tiles"]
    numbers = [str(number) for number in range(1, PROVINCES + 1)]
    if has_shape(tiles, "province_tiles", dict.fromkeys(numbers, list), faults):
        for number, goods in tiles.items():
            fine = len(goods) == (1 if number == "1" else 2) and all(g in GOODS for g in goods)
            path = f"province_tiles.{number}"
            faults.expect(fine, path, "goods", allowed=_joined(GOODS), found=_joined(goods))
    if has_shape(bonus, "bonus_tiles", dict.fromkeys(BONUSES[:TAJ_MAHAL], int), faults):
        found = sum(bonus.values())
        fine = found == BONUS_TILES and min(bonus.values()) >= 0
        return faults.expect(fine, "bonus_tiles", "sum", expected=BONUS_TILES, found=found)
    return False


# The board --------------------------------------------------------------------------------------


def _check_board(board: Any, bonus: Any, faults: Faults) -> None:
    before = len(faults.found)
    if not has_shape(board, "board", BOARD, faults):
        return
    if not has_shape(board["nine_provinces"], "board.nine_provinces", NINE, faults):
        return
    if not _check_provinces(board, faults):
        return
    nine = board["nine_provinces"]
    cities = {city for row in board["provinces"].values() for city in row}
    _check_names(board["fortresses"], cities, "board.fortresses", faults)
    _check_names(nine["fortresses"], cities, "board.nine_provinces.fortresses", faults)
    _check_names(nine["without"], set(board["provinces"]), "board.nine_provinces.without", faults)
    _check_roads(board["roads"], cities, "board.roads", faults)
    _check_roads(nine["roads"], cities, "board.nine_provinces.roads", faults)
    if len(faults.found) == before:
        _check_twelve(board, cities, faults)
        _check_nine(board, bonus, cities, faults)


def _check_provinces(board: Any, faults: Faults) -> bool:
    """T1.1: 12 provinces; 4 cities each, 5 in Agra's; ids that say where a city lies."""
    provinces = board["provinces"]
    n = len(faults.found)
    found = len(provinces)
    faults.expect(found == PROVINCES, "board.provinces", "count", expected=PROVINCES, found=found)
    for province, row in provinces.items():
        path = f"board.provinces.{province}"
        if not faults.expect(
            isinstance(row, list), path, "type", expected="list", found=type(row).__name__
        ):
            continue
        fine = re.fullmatch("[A-Z][A-Za-z0-9]*", province) is not None and all(
            isinstance(city, str) and re.fullmatch(f"{province}-[A-Z]+", city) for city in row
        )
        faults.expect(fine, path, "city-ids", expected=f"{province}-NW", found=_joined(row))
        expected = 5 if board["agra"] in row else 4
        fine = len(row) == expected == len(set(map(str, row)))
        faults.expect(fine, path, "count", expected=expected, found=len(row))
    if len(faults.found) == n:
        there = sum(map(len, provinces.values()))
        faults.expect(there == CITIES, "board.provinces", "count", expected=CITIES, found=there)
    return len(faults.found) == n


def _check_names(names: list[Any], known: set[str], path: str, faults: Faults) -> None:
    strange = [name for name in names if name not in known]
    faults.expect(not strange, path, "no-such", found=_joined(strange))
    faults.expect(
        len(set(map(str, names))) == len(names), path, "named-twice", found=_joined(names)
    )


def _check_roads(roads: list[Any], cities: set[str], path: str, faults: Faults) -> None:
    """No dangling road: both ends are different cities, no road is there twice."""
    seen: set[frozenset[str]] = set()
    for n, road in enumerate(roads):
        fine = isinstance(road, list) and len(road) == 2 and all(end in cities for end in road)
        if faults.expect(fine, f"{path}.{n}", "road", found=_joined(road)):
            ends = frozenset(road)
            fine = len(ends) == 2 and ends not in seen
            faults.expect(fine, f"{path}.{n}", "road-twice", found=_joined(road))
            seen.add(ends)


def _check_twelve(board: Any, cities: set[str], faults: Faults) -> None:
    found = len(board["fortresses"])
    faults.expect(
        found == FORTRESSES, "board.fortresses", "count", expected=FORTRESSES, found=found
    )
    faults.expect(
        board["agra"] in board["fortresses"], "board.fortresses", "agra", agra=board["agra"]
    )
    _check_joined(board, board["roads"], cities, "board.roads", faults)


def _check_nine(board: Any, bonus: Any, cities: set[str], faults: Faults) -> None:
    """T10: nine provinces with Agra's, one more road and fortress, tiles for all fortresses."""
    nine = board["nine_provinces"]
    path = "board.nine_provinces"
    left = {p: row for p, row in board["provinces"].items() if p not in nine["without"]}
    faults.expect(
        len(left) == 9, f"{path}.without", "count", expected=3, found=len(nine["without"])
    )
    inside = {city for row in left.values() for city in row}
    faults.expect(board["agra"] in inside, f"{path}.without", "agra", agra=board["agra"])
    forts = inside & {*board["fortresses"], *nine["fortresses"]}
    found = len(forts)
    expected = FORTRESSES_OF_NINE
    faults.expect(found == expected, f"{path}.fortresses", "count", expected=expected, found=found)
    roads = [r for r in [*board["roads"], *nine["roads"]] if set(r) <= inside]
    _check_joined(board, roads, inside, f"{path}.roads", faults)
    out = nine["without_bonus_tiles"]
    if not bonus:
        return
    fine = all(type(n) is int and 0 <= n <= bonus.get(kind, -1) for kind, n in out.items())
    fine = fine and sum(bonus.values()) - sum(out.values()) >= found - 1
    faults.expect(fine, f"{path}.without_bonus_tiles", "bonus-tiles", needed=found - 1)


def _check_joined(
    board: Any, roads: Iterable[list[str]], cities: set[str], path: str, faults: Faults
) -> None:
    """The board is connected, and so are each province's cities among themselves."""
    roads = list(roads)
    lost = cities - _reached(roads, cities)
    faults.expect(not lost, path, "not-connected", found=_joined(sorted(lost)))
    for province, row in board["provinces"].items():
        own = set(row) & cities
        lost = own - _reached([road for road in roads if set(road) <= own], own)
        faults.expect(
            not lost, path, "province-not-joined", province=province, found=_joined(sorted(lost))
        )


def _reached(roads: list[list[str]], cities: set[str]) -> set[str]:
    """Of the cities, those that can be reached from the first."""
    reached = set(sorted(cities)[:1])
    while more := {end for road in roads if set(road) & reached for end in road} - reached:
        reached |= more
    return reached


def _joined(values: Any) -> str:
    return ", ".join(map(str, values)) if isinstance(values, Iterable) else str(values)
