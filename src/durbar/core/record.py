"""Record: a game as its header and its actions in notation, chance included.

It is textual and named, so it survives a reordering of the ACTIONS table, can be typed by hand,
read in a bug report and compared line by line. Replay is parse and apply; the dealer is only named
so that anybody can confirm that it was honest.
"""

import json
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from durbar.core.chance import pick
from durbar.core.dealers import Dealer, dealer_of
from durbar.core.errors import BadNotation, BadOptions, BadRecord, IllegalAction
from durbar.core.events import Event
from durbar.core.game import Game, S, V, apply_with_events, check_legal, play
from durbar.core.options import Options
from durbar.core.state import State
from durbar.core.types import CHANCE, NOBODY, Action, Seat

FORMAT: Final = 1  # of the JSON form
KEYS: Final = (
    "durbar",
    "game",
    "rules_version",
    "edition",
    "options",
    "players",
    "dealer",
    "entries",
)
_HEADER: Final = re.compile(
    r"# (?P<game>[a-z][a-z-]*) (?P<rules>\S+) edition=(?P<edition>[0-9a-f]+)"
    r"(?P<options>( [a-z_]+=\S+)*)"
)
_OPTION: Final = re.compile(r"([a-z_]+)=(\S+)")
_ENTRY: Final = re.compile(r"(?:chance|[0-9]) \S.*")


@dataclass(frozen=True, slots=True)
class Record:
    """A whole game or the beginning of one."""

    game: str
    rules_version: str
    edition: str  # the digest
    options: Mapping[str, Any]
    players: tuple[str, ...] = ()
    dealer: Mapping[str, Any] | None = None
    entries: tuple[str, ...] = ()  # "0 take gold", "chance start 2", "chance deal ? to 0"
    lines: tuple[int, ...] = field(
        default=(), compare=False, repr=False
    )  # of the entries, if from a text

    def to_text(self) -> str:
        options = "".join(f" {key}={_word(value)}" for key, value in self.options.items())
        head = [f"# {self.game} {self.rules_version} edition={self.edition}{options}"]
        if self.players:
            head.append(f"# players {json.dumps(list(self.players), ensure_ascii=False)}")
        if self.dealer is not None:
            head.append(f"# dealer {json.dumps(dict(self.dealer))}")
        return "\n".join([*head, *self.entries]) + "\n"

    def to_json(self) -> dict[str, Any]:
        return {
            "durbar": FORMAT,
            "game": self.game,
            "rules_version": self.rules_version,
            "edition": self.edition,
            "options": dict(self.options),
            "players": list(self.players),
            "dealer": None if self.dealer is None else dict(self.dealer),
            "entries": list(self.entries),
        }

    def place(self, entry: int) -> dict[str, int]:
        """Where an entry stands, for errors: its number from 1, and its line in a text."""
        place = {"entry": entry + 1}
        if entry < len(self.lines):
            place["line"] = self.lines[entry]
        return place


def parse(text: str) -> Record:
    """A record from its text or its JSON form."""
    if text.lstrip().startswith("{"):
        return _parse_json(text)
    lines = text.splitlines()
    head = _HEADER.fullmatch(lines[0].strip()) if lines else None
    if head is None:
        raise BadRecord("record-header", line=1, found=lines[0][:80] if lines else "")
    players: tuple[str, ...] = ()
    dealer: Mapping[str, Any] | None = None
    entries: list[str] = []
    places: list[int] = []
    for number, raw in enumerate(lines[1:], start=2):
        line = raw.strip()
        if line.startswith("# players ") and not entries:
            players = _players(_json(line.removeprefix("# players "), number), number)
        elif line.startswith("# dealer ") and not entries:
            dealer = _dealer(_json(line.removeprefix("# dealer "), number), number)
        elif _ENTRY.fullmatch(line):
            entries.append(line)
            places.append(number)
        elif line:
            raise BadRecord("record-line", line=number, found=line[:80])
    options = {key: _value(word) for key, word in _OPTION.findall(head["options"])}
    return Record(
        head["game"],
        head["rules"],
        head["edition"],
        options,
        players,
        dealer,
        tuple(entries),
        tuple(places),
    )


@dataclass(slots=True)
class Step:
    """One entry of a record as it is replayed; `state` is the position after it, and is reused."""

    number: int  # of the entry, from 0
    who: int  # a seat or CHANCE
    action: Action
    state: State
    events: list[Event]


def start(game: Game[S, V], record: Record) -> S:
    """The position before the first entry, after checking that the record is this game's."""
    return game.new(check_header(game, record))


def check_header(game: Game[S, V], record: Record) -> Options:
    """The options of a record that this game, with its rules and edition, can replay."""
    for key, ours, theirs in (
        ("game", game.name, record.game),
        ("rules", game.rules_version, record.rules_version),
        ("edition", game.edition.digest, record.edition),
    ):
        if ours != theirs:
            raise BadRecord(f"record-{key}", line=1, expected=ours, found=theirs)
    try:
        options = game.options.of(record.options)
    except BadOptions as error:
        raise BadRecord("record-options", line=1, reason=error) from error
    if record.players and len(record.players) != options.seats:
        raise BadRecord("record-players", line=2, seats=options.seats, found=len(record.players))
    return options


def steps(game: Game[S, V], record: Record) -> Iterator[Step]:
    """Replays through the checking door, entry by entry, up to the end or the first `?`."""
    state = start(game, record)
    for number, (who, action) in enumerate(checked_actions(game, record, state)):
        yield Step(number, who, action, state, apply_with_events(state, action))


def checked_actions(
    game: Game[S, V], record: Record, state: S, dealer: Dealer | None = None
) -> Iterator[tuple[int, Action]]:
    """Yields who acts and the action of each entry, up to the end or the first `?`.

    The caller applies each action to `state` before it asks for the next. Raises BadRecord if an
    entry is illegal, or differs from what `dealer` deals.
    """
    for number, entry in enumerate(record.entries):
        who, text = split(entry)
        if "?" in text:
            check_redacted(game, record)
            return
        mover = int(state.to_move())
        if mover != who:
            raise BadRecord(
                "record-mover", expected=_mover(mover), found=entry, **record.place(number)
            )
        try:
            action = game.parse(text)
            check_legal(game, state, action)
        except (BadNotation, IllegalAction) as error:
            raise BadRecord(
                "record-entry", found=entry, reason=error, **record.place(number)
            ) from error
        if who == CHANCE and dealer is not None:
            _check_dealt(game, record, number, state, action, dealer)
        yield who, action


def _check_dealt(
    game: Game[S, V], record: Record, number: int, state: S, action: Action, dealer: Dealer
) -> None:
    weights = state.weights()
    dealt = state.legal()[pick(weights, dealer.below(sum(weights)))]
    if dealt != action:
        raise BadRecord(
            "record-dealer-differs",
            expected=f"chance {game.text(dealt)}",
            found=record.entries[number],
            **record.place(number),
        )


def replay(game: Game[S, V], record: Record, at: int | None = None) -> S:
    """The position after the first `at` entries (None: all that are known)."""
    state = start(game, record)
    if at is not None and not 0 <= at <= len(record.entries):
        raise BadRecord("record-at", at=at, entries=len(record.entries))
    for step in steps(game, replace(record, entries=record.entries[:at])):
        state = step.state  # type: ignore[assignment]
    return state


def redact(game: Game[S, V], record: Record, seat: Seat | None) -> Record:
    """Returns the record as a seat (None: a spectator) may know it, without the dealer."""
    state = start(game, record)
    entries: list[str] = []
    for step_text in record.entries:
        who, text = split(step_text)
        action = game.parse(text)
        entries.append(f"{_mover(who)} {game.redacted_text(state, seat, action)}")
        play(game, state, action)
    return replace(record, dealer=None, entries=tuple(entries))


def check_redacted(game: Game[S, V], record: Record) -> None:
    """Every entry, with `?` for words unknown, must be the text of some action."""
    texts = {game.text(action) for action in range(len(game.ACTIONS))}
    for number, entry in enumerate(record.entries):
        text = split(entry)[1]
        pattern = re.compile(r"\S+".join(map(re.escape, text.split("?"))))
        if text not in texts and not ("?" in text and any(map(pattern.fullmatch, texts))):
            raise BadRecord(
                "record-entry",
                found=entry,
                reason=BadNotation("notation", text=text, near=""),
                **record.place(number),
            )


def verify(game: Game[S, V], record: Record) -> S:
    """Replays all of a record and, if it names its dealer, deals every chance entry again."""
    dealer: Dealer | None = None if record.dealer is None else dealer_of(record.dealer)
    state = start(game, record)
    for _, action in checked_actions(game, record, state, dealer):
        state.apply(action)
    return state


def split(entry: str) -> tuple[int, str]:
    """Returns the seat or CHANCE, and the action's text."""
    who, _, text = entry.partition(" ")
    return (CHANCE if who == "chance" else int(who)), text


def entry_of(who: int, text: str) -> str:
    return sys.intern(f"{_mover(who)} {text}")  # the same few in many games


def _mover(who: int) -> str:
    return {CHANCE: "chance", NOBODY: "nobody"}.get(who, str(who))


def _word(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _value(word: str) -> int | bool | str:
    if word in ("true", "false"):
        return word == "true"
    return int(word) if re.fullmatch(r"-?[0-9]{1,9}", word) else word


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise BadRecord("record-json", line=line, reason=str(error)) from None


def _players(value: Any, line: int) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(name, str) for name in value):
        raise BadRecord("record-player-names", line=line)
    return tuple(value)


def _dealer(value: Any, line: int) -> Mapping[str, Any] | None:
    if value is None or (isinstance(value, dict) and isinstance(value.get("kind"), str)):
        return value
    raise BadRecord("record-dealer", line=line, dealer=str(value)[:80])


def _parse_json(text: str) -> Record:
    document = _json(text, 1)
    missing = [key for key in KEYS if key not in document and key not in ("players", "dealer")]
    foreign = [key for key in document if key not in KEYS]
    if missing or foreign:
        raise BadRecord("record-keys", missing=", ".join(missing), foreign=", ".join(foreign))
    if document["durbar"] != FORMAT:
        raise BadRecord("record-format", expected=FORMAT, found=str(document["durbar"])[:20])
    kinds: dict[str, type] = {
        "game": str,
        "rules_version": str,
        "edition": str,
        "options": dict,
        "entries": list,
    }
    for key, kind in kinds.items():
        if not isinstance(document[key], kind):
            raise BadRecord("record-type", key=key, expected=kind.__name__)
    for number, entry in enumerate(document["entries"], start=1):
        if not isinstance(entry, str) or not _ENTRY.fullmatch(entry):
            raise BadRecord("record-json-entry", entry=number, found=str(entry)[:80])
    return Record(
        document["game"],
        document["rules_version"],
        document["edition"],
        document["options"],
        _players(document.get("players", []), 1),
        _dealer(document.get("dealer"), 1),
        tuple(document["entries"]),
    )
