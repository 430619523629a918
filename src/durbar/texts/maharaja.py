"""How the facts of Das Vermächtnis des Maharaja become arguments of its messages."""

from collections.abc import Mapping
from typing import Any

from durbar.texts.catalogue import Texts


def arguments(texts: Texts, name: str, value: Any) -> Mapping[str, Any]:
    """One fact; an antique is given as `$kind` and `$colour`, since adjectives agree with nouns."""
    match name:
        case "antique":
            return _parts_of(value)
        case "antiques" | "left_over":
            return {name: texts.listed(antique(texts, one) for one in value), "count": len(value)}
        case "collection" | "large":
            return {name: collection(texts, value)}
        case "missing":
            return {name: texts.listed(number_of(texts, kind, n) for kind, n in value)}
        case "money" if isinstance(value, tuple):
            return {"least": min(value), "most": max(value)}
    return {name: value}


def antique(texts: Texts, name: str) -> str:
    """Its name in a list: `red jug`."""
    return texts.format("maharaja-antique", _parts_of(name))


def collection(texts: Texts, name: str) -> str:
    """Its name without an article: `small jug collection`."""
    return texts.text("maharaja-collection", collection=name)


def number_of(texts: Texts, kind: str, n: int) -> str:
    """As in `2 jugs`."""
    return texts.text("maharaja-number-of", kind=kind, count=n)


def _parts_of(name: str) -> Mapping[str, str]:
    kind, _, colour = name.partition("-")
    return {"kind": kind, "colour": colour}
