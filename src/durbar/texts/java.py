"""How the facts of Java become arguments of its messages."""

from collections.abc import Mapping
from typing import Any

from durbar.core.events import UNKNOWN
from durbar.texts.catalogue import Texts


def arguments(texts: Texts, name: str, value: Any) -> Mapping[str, Any]:
    """One fact; spaces are named as on the board, a way by the spaces it leads over."""
    match name:
        case "card" | "open" | "open_card":
            return {name: card(texts, value)}
        case "cards" | "discarded" if isinstance(value, tuple):
            return {name: texts.listed(card(texts, one) for one in value)}
        case "spaces" | "cities":
            return {name: " ".join(value), "count": len(value)}
        case "way":
            return {name: " → ".join(value), "space": value[0], "target": value[-1]}
        case "asked":
            return {name: len(value)}
        case "first":
            return {name: value is not None}
    return {name: value}


def card(texts: Texts, kind: Any) -> str:
    """The name of a palace card, or the word for one that is not known."""
    return texts.text("java-card", card="unknown" if kind is UNKNOWN else kind)
