"""Table: a match with seats, versions, drafts, keys and chat; no sockets, no store, no clock.

Commands change the table in memory and return a CommandResult: the answer, the entries that a
commit added, the recipients, and the effects that are stored before anything is sent.
"""

import contextlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from durbar.core.errors import BadDraft, BadNotation, IllegalAction
from durbar.core.game import Game
from durbar.core.match import Match, MatchStep
from durbar.core.options import Options
from durbar.core.orders import Order
from durbar.core.record import Record, entry_of
from durbar.core.types import Seat
from durbar.server.errors import NotAllowed, NotFound, Refusal, Stale
from durbar.server.protocol.messages import (
    Answer,
    ChatLine,
    Commit,
    DraftCommand,
    Redo,
    RestartTurn,
    Status,
    Submit,
    TableSettings,
    Undo,
)
from durbar.server.tables.archived import Archived
from durbar.server.tables.command_result import CommandResult, Recipients
from durbar.server.tables.effects import (
    Begun,
    Clocks,
    DraftSet,
    Effect,
    EntriesAppended,
    KeyUsed,
    Seen,
    StatusSet,
)
from durbar.server.tables.history import History
from durbar.server.tables.key_frames import KeyFrames
from durbar.server.tables.reasons import why_not_all
from durbar.server.tables.results import ended
from durbar.server.tables.seats import Holder, Place, seats_of
from durbar.server.tables.shuffle import Shuffle

KEYS_KEPT: Final = 16  # of a seat: as far back as a client may repeat a command


class Table:
    """One table: before, in and after its game."""

    def __init__(
        self,
        id: str,
        game: Game[Any, Any],
        options: Options,
        places: Sequence[Place],
        *,
        settings: TableSettings = TableSettings(),  # noqa: B008 (frozen)
        shuffle: Shuffle | None = None,
        host: str | None = None,
    ) -> None:
        self.id = id
        self.game = game
        self.options = options
        self.places = list(places)
        self.settings = settings
        self.shuffle = Shuffle() if shuffle is None else shuffle
        self.host = host  # the guest who made the table
        self.request_key: str | None = None  # of the host's request for the table
        self.match: Match[Any, Any] | Archived | None = None
        self.version = 0  # counts commits; the opening deal is the first
        self.step = 0  # counts changes of the draft
        self.history = History()
        self.frames = KeyFrames(game, options)
        self.chat: list[ChatLine] = []
        self.away: set[Seat] = set()  # persons without a connection, set by the actor
        self.rematch: str | None = None
        self.clocks: Clocks | None = None  # set by clocks.py
        self.orders: dict[Seat, Order] = {}  # standing orders, secret
        self.keys: dict[Seat, dict[str, tuple[int, int]]] = {}  # version and step after each

    # Queries --------------------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.match is None:
            return "lobby"
        return "over" if self.match.is_over else "running"

    @property
    def record(self) -> Record:
        if self.match is None:
            raise NotFound("not-begun")
        return self.match.record

    @property
    def bot_to_move(self) -> tuple[Seat, str] | None:
        """The seat to move and its bot, if a bot plays it."""
        if self.match is None or self.match.owner < 0:
            return None
        bot = self.places[self.match.owner].bot
        return None if bot is None else (self.match.owner, bot)

    @property
    def person_to_move(self) -> Seat | None:
        """The seat to move, if a person plays it."""
        if self.match is None or self.match.owner < 0:
            return None
        place = self.places[self.match.owner]
        return self.match.owner if place.kind == "person" and place.bot is None else None

    @property
    def gives_hints(self) -> bool:
        """Whether players may ask for hints: by default only a single person among bots."""
        if self.settings.rated:
            return False
        if self.settings.hints is not None:
            return self.settings.hints
        return sum(place.kind in ("person", "open") for place in self.places) == 1

    def seats_of(self, holder: Holder) -> tuple[Seat, ...]:
        return seats_of(self.places, holder)

    def is_hosted_by(self, holder: Holder) -> bool:
        """Returns whether the holder made this table."""
        return self.host is not None and self.host == holder.guest

    def held(self, holder: Holder, seat: Seat | None) -> Seat:
        """Returns the seat a holder acts for; None stands for their only one.

        Raises NotAllowed if they do not hold it.
        """
        held = self.seats_of(holder)
        if seat is None and len(held) == 1:
            return held[0]
        if seat is None or seat not in held:
            raise NotAllowed("not-your-seat" if held else "not-seated")
        return seat

    # Commands -------------------------------------------------------------------------------------

    def apply(self, seat: Seat, command: DraftCommand, guest: str | None = None) -> CommandResult:
        """Applies a command about the draft, by a seat that was checked. Raises Refusal.

        A commit counts as seen by the guest.
        """
        if done := self.answered(seat, command.key):
            return CommandResult(done)
        match = self._running()
        if self.places[seat].bot is not None:
            raise NotAllowed("bot-plays")
        self.check_version(seat, command.version, command.step)
        if match.owner != seat:
            raise Refusal("not-your-turn", seat=match.owner)
        try:
            return self._apply(match, seat, command, guest)
        except BadDraft as error:
            raise Refusal.of(error) from None

    def check_version(self, seat: Seat | None, version: int, step: int | None = None) -> None:
        """Raises Stale for a command that was sent on an old version, or on its own old draft."""
        is_owner = self.match is not None and self.match.owner == seat
        is_old_draft = is_owner and step is not None and step != self.step
        if version != self.version or is_old_draft:
            raise Stale("stale", version=self.version, step=self.step if is_owner else 0)

    def _apply(
        self, match: Match[Any, Any], seat: Seat, command: DraftCommand, guest: str | None
    ) -> CommandResult:
        match command:
            case Submit():
                self._submit(match, seat, command.actions)
            case Undo():
                match.undo(seat)
            case Redo():
                match.redo(seat)
            case RestartTurn():
                match.restart(seat)
        if isinstance(command, Commit) or (isinstance(command, Submit) and command.commit):
            return self._commit(match, seat, command.key, guest)
        self.step += 1
        answer = self.remember(seat, command.key)
        effects = (self.draft_effect(), *self._key_effects(seat, answer))
        recipients = Recipients.ALL if self.settings.show_drafts else Recipients.OWNER
        return CommandResult(answer, recipients, owner=seat, effects=effects)

    def play_bot(self, seat: Seat, line: Sequence[str]) -> CommandResult:
        """Commits a bot's line: its first action, and as much more as fits into the draft.

        Where chance or another seat comes between, the bot is asked again.
        """
        match = self._running()
        self._submit(match, seat, line[:1])
        with contextlib.suppress(Refusal, BadDraft):
            for text in line[1:]:
                self._submit(match, seat, (text,))
        return self._commit(match, seat, None)

    def start(self) -> tuple[Effect, ...]:
        """Begins the game when no seat is open: the salts are fixed, then chance speaks."""
        if self.match is not None or any(place.kind == "open" for place in self.places):
            return ()
        dealer = self.shuffle.dealer([place.salt for place in self.places])
        names = [place.name for place in self.places]
        self.match = Match(self.game, self.options, dealer, names)
        self.version = 1
        self.history.extend(self.match.opening, self.version)
        return (
            Begun(tuple(names), dealer.to_json()),
            EntriesAppended(0, 1, self._texts(self.match.opening), self.match.owner),
        )

    def drop_draft(self, seat: Seat) -> tuple[Effect, ...]:
        """Drops a seat's draft: it resigned or a bot takes over."""
        if not isinstance(self.match, Match) or self.match.owner != seat or not self.match.draft:
            return ()
        self.match.restart(seat)
        self.step += 1
        return (self.draft_effect(),)

    def _submit(self, match: Match[Any, Any], seat: Seat, texts: Sequence[str]) -> None:
        try:
            actions = [self.game.parse(text) for text in texts]
        except BadNotation as error:
            raise Refusal.of(error) from None
        try:
            match.submit(seat, actions)
        except IllegalAction:
            # From the seat's own view, since the real reason may reveal hidden information
            raise Refusal.of(why_not_all(self.game, match.state, seat, actions)) from None

    def _commit(
        self, match: Match[Any, Any], seat: Seat, key: str | None, guest: str | None = None
    ) -> CommandResult:
        since, at = self.version, len(self.history)
        steps = match.commit(seat)
        self.version, self.step = since + 1, 0
        entries = self.history.extend(steps, self.version)
        answer = self.remember(seat, key or "")
        grown = EntriesAppended(at, self.version, self._texts(steps), match.owner)
        effects: list[Effect] = [grown, self.draft_effect()]
        if key is not None:
            effects += self._key_effects(seat, answer)
        if match.is_over:
            end = ended(self.game, match.committed, self.places, self.settings.rated)
            assert end is not None
            effects += (end, StatusSet("over"))
        if guest is not None:
            effects.append(Seen(guest, self.version))
        return CommandResult(
            answer, Recipients.ALL, since=since, entries=entries, effects=tuple(effects)
        )

    def _texts(self, steps: Iterable[MatchStep]) -> tuple[str, ...]:
        """Returns the record's entries for steps."""
        return tuple(entry_of(step.seat, self.game.text(step.action)) for step in steps)

    def remember(self, seat: Seat, key: str, rematch: str | None = None) -> Answer:
        """Returns the answer to a command and keeps it under the command's key."""
        is_owner = self.match is not None and self.match.owner == seat
        step = self.step if is_owner else 0  # the others do not learn how long a draft is
        if key:
            self.keep_key(seat, key, self.version, step)
        return Answer(key=key, version=self.version, step=step, rematch=rematch)

    def keep_key(self, seat: Seat, key: str, version: int, step: int) -> None:
        keys = self.keys.setdefault(seat, {})
        keys[key] = version, step
        if len(keys) > KEYS_KEPT:
            del keys[next(iter(keys))]

    def answered(self, seat: Seat, key: str) -> Answer | None:
        """Returns the answer that a command with this key got, or None."""
        done = self.keys.get(seat, {}).get(key)
        if done is None:
            return None
        return Answer(key=key, version=done[0], step=done[1], rematch=self.rematch)

    def forget_keys(self, seat: Seat) -> None:
        self.keys.pop(seat, None)

    def _key_effects(self, seat: Seat, answer: Answer) -> tuple[Effect, ...]:
        return (KeyUsed(seat, answer.key, answer.version, answer.step),)

    def draft_effect(self) -> DraftSet:
        match = self.match
        assert match is not None
        return DraftSet(
            self.version,
            self.step,
            tuple(self.game.text(step.action) for step in match.draft),
            tuple(self.game.text(action) for action in match.undone),
        )

    def _running(self) -> Match[Any, Any]:
        if self.match is None:
            raise Refusal("not-begun")
        if not isinstance(self.match, Match) or self.match.is_over:
            raise Refusal("game-over")
        return self.match
