"""Actors: one task for each table serialises its commands; durable before anybody is told."""

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
from durbar.server.outgoing import hints, messages
from durbar.server.protocol import codec
from durbar.server.protocol.messages import Answer, AnyCommand, DraftCommand, RequestHint
from durbar.server.tables import clocks, seating, standing_orders
from durbar.server.tables.command_result import Progress, Recipients
from durbar.server.tables.creation import new_id
from durbar.server.tables.seats import Holder, new_token
from durbar.server.tables.table import Table

T = TypeVar("T")
INBOX: Final = 256  # commands that may wait at one table
REST_SECONDS: Final = 0.5  # before a bot tries again what could not be stored
SEEN_SECONDS: Final = 60.0  # a player who asks by HTTP counts as present for so long


class Listener(Protocol):
    """A connection: it has the eyes of a seat and takes messages without waiting."""

    holder: Holder
    seat: Seat | None

    def send(self, body: bytes) -> None: ...

    def dismiss(self) -> None:
        """The table is here no more: the client shall come back and find it."""


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
        """One job; by itself, so that a table at rest does not keep what the last one told."""
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

    async def command(self, holder: Holder, seat: Seat | None, said: AnyCommand) -> Answer:
        """Does a command for a seat that the holder must hold; raises a Refusal."""
        began = time.monotonic()
        kind, result = type(said).__name__, "refused"
        try:
            answer = await self.ask(lambda: self._command(holder, seat, said))
            result = "done"
            return answer
        finally:
            self.deps.metrics.commands.labels(type=kind, result=result).inc()
            self.deps.metrics.command_seconds.observe(time.monotonic() - began)

    async def _command(self, holder: Holder, seat: Seat | None, said: AnyCommand) -> Answer:
        await self.timers.check_clock()
        table = self.table
        if isinstance(said, DraftCommand):
            progress = table.do(table.held(holder, seat), said)
            return await self.settle(progress.seen_by(holder.guest))
        if table.seats_of(holder):
            seat = table.held(holder, seat)
        elif seat is not None:
            seat = None  # stood up, or never sat: what a spectator may do
        progress, following = seating.seat_command(
            table, holder, seat, said, self.deps.now(), new_id()
        )
        if following is not None:
            await self.deps.create(following)
        return await self.settle(progress)

    async def join(
        self, holder: Holder, seat: Seat | None, name: str, salt: str, token_hash: str, **said: Any
    ) -> Seat:
        async def job() -> Seat:
            joined = seating.join(self.table, holder, seat, name, salt, token_hash, **said)
            await self.settle(joined.progress)
            return joined.seat

        return await self.ask(job)

    async def new_tokens(self, holder: Holder) -> dict[Seat, str]:
        """New tokens for all seats that somebody holds."""
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

    async def settle(self, progress: Progress) -> Answer:
        """Makes a progress durable, then tells everybody who must hear of it."""
        if progress.effects:
            effects = (
                *progress.effects,
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
            if progress.since is not None and self.table.status == "over":
                await self.deps.rate(self.table)
        self._tell(progress)
        self._let_bot_think()
        self.timers.look()
        return progress.answer

    async def _reload(self) -> None:
        """Forgets what could not be stored: the store is the truth, or else nobody has it."""
        away = self.table.away
        try:
            self.table = await self.deps.load(self.table.id)
        except Exception:
            self._home.let_go(self)
            return
        self.table.away = away
        self._mover = self.table.person_to_move
        self._tell(Progress(Answer(key="", version=0, step=0), news=Recipients.ALL))

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

    def _tell(self, progress: Progress) -> None:
        """Every audience's messages are made and encoded once."""
        audiences: dict[Seat | None, list[Listener]] = {}
        for listener in self.listeners:
            if listener.seat not in (None, *self.table.seats_of(listener.holder)):
                listener.seat = None  # the seat is no longer his: he watches
            audiences.setdefault(listener.seat, []).append(listener)
        for seat, listeners in audiences.items():
            for message in messages.messages(self.table, progress, seat):
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

    async def hint(self, holder: Holder, seat: Seat | None, asked: RequestHint) -> Answer:
        """Advice for the seat to move, thought of beside the table; one at a time for each seat."""

        def request(table: Table) -> BotRequest:
            return hints.request_for(table, table.held(holder, seat), asked)

        wanted = await self.read(request)
        if wanted.seat in self._advising:
            raise Refusal("hint-pending")
        if not self.deps.hint_limit.take((self.table.id, wanted.seat)):
            raise Refusal("too-fast")
        self._advising.add(wanted.seat)
        try:
            hint = await self.deps.bots.advise(self.table.game, wanted, table=self.table.id)
        except BotFault:
            raise Refusal("hint-failed") from None
        finally:
            self._advising.discard(wanted.seat)

        def answer(table: Table) -> Answer:
            table.check_version(wanted.seat, asked.version, asked.step)  # else it comes too late
            return Answer(key=asked.key, version=asked.version, step=asked.step, hint=hint)

        return await self.read(answer)

    # Listeners and presence -----------------------------------------------------------------------

    def touch(self, holder: Holder) -> None:
        """Somebody asked by HTTP: he is present for a while."""
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
                self._tell(Progress(Answer(key="", version=0, step=0), news=Recipients.ALL))

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
                done.exception()  # nobody may be left who asks for it

    def _log(self) -> Any:
        return log(table=self.table.id, seq=len(self.table.history))
