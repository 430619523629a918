"""Validation of an edition file: counts, sums and references, all faults at once."""

import re
from typing import Any, Final

from durbar.core.edition import Edition, Faults, has_shape
from durbar.games.maharaja.tables import ANTIQUES, COLOURS, EFFECTS, KINDS

KIND_IDS: Final = ("jug", "knife", "instrument", "jewellery", "statue", "vase")
VALUES: Final = [1, 1, 1, 2, 2, 3]  # of every colour and every kind: M1.1
TRADE_CARDS: Final = {"2": 4, "3": 4, "4": 5}  # seats -> how many: M1.1
SORTS: Final = dict.fromkeys(KIND_IDS, ("small", "large")) | {
    "different": ("small", "small", "large")
}
CARD_KEYS: Final = {
    "id": str,
    "sort": str,
    "size": str,
    "requires": dict,
    "points": int,
    "give_up": list,
    "grey": str,
}


def check(edition: Edition) -> None:
    """Raises BadEdition unless the values describe this game's components."""
    faults = Faults()
    shape = {"antiques": dict, "trade_cards": dict, "coins": dict, "collections": list}
    if has_shape(edition.values, "", shape, faults):
        _check_antiques(edition.values["antiques"], faults)
        _check_trade_cards(edition.values["trade_cards"], faults)
        _check_coins(edition.values["coins"], faults)
        _check_collections(edition.values["collections"], faults)
    faults.raise_if_any(edition.source)


def _check_antiques(antiques: Any, faults: Faults) -> None:
    shape = {"kinds": list, "colours": list, "values": dict}
    if not has_shape(antiques, "antiques", shape, faults):
        return
    faults.expect(
        antiques["kinds"] == list(KIND_IDS),
        "antiques.kinds",
        "must-be",
        expected=", ".join(KIND_IDS),
    )
    colours = antiques["colours"]
    named = len(colours) == COLOURS == len(set(map(str, colours))) and all(
        isinstance(colour, str) and re.fullmatch("[a-z]+", colour) for colour in colours
    )
    faults.expect(named, "antiques.colours", "names", expected=COLOURS)
    if not has_shape(antiques["values"], "antiques.values", dict.fromkeys(KIND_IDS, list), faults):
        return
    rows = antiques["values"]
    for kind, row in rows.items():
        if not all(type(value) is int for value in row) or sorted(row) != VALUES:
            faults.add(
                f"antiques.values.{kind}", "values", expected=_joined(VALUES), found=_joined(row)
            )
    if not faults.found:
        for n, colour in enumerate(colours):
            column = [rows[kind][n] for kind in KIND_IDS]
            if sorted(column) != VALUES:
                faults.add(
                    "antiques.values",
                    "colour-values",
                    colour=colour,
                    expected=_joined(VALUES),
                    found=_joined(column),
                )


def _check_trade_cards(cards: Any, faults: Faults) -> None:
    if not has_shape(cards, "trade_cards", dict.fromkeys(TRADE_CARDS, list), faults):
        return
    for seats, prices in cards.items():
        path, expected = f"trade_cards.{seats}", TRADE_CARDS[seats]
        faults.expect(len(prices) == expected, path, "count", expected=expected, found=len(prices))
        fine = all(type(price) is int and 1 <= price <= 8 for price in prices)
        fine = fine and list(prices) == sorted(prices, reverse=True)
        faults.expect(fine, path, "descending", found=_joined(prices))


def _check_coins(coins: Any, faults: Faults) -> None:
    if has_shape(coins, "coins", {"gold": int, "silver": int}, faults):
        faults.expect(
            1 <= coins["gold"] <= 8, "coins.gold", "range", least=1, most=8, found=coins["gold"]
        )
        faults.expect(coins["silver"] == 1, "coins.silver", "must-be", expected="1")


def _check_collections(cards: Any, faults: Faults) -> None:
    shaped = []
    for n, card in enumerate(cards):
        path = f"collections.{n}"
        if not isinstance(card, dict):
            faults.add(path, "type", expected="dict", found=type(card).__name__)
        elif has_shape(card, path, CARD_KEYS, faults):
            _check_card(card, path, faults)
            shaped.append(card)
    if len(shaped) == len(cards):
        ids = [card["id"] for card in shaped]
        faults.expect(len(set(ids)) == len(ids), "collections", "ids-differ", found=", ".join(ids))
        for sort, sizes in SORTS.items():
            found = sorted(card["size"] for card in shaped if card["sort"] == sort)
            faults.expect(
                found == sorted(sizes),
                "collections",
                "sort-sizes",
                sort=sort,
                expected=", ".join(sizes),
                found=", ".join(found),
            )


def _check_card(card: dict[str, Any], path: str, faults: Faults) -> None:
    faults.expect(
        re.fullmatch("[a-z0-9-]+", card["id"]) is not None and card["id"] != "nothing",
        f"{path}.id",
        "id",
        found=card["id"],
    )
    faults.expect(
        card["sort"] in SORTS,
        f"{path}.sort",
        "one-of",
        allowed=", ".join(SORTS),
        found=card["sort"],
    )
    faults.expect(
        card["size"] in ("small", "large"),
        f"{path}.size",
        "one-of",
        allowed="small, large",
        found=card["size"],
    )
    faults.expect(
        card["grey"] in EFFECTS[1:],
        f"{path}.grey",
        "one-of",
        allowed=", ".join(EFFECTS[1:]),
        found=card["grey"],
    )
    faults.expect(
        0 <= card["points"] <= 99, f"{path}.points", "range", least=0, most=99, found=card["points"]
    )
    needs, gives = card["requires"], card["give_up"]
    alike = card["sort"] in KIND_IDS
    kinds, most = ((card["sort"],), ANTIQUES // KINDS) if alike else (KIND_IDS, 1)
    fine = bool(needs) and all(
        kind in kinds and type(n) is int and 1 <= n <= most for kind, n in needs.items()
    )
    faults.expect(fine, f"{path}.requires", "requires", kinds=", ".join(kinds), most=most)
    fine = all(type(kind) is str and kind in needs for kind in gives)
    fine = fine and len(set(gives)) == len(gives)
    faults.expect(fine, f"{path}.give_up", "give-up", required=", ".join(needs))


def _joined(values: Any) -> str:
    return ", ".join(map(str, values))
