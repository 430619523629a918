"""Words for advice: reasons become clauses, clauses a sentence."""

from collections.abc import Iterable, Mapping
from typing import Any

from durbar.texts.wording import Wording


def clause(wording: Wording, name: str, way: str, change: float, facts: Mapping[str, Any]) -> str:
    """What a choice does with one evaluation term: `brings rank 1 in the city at G7 (+2.4)`."""
    texts = wording.texts
    message = texts.first((f"advice-{wording.game}-{name}", f"advice-{name}"))
    arguments = wording.arguments(facts) | {"way": way}
    words = texts.format(message or "advice-rest", arguments)
    return words if way == "keeps" else f"{words} ({signed(wording, change)})"


def sentence(wording: Wording, clauses: Iterable[str]) -> str:
    reasons = list(clauses)
    if not reasons:
        return wording.texts.text("advice-nothing")
    return wording.texts.text("advice-because", reasons=wording.texts.listed(reasons))


def signed(wording: Wording, points: float) -> str:
    """Points with their sign, to the tenth."""
    rounded = round(points, 1)
    sign = "minus" if rounded < 0 else "plus"
    return wording.texts.text("advice-points", sign=sign, points=abs(rounded))
