"""How the facts of Taj Mahal become arguments of its messages."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from durbar.texts.catalogue import Texts

Named = Callable[[Texts, str], str]


def arguments(texts: Texts, name: str, value: Any) -> Mapping[str, Any]:
    """One fact; things on the table go by their names, several of them as a list and a count."""
    match name:
        case "card" | "extra":
            return {name: thing(texts, str(value))}
        case "city" | "province" | "special" | "bonus" | "good" | "colour":
            return {name: named(texts, name, value)}
        case "crown":
            return {name: named(texts, "city", value) if value else ""}
        case "equal-goods":
            return {"good": named(texts, "good", value)}
        case "joined-province":
            return {"province": named(texts, "province", value)}
        case "cards" if not isinstance(value, int):
            return _listed(texts, name, value, thing)
        case "cities":
            return _listed(texts, name, value, lambda t, one: named(t, "city", one))
        case "specials":
            return {name: texts.listed(named(texts, "special", one) for one in value)}
        case "tiles":
            return {name: texts.listed(named(texts, "symbol", one) for one in value)}
        case "prizes":
            return _listed(texts, name, value, lambda t, one: named(t, "prize", one))
        case "goods":
            return {name: texts.listed(named(texts, "good", one) for one in value)}
        case "bonuses":
            return _listed(texts, name, value, lambda t, one: named(t, "bonus", one))
        case "chains":
            chains = (_chain(texts, one.province, one.cities) for one in value)
            return {name: texts.listed(chains), "count": len(value)}
        case "tile" if value is None:
            return {name: ""}
    return {name: value}


def named(texts: Texts, kind: str, name: str) -> str:
    """The name of a city, a province, a symbol, a good …"""
    return texts.format(f"taj-mahal-{kind}", {kind: name})


def thing(texts: Texts, name: str) -> str:
    """A card by its symbols and its colour, or a special card; nothing for nothing."""
    if not name or name.startswith("two-"):
        return named(texts, "special", name) if name else ""
    if name == "?":
        return texts.text("taj-mahal-hidden-card")
    colour, *symbols = name.split("-")
    listed = "/".join(named(texts, "symbol", symbol) for symbol in symbols)
    return texts.text("taj-mahal-card", symbols=listed, colour=named(texts, "colour", colour))


def _chain(texts: Texts, province: str, cities: Iterable[str]) -> str:
    by = " – ".join(named(texts, "city", city) for city in cities)
    return texts.text("taj-mahal-chain", province=named(texts, "province", province), cities=by)


def _listed(texts: Texts, name: str, value: Any, word: Named) -> Mapping[str, Any]:
    return {name: texts.listed(word(texts, one) for one in value), "count": len(value)}
