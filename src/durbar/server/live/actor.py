"""Actors: one task for each table serialises its commands, stores effects, then sends messages."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import Any, Final, Protocol, TypeVar

from durbar.core.chance import SEED_BITS
from durbar.core.types import Seat
from durbar.server.botpool.pool import BotFault
from durbar.server.botpool.request import BotRequest
from durbar.server.errors import Moving, Refusal
from durbar.server.live.deps import ActorDeps
from durbar.server.live.timers import Timers
from durbar.server.logs import log
from durbar.server.outgoing import hints, messages, review
from durbar.server.protocol import codec
from durbar.server.protocol.messages import Answer, AnyCommand, DraftCommand, RequestHint
from durbar.server.tables import clocks, seating, standing_orders
from durbar.server.tables.command_result import CommandResult, Recipients
from durbar.server.tables.creation import new_id
from durbar.server.tables.seats import Holder, new_token
from durbar.server.tables.table import Table

T = TypeVar("T")
INBOX: Final = 256  # commands that may wait at one table
REST_SECONDS: Final = 0.5  # before a bot tries again what could not be stored
SEEN_SECONDS: Final = 60.0  # after an HTTP request its player counts as present


class Listener(Protocol):
    """A connection: it sees the table as a seat or a spectator and takes messages at once."""

    holder: Holder
    seat: Seat | None

    def send(self, body: bytes) -> None: ...

    def dismiss(self) -> None:
        """Closes the connection, because the table has moved. The client connects again."""


class Home(Protocol):
    """The tables of this process, among which an actor is."""

    def may_serve(self, actor: "Actor") -> bool:
        """Whether the table is still this process's."""

    def let_go(self, actor: "Actor") -> None:
        """Forgets the table: another process has it, or the store cannot be read."""


class Actor:
    """A table, its listeners, and the one task that changes it."""

    def __init__(self, deps: ActorDeps, home: Home, table: Table, fence: int | None = None) -> None:
        self.deps = deps
        self._home = home
        self.table = table
        self.fence = fence  # with which it is ours, if several processes share the tables
        self.score_chart = review.ScoreChart(table.game, table.frames)
        self._logger = log(table=table.id)
        self.listeners: set[Listener] = set()
        self.began = self.last_used = time.monotonic()
        self._seen: dict[Seat, float] = {}
        self._inbox: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any]]] = (
            asyncio.Queue(INBOX)
        )
        self._thinking: asyncio.Task[None] | None = None
        self._advising: set[Seat] = set()  # seats that wait for a hint
        self._task = asyncio.create_task(self._run(), name=f"table-{table.id}")
        table.away = {n for n, place in enumerate(table.places) if place.kind == "person"}
        self._mover = table.person_to_move  # whose turn it was at the last change
        self.timers = Timers(self)
        self._let_bot_think()
        self.timers.look()

    # The queue ------------------------------------------------------------------------------------

    async def ask(self, job: Callable[[], Awaitable[T]]) -> T:
        """Runs a job in the table's turn; all reading and writing of the table is such a job."""
        if self._inbox.full() or self._task.done():
            raise Refusal("busy")
        if not self._home.may_serve(self):
            raise Moving
        self.last_used = time.monotonic()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, done))
        return await done

    async def read(self, look: Callable[[Table], T]) -> T:
        """Looks at the table when nothing half done is in it."""

        async def job() -> T:
            return look(self.table)

        return await self.ask(job)

    async def _run(self) -> None:
        while True:
            await self._turn()

    async def _turn(self) -> None:
        """Runs one job. A separate frame, so that an idle table keeps no result alive."""
        job, done = await self._inbox.get()
        try:
            result = await job()
        except Exception as error:
            if not done.done():
                done.set_exception(error)
            elif not isinstance(error, Refusal):
                self._log().exception("job-failed")
        else:
            if not done.done():
                done.set_result(result)

    # Commands -------------------------------------------------------------------------------------

    async def command(self, holder: Holder, seat: Seat | None, command: AnyCommand) -> Answer:
        """Executes a command for a seat that the holder must hold. Raises Refusal."""
        began = time.monotonic()
        kind, result = type(command).__name__, "refused"
        try:
            answer = await self.ask(lambda: self._command(holder, seat, command))
            result = "done"
            return answer
        finally:
            self.deps.metrics.commands.labels(type=kind, result=result).inc()
            self.deps.metrics.command_seconds.observe(time.monotonic() - began)

    async def _command(self, holder: Holder, seat: Seat | None, command: AnyCommand) -> Answer:
        await self.timers.check_clock()
        table = self.table
        if isinstance(command, DraftCommand):
            return await self.settle(table.apply(table.held(holder, seat), command, holder.guest))
        if table.seats_of(holder):
            seat = table.held(holder, seat)
        elif seat is not None:
            seat = None  # stood up, or never sat: a spectator
        result, following = seating.seat_command(
            table, holder, seat, command, self.deps.now(), new_id()
        )
        if following is not None:
            await self.deps.create(following)
        return await self.settle(result)

    async def join(
        self, holder: Holder, seat: Seat | None, name: str, salt: str, token_hash: str, **ids: Any
    ) -> Seat:
        async def job() -> Seat:
            joined = seating.join(self.table, holder, seat, name, salt, token_hash, **ids)
            await self.settle(joined.result)
            return joined.seat

        return await self.ask(job)

    async def new_tokens(self, holder: Holder) -> dict[Seat, str]:
        """Replaces the tokens of all seats of a holder; returns them by seat."""
        tokens: dict[Seat, str] = {}
        for seat in await self.read(lambda table: table.seats_of(holder)):
            tokens[seat], token_hash = new_token()
            await self.give_token(holder, seat, token_hash)
        return tokens

    async def give_token(self, holder: Holder, seat: Seat, token_hash: str) -> None:
        async def job() -> None:
            held = self.table.held(holder, seat)
            await self.settle(seating.give_token(self.table, held, token_hash))

        await self.ask(job)

    async def settle(self, result: CommandResult) -> Answer:
        """Stores a command's effects, then sends its messages. Raises Refusal if storing fails."""
        if result.effects:
            effects = (
                *result.effects,
                *clocks.follow(self.table, self.deps.now()),
                *standing_orders.prune(self.table),
            )
            effects += self.deps.notices_for(self.table, effects, self._mover, self.deps.now())
            try:
                await self.deps.write(self.table.id, effects, self.fence)
            except Moving:
                self._home.let_go(self)
                raise
            except Exception as error:
                self._log().exception("store-failed")
                await self._reload()
                raise Refusal("storage") from error
            self._mover = self.table.person_to_move
            self._log().debug("settled", version=self.table.version)
            if result.since is not None and self.table.status == "over":
                await self.deps.rate(self.table)
        self._send(result)
        self._let_bot_think()
        self.timers.look()
        return result.answer

    async def _reload(self) -> None:
        """Replaces the table by its stored state. If that cannot be read, the table is let go."""
        away = self.table.away
        try:
            self.table = await self.deps.load(self.table.id, self.table)
        except Exception:
            self._home.let_go(self)
            return
        self.score_chart = review.ScoreChart(self.table.game, self.table.frames)
        self.table.away = away
        self._mover = self.table.person_to_move
        self._send(CommandResult(Answer(key="", version=0, step=0), Recipients.ALL))

    @contextlib.asynccontextmanager
    async def hold(self, guest: str) -> AsyncIterator[None]:
        """Stops the table; then it is loaded again, and this guest's connections are closed, to
        come back with the new identity."""
        begun, ended = asyncio.Event(), asyncio.Event()

        async def job() -> None:
            begun.set()
            await ended.wait()
            await self._reload()
            self.wake()

        waiting = asyncio.gather(self.ask(job), return_exceptions=True)
        arriving = asyncio.ensure_future(begun.wait())
        try:
            await asyncio.wait((waiting, arriving), return_when=asyncio.FIRST_COMPLETED)
            if not begun.is_set():
                raise Refusal("busy")
            yield
        finally:
            arriving.cancel()
            ended.set()
            await waiting
            for listener in tuple(self.listeners):
                if listener.holder.guest == guest:
                    listener.dismiss()

    def _send(self, result: CommandResult) -> None:
        """Builds and encodes each message once per audience, and sends it."""
        audiences: dict[Seat | None, list[Listener]] = {}
        for listener in self.listeners:
            if listener.seat not in (None, *self.table.seats_of(listener.holder)):
                listener.seat = None  # lost the seat: continue as a spectator
            audiences.setdefault(listener.seat, []).append(listener)
        for seat, listeners in audiences.items():
            for message in messages.messages(self.table, result, seat):
                body = codec.encode(message)
                for listener in listeners:
                    listener.send(body)

    # Bots -----------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Goes on after a time in which the table could not be served."""
        self._let_bot_think()
        self.timers.look()

    def _let_bot_think(self) -> None:
        if self.table.bot_to_move is None or (self._thinking and not self._thinking.done()):
            return
        self._thinking = asyncio.create_task(self._think(), name=f"bot-{self.table.id}")

    async def _think(self) -> None:
        """Lets bots decide until a person must."""
        while True:
            asked = await self.read(self._bot_request)
            if asked is None:
                return
            version, request = asked
            facts = {"table": self.table.id, "seq": len(self.table.history)}
            line = await self.deps.bots.choose(self.table.game, request, **facts)
            try:
                await self.ask(lambda v=version, s=request.seat, t=line: self._play(v, s, t))  # type: ignore[misc]
            except Refusal:
                await asyncio.sleep(REST_SECONDS)

    def _bot_request(self, table: Table) -> tuple[int, BotRequest] | None:
        to_move = table.bot_to_move
        if to_move is None or table.match is None:
            return None
        seat, bot = to_move
        game = table.game
        view = game.view(table.match.committed, seat)
        seed = secrets.randbits(SEED_BITS)
        return table.version, BotRequest(bot, game.name, game.edition, seat, seed, view)

    async def _play(self, version: int, seat: Seat, line: Sequence[str]) -> None:
        """A bot's decision counts only for the position it was taken on."""
        to_move = self.table.bot_to_move
        if self.table.version == version and to_move is not None and to_move[0] == seat:
            self.deps.metrics.commands.labels(type="Bot", result="done").inc()
            await self.settle(self.table.play_bot(seat, line))

    async def hint(self, holder: Holder, seat: Seat | None, request: RequestHint) -> Answer:
        """Returns advice for the seat to move; one request at a time for each seat.

        The table goes on while the bot thinks.
        """

        def ask(table: Table) -> hints.HintQuestion:
            return hints.question(table, table.held(holder, seat), request)

        question = await self.read(ask)
        if question.seat in self._advising:
            raise Refusal("hint-pending")
        if not self.deps.hint_limit.take((self.table.id, question.seat)):
            raise Refusal("too-fast")
        self._advising.add(question.seat)
        try:
            hint = await self.deps.bots.advise(
                self.table.game, self._hint_request(question), table=self.table.id
            )
        except BotFault:
            raise Refusal("hint-failed") from None
        finally:
            self._advising.discard(question.seat)

        def answer(table: Table) -> Answer:
            table.check_version(question.seat, request.version, request.step)  # else too late
            return Answer(key=request.key, version=request.version, step=request.step, hint=hint)

        return await self.read(answer)

    def _hint_request(self, question: hints.HintQuestion) -> BotRequest:
        game, seed = self.table.game, secrets.randbits(SEED_BITS)
        return BotRequest(
            question.bot, game.name, game.edition, question.seat, seed, question.view, is_hint=True
        )

    # Listeners and presence -----------------------------------------------------------------------

    def touch(self, holder: Holder) -> None:
        """Counts a holder that sent an HTTP request as present for a while."""
        self.see(*self.table.seats_of(holder))

    def see(self, *seats: Seat) -> None:
        for seat in seats:
            self._seen[seat] = time.monotonic()
        self._check_presence()
        self._check_later(SEEN_SECONDS + 1)

    def connect(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self._check_presence()

    def disconnect(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.last_used = time.monotonic()
        self._check_later(self.deps.away_seconds)

    def _check_later(self, seconds: float) -> None:
        asyncio.get_running_loop().call_later(seconds, self._check_presence)

    def _check_presence(self) -> None:
        now = time.monotonic()
        present = {s for each in self.listeners for s in self.table.seats_of(each.holder)}
        present |= {seat for seat, when in self._seen.items() if now - when < SEEN_SECONDS}
        persons = {n for n, place in enumerate(self.table.places) if place.kind == "person"}
        away = persons - present
        if away == self.table.away or self._task.done() or self._inbox.full():
            return

        async def job() -> None:
            if self.table.away != away:
                self.table.away = away
                self._send(CommandResult(Answer(key="", version=0, step=0), Recipients.ALL))

        nobody: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait((job, nobody))

    # The end --------------------------------------------------------------------------------------

    def is_idle(self, seconds: float) -> bool:
        thinks = self.timers.is_busy or (self._thinking is not None and not self._thinking.done())
        unused = time.monotonic() - self.last_used > seconds
        return unused and not self.listeners and not thinks and self._inbox.empty()

    async def close(self) -> None:
        """Stops thinking, lets what was begun be finished if the table is ours, and ends."""
        await asyncio.gather(*self.timers.close(), return_exceptions=True)
        if self._thinking is not None:
            self._thinking.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._thinking
        with contextlib.suppress(Refusal):
            await self.read(lambda table: None)
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        while not self._inbox.empty():
            _, done = self._inbox.get_nowait()
            if not done.done():
                done.set_exception(Moving())
                done.exception()  # marked as retrieved, since nobody may wait for it

    def _log(self) -> Any:
        return self._logger.bind(seq=len(self.table.history))
