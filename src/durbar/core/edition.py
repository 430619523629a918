"""Edition: the component values of a game, from one readable TOML file.

Every table may hold a table `confidence` that says of each of its keys how sure the figure is:
"certain", "likely" or "guess" (a reconstruction); a key whose value is a table may be answered by
one word for all of it or by a table of its own. `[about]` and `[drawing]` are for people and
screens: rules never read them and the digest leaves them out.
"""

import hashlib
import json
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from durbar.core.errors import BadEdition

LEVELS: Final = ("certain", "likely", "guess")
NOT_READ_BY_RULES: Final = ("about", "drawing")


@dataclass(frozen=True, slots=True)
class EditionFault:
    """One thing wrong in an edition file."""

    key: str  # dotted path
    code: str
    facts: tuple[tuple[str, Any], ...] = ()


class Faults:
    """A list of faults in the making: the second fault explains the first."""

    def __init__(self) -> None:
        self.found: list[EditionFault] = []

    def add(self, key: str, code: str, **facts: Any) -> None:
        self.found.append(EditionFault(key, code, tuple(facts.items())))

    def expect(self, fine: bool, key: str, code: str, **facts: Any) -> bool:
        if not fine:
            self.add(key, code, **facts)
        return fine

    def raise_if_any(self, file: str) -> None:
        if self.found:
            first = self.found[0]
            raise BadEdition("edition-faults", file=file, key=first.key, faults=tuple(self.found))


@dataclass(frozen=True, slots=True)
class Edition:
    """The values that the rules of one game read, and how sure each is."""

    game: str
    source: str  # the file it came from, for people
    values: Mapping[str, Any]  # without confidence, about and drawing
    confidence: Mapping[str, str]  # dotted path -> level, see LEVELS
    about: Mapping[str, Any]
    drawing: Mapping[str, Any]
    digest: str

    def confidence_of(self, path: str) -> str:
        """How sure a value is: the word for its path or for the nearest table around it."""
        while path:
            if path in self.confidence:
                return self.confidence[path]
            path = path.rpartition(".")[0]
        raise KeyError(path)

    def leaves(self) -> Iterator[tuple[str, Any]]:
        """Every value with its dotted path."""
        return _leaves(self.values, "")


def load(file: Path) -> Edition:
    """Reads an edition file; its game's room checks the values (`durbar.game`)."""
    try:
        text = file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadEdition("edition-unreadable", file=str(file), reason=str(error)) from None
    return parse(text, str(file))


def parse(text: str, source: str) -> Edition:
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadEdition("edition-toml", file=source, reason=str(error)) from None
    game = raw.pop("game", None)
    if not isinstance(game, str):
        raise BadEdition("edition-no-game", file=source)
    about, drawing = (raw.pop(name, {}) for name in NOT_READ_BY_RULES)
    levels: dict[str, str] = {}
    values = _without_confidence(raw, "", levels)
    edition = Edition(game, source, values, levels, about, drawing, digest_of(game, values))
    _check_confidence(edition)
    return edition


def digest_of(game: str, values: Mapping[str, Any]) -> str:
    """Eight hex digits over the values, whatever their order and spacing in the file."""
    text = json.dumps([game, values], sort_keys=True, separators=(",", ":"), default=str)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def has_shape(table: Any, path: str, shape: Mapping[str, type], faults: Faults) -> bool:
    """Whether a table has just these keys, each of its type; adds a fault for each other."""
    before = len(faults.found)
    for key, kind in shape.items():
        if key not in table:
            faults.add(_join(path, key), "missing", expected=kind.__name__)
        elif type(table[key]) is not kind:
            found = type(table[key]).__name__
            faults.add(_join(path, key), "type", expected=kind.__name__, found=found)
    for key in table:
        if key not in shape:
            faults.add(_join(path, key), "unknown", known=", ".join(shape))
    return len(faults.found) == before


def _without_confidence(table: Any, path: str, levels: dict[str, str]) -> Any:
    if isinstance(table, list):
        return [
            _without_confidence(item, f"{path}.{n}", levels) if isinstance(item, dict) else item
            for n, item in enumerate(table)
        ]
    if not isinstance(table, dict):
        return table
    for name, level in _leaves(table.get("confidence", {}), path):
        levels[name] = str(level)
    return {
        key: _without_confidence(value, _join(path, key), levels)
        for key, value in table.items()
        if key != "confidence"
    }


def _check_confidence(edition: Edition) -> None:
    faults = Faults()
    paths = {path for path, _ in edition.leaves()}
    for path, level in edition.confidence.items():
        if level not in LEVELS:
            faults.add(path, "confidence-level", level=level, allowed=", ".join(LEVELS))
        if not any(leaf == path or leaf.startswith(path + ".") for leaf in paths):
            faults.add(path, "confidence-of-nothing")
    for path in sorted(paths):
        try:
            edition.confidence_of(path)
        except KeyError:
            faults.add(path, "confidence-missing")
    faults.raise_if_any(edition.source)


def _leaves(value: Any, path: str) -> Iterator[tuple[str, Any]]:
    if isinstance(value, Mapping):
        for key, item in value.items():
            yield from _leaves(item, _join(path, key))
    elif isinstance(value, list) and any(isinstance(item, dict) for item in value):
        for n, item in enumerate(value):
            yield from _leaves(item, _join(path, str(n)))
    elif isinstance(value, list) and value and all(isinstance(item, str) for item in value):
        for item in value:
            yield _join(path, item), item
    else:
        yield path, value


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
