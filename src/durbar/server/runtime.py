"""The house: the parts of a running server, and its tables by id."""

import asyncio
import contextlib
import secrets
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Final
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from durbar.server.accounts.accounts import Accounts
from durbar.server.accounts.identity import Identity
from durbar.server.accounts.sessions import Sessions
from durbar.server.botpool.pool import BotPool
from durbar.server.cluster.membership import Cluster
from durbar.server.editions import Editions
from durbar.server.errors import NotFound, Refusal
from durbar.server.gc import Sweeper
from durbar.server.live.actor import Actor
from durbar.server.live.backfill import fill_results
from durbar.server.live.rater import Rater
from durbar.server.logs import log
from durbar.server.metrics import Metrics
from durbar.server.notices.safe_http import SafeHttp
from durbar.server.notices.sender import NoticeSender
from durbar.server.outgoing import hints
from durbar.server.rate_limits import Buckets
from durbar.server.settings import Settings
from durbar.server.store.personal_data import Aside
from durbar.server.store.store import Store
from durbar.server.tables import clocks
from durbar.server.tables.creation import Stored, restore
from durbar.server.tables.table import Table
from durbar.version import banner

CLOCK_ROUND: Final = 15.0  # seconds between two looks at the clocks of tables that are asleep


class Runtime:
    """Everything that lives as long as the server does."""

    def __init__(
        self,
        settings: Settings,
        port: int,
        editions: Editions | None = None,
        now: Callable[[], float] = time.time,  # seconds since 1970: deadlines outlive the process
        outside: SafeHttp | None = None,
    ) -> None:
        self.settings = settings
        self.now = now
        self.url = settings.url(port)
        self.origins = settings.allowed_origins(port)
        self.editions = Editions() if editions is None else editions
        self.metrics = Metrics()
        self.store = Store(settings.database_url)
        self.cluster: Cluster | None = None
        if settings.redis:
            self.cluster = Cluster(self.store, settings.redis, settings.lease_seconds)
        self.bots = BotPool(settings.bot_workers, settings.bot_seconds, self.metrics)
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.makers = Buckets(settings.maker_rate, settings.maker_burst)
        self.seats = Buckets(settings.seat_rate, settings.seat_burst)
        self.hints = Buckets(hints.RATE, hints.BURST)
        self.wishes = Buckets(1.0, 30)  # about notices, of one guest
        self.letters = Buckets(1 / 60, 10)  # sent at somebody's wish
        self.post = NoticeSender(self, outside)
        self.sockets: Counter[str] = Counter()  # open connections by address
        self.rater = Rater(self.store, self.editions, now)
        self.sweeper = Sweeper()
        self.run_id = secrets.token_hex(4)
        self.is_draining = False
        self.identity: Identity
        self.sessions = Sessions(self.store, now)
        self.accounts: Accounts
        self._actors: dict[str, Actor] = {}
        self._loading: dict[str, asyncio.Task[Actor]] = {}
        self._reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._making: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._chores: list[asyncio.Task[None]] = []
        self._ending: set[asyncio.Task[None]] = set()  # of tables that were let go

    async def open(self) -> None:
        await self.store.open()
        for edition in await self.store.editions():
            self.editions.keep(edition)
        await self.store.keep_editions(game.edition for game in self.editions.usual.values())
        secret = await self.store.secret("cookie")
        self.identity = Identity(secret, self.url.startswith("https:"))
        self.accounts = Accounts(self, secret)
        await self.post.open()
        if self.cluster is not None:
            await self.cluster.open(self._keep, self.actor)
        self._chores = [
            asyncio.create_task(self._reap(), name="reaper"),
            asyncio.create_task(self._watch_clocks(), name="clocks"),
            asyncio.create_task(self.sessions.watch(), name="sessions"),
            asyncio.create_task(self.post.run(), name="post"),
            asyncio.create_task(fill_results(self.store, self.editions), name="results"),
            asyncio.create_task(self.rater.keep(), name="ratings"),
        ]
        running = await self.store.count("running")
        log(run=self.run_id, running=running, url=self.url).info("begun", version=banner())

    async def close(self) -> None:
        """Drains: nothing new, what was begun is finished and stored."""
        self.is_draining = True
        for chore in self._chores:
            chore.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await chore
        await asyncio.gather(*(actor.close() for actor in self._actors.values()), *self._ending)
        if self.cluster is not None:
            await self.cluster.leave()
        await self.bots.close()
        await self.post.close()
        await self.store.close()
        log(run=self.run_id, tables=len(self._actors)).info("drained")

    async def actor(self, table_id: str) -> Actor:
        """The actor of a table, loaded once however many ask."""
        if self.is_draining:
            raise Refusal("draining")
        if not table_id.isprintable():  # not every database could even be asked
            raise NotFound("no-such-table")
        if actor := self._actors.get(table_id):
            actor.last_used = time.monotonic()
            return actor
        if table_id not in self._loading:
            self._loading[table_id] = asyncio.create_task(self._load(table_id))
        return await asyncio.shield(self._loading[table_id])

    async def create(self, table: Table) -> Actor:
        """Makes a new table durable and sits down at it."""
        clocks.follow(table, self.now())
        await self.store.create(table)
        return self._seat(table, await self._claim(table.id))

    def making(self, guest: str | None) -> asyncio.Lock:
        """Somebody's tables are made one after the other, so that a key can be known."""
        return self._making.setdefault(guest or "", asyncio.Lock())

    def reading(self, table_id: str) -> asyncio.Lock:
        """Held while a table comes from the store."""
        return self._reading.setdefault(table_id, asyncio.Lock())

    @contextlib.asynccontextmanager
    async def aside(self, guest: str, table_ids: Iterable[str]) -> AsyncIterator[Aside]:
        """Nothing happens at a guest's tables meanwhile; those in memory are read anew after it."""
        async with contextlib.AsyncExitStack() as stack:
            ours = set[tuple[str, int]]()
            for table_id in sorted(
                table_ids
            ):  # in one order, so that two never wait for each other
                await stack.enter_async_context(self.reading(table_id))
                if actor := self._actors.get(table_id):
                    await stack.enter_async_context(actor.aside(guest))
                    if actor.fence is not None:
                        ours.add((table_id, actor.fence))
            yield Aside(frozenset(table_ids), frozenset(ours))

    async def import_table(self, stored: Stored) -> str:
        """Puts a record that was checked among the finished tables."""
        await self.store.import_table(stored)
        return stored.id

    def is_present(self, table_id: str, guest: str) -> bool:
        """Whether somebody has that table before him, as far as this process serves it."""
        actor = self._actors.get(table_id)
        return actor is not None and any(each.holder.guest == guest for each in actor.listeners)

    @property
    def tables(self) -> int:
        return len(self._actors)

    async def _load(self, table_id: str) -> Actor:
        try:
            async with self.reading(table_id):
                return await self._read(table_id)
        except (SQLAlchemyError, OSError) as error:
            log(table=table_id, error=repr(error)).error("load-failed")
            raise Refusal("storage") from error
        finally:
            del self._loading[table_id]

    async def _read(self, table_id: str) -> Actor:
        fence = await self._claim(table_id)
        stored = await self.store.load(table_id)
        try:
            table = await asyncio.to_thread(restore, self.editions, stored)
        except ValueError as error:
            log(table=table_id, error=str(error)).error("table-unreadable")
            raise NotFound("table-unreadable") from error
        return self._seat(table, fence)

    async def _claim(self, table_id: str) -> int | None:
        return None if self.cluster is None else await self.cluster.claim(table_id)

    def _seat(self, table: Table, fence: int | None) -> Actor:
        actor = self._actors[table.id] = Actor(self, table, fence)
        self.metrics.tables.set(len(self._actors))
        return actor

    # Several processes ----------------------------------------------------------------------------

    def may_serve(self, actor: Actor) -> bool:
        """Whether a table is still ours, as far as we can know."""
        is_current = self.cluster is None or self.cluster.is_current
        return is_current and self._actors.get(actor.table.id) is actor

    def let_go(self, actor: Actor) -> None:
        """Forgets a table that another process has, or that the store cannot tell; it may be asked
        for again at once."""
        if self._actors.get(actor.table.id) is actor:
            del self._actors[actor.table.id]
        for listener in tuple(actor.listeners):
            listener.dismiss()
        ending = asyncio.create_task(actor.close())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)
        log(table=actor.table.id).warning("table-let-go")

    def _keep(self, owned: Mapping[str, int], asked: float) -> None:
        """The lease is renewed: what others took meanwhile is let go, the rest goes on."""
        for table_id, actor in list(self._actors.items()):
            if actor.began < asked and owned.get(table_id) != actor.fence:
                self.let_go(actor)
            else:
                actor.wake()

    async def _reap(self) -> None:
        """Lets tables go that nobody looks at; they come back from the store."""
        idle = self.settings.idle_minutes * 60
        while True:
            await asyncio.sleep(min(idle, 60))
            for table_id, actor in list(self._actors.items()):
                if actor.is_idle(idle):
                    del self._actors[table_id]
                    await actor.close()
                    self.sweeper.leave()
                    if self.cluster is not None and actor.fence is not None:
                        await self.cluster.release(table_id, actor.fence)
            self.metrics.tables.set(len(self._actors))
            self.sweeper.sweep()

    async def _watch_clocks(self) -> None:
        """Wakes the tables at which somebody's time is up while nobody looks at them."""
        while True:
            try:
                await self.check_clocks()
            except (SQLAlchemyError, OSError) as error:  # the next round may find the store again
                log(error=repr(error)).warning("clocks-unread")
            await asyncio.sleep(CLOCK_ROUND)

    async def check_clocks(self) -> None:
        """Their actors see to the rest: a bot plays on, and the table goes back to sleep."""
        for table_id in await self.store.overdue(self.now()):
            with contextlib.suppress(Refusal):
                actor = await self.actor(table_id)
                await actor.ask(actor.keeper.check_clock)
