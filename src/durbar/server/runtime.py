"""The runtime: all parts of a running server, built and connected here and nowhere else."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from typing import Any

from durbar.core.record import Record
from durbar.core.types import Seat
from durbar.server.accounts.accounts import Accounts
from durbar.server.accounts.attempts import Attempts
from durbar.server.accounts.credentials import Credentials
from durbar.server.accounts.devices import Devices
from durbar.server.accounts.guest_tables import GuestTables
from durbar.server.accounts.identity import Identity
from durbar.server.accounts.passkeys import Ceremonies
from durbar.server.accounts.passwords import Passwords
from durbar.server.accounts.profiles import Profiles
from durbar.server.accounts.proof import Proof
from durbar.server.accounts.sessions import Sessions
from durbar.server.accounts.sign_in import SignIn
from durbar.server.accounts.verification import Verification
from durbar.server.botpool.pool import BotPool
from durbar.server.cluster.membership import Cluster
from durbar.server.editions import Editions
from durbar.server.gc import Sweeper
from durbar.server.http.connection import ConnectionDeps
from durbar.server.http.limits import Limits
from durbar.server.http.site import Site
from durbar.server.http.socket import Admission
from durbar.server.http.table_summaries import TableSummaries
from durbar.server.live.backfill import fill_results
from durbar.server.live.deps import ActorDeps
from durbar.server.live.live_tables import LiveTables, SoleOwner
from durbar.server.live.rater import Rater
from durbar.server.live.upkeep import unload_idle_tables, watch_clocks
from durbar.server.logs import log
from durbar.server.metrics import Metrics
from durbar.server.notices.channels import Channels
from durbar.server.notices.delivery import Delivery
from durbar.server.notices.links import Links
from durbar.server.notices.mail import Mailer
from durbar.server.notices.push import Vapid
from durbar.server.notices.safe_http import SafeHttp
from durbar.server.notices.sender import NoticeSender
from durbar.server.notices.triggers import notices_for
from durbar.server.outgoing import hints, messages
from durbar.server.rate_limits import Buckets
from durbar.server.settings import Settings
from durbar.server.store.store import Store
from durbar.server.tables.restoring import Stored, restore
from durbar.server.tables.table import Table
from durbar.version import banner


@dataclass(frozen=True, slots=True, kw_only=True)
class Runtime:
    """The parts of a running server; `open_runtime` builds them."""

    settings: Settings
    site: Site
    editions: Editions
    metrics: Metrics
    limits: Limits
    store: Store
    cluster: Cluster | None  # if several processes share the tables
    bots: BotPool
    rater: Rater
    tables: LiveTables
    identity: Identity
    sessions: Sessions
    accounts: Accounts
    channels: Channels
    delivery: Delivery
    sender: NoticeSender
    summaries: TableSummaries
    admission: Admission
    connection_deps: ConnectionDeps
    tasks: list[asyncio.Task[None]]  # that run as long as the server does

    async def close(self) -> None:
        """Drains: refuses new requests, finishes and stores what has begun."""
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.tables.close()
        if self.cluster is not None:
            await self.cluster.leave()
        await self.bots.close()
        await self.delivery.close()
        await self.store.close()
        log(run=self.site.run_id, tables=len(self.tables)).info("drained")


async def open_runtime(
    settings: Settings,
    port: int,
    editions: Editions | None = None,
    *,
    now: Callable[[], float] = time.time,  # seconds since 1970: deadlines outlive the process
    safe_http: SafeHttp | None = None,
) -> Runtime:
    """Opens the store, builds all parts and starts their tasks."""
    store = Store(settings.database_url)
    await store.open()
    editions = Editions() if editions is None else editions
    for edition in await store.editions():
        editions.keep(edition)
    await store.keep_editions(game.edition for game in editions.usual.values())

    site = Site(settings.url(port), settings.allowed_origins(port), secrets.token_hex(4))
    metrics, limits, sweeper = Metrics(), Limits(settings), Sweeper()
    bots = BotPool(settings.bot_workers, settings.bot_seconds, metrics)
    rater = Rater(store, editions, now)
    cluster = None
    if settings.cluster:
        cluster = Cluster(store, settings.internal(port), settings.lease_seconds)

    async def load(table_id: str, known: Table | None = None) -> Table:
        return await asyncio.to_thread(restore, editions, await store.load(table_id), known)

    def redact_record(stored: Stored, seat: Seat | None) -> Record:
        return messages.redacted_record(restore(editions, stored), seat)

    actor_deps = ActorDeps(
        write=store.write,
        create=store.create,
        load=load,
        rate=rater.rate,
        notices_for=notices_for,
        now=now,
        bots=bots,
        hint_limit=Buckets(hints.RATE, hints.BURST),
        metrics=metrics,
        away_seconds=settings.away_seconds,
    )
    tables = LiveTables(actor_deps, SoleOwner() if cluster is None else cluster)

    # Accounts
    secret = await store.secret("cookie")
    identity = Identity(secret, site.url.startswith("https:"))
    sessions = Sessions(store, now)
    passkeys = Ceremonies(secret, site.url, site.origins)
    verification = Verification(store, Passwords(), passkeys, now)
    attempts = Attempts(settings.sign_in_rate, settings.sign_in_burst)
    guest_tables = GuestTables(store, hold=tables.hold, wake=tables.get)
    sign_in = SignIn(store, verification, attempts, guest_tables, sessions, now)
    accounts = Accounts(
        sign_in=sign_in,
        credentials=Credentials(store, verification, attempts, sign_in, sessions, now),
        proof=Proof(store, verification, attempts, now),
        devices=Devices(store, sessions),
        profiles=Profiles(
            store, editions, attempts, guest_tables, sessions,
            redact_record=redact_record, now=now,
        ),
        passkey_domain=passkeys.domain,
    )  # fmt: skip

    # Notices
    contact = settings.contact or (site.url if site.url.startswith("https:") else "")
    links = Links(await store.secret("notices"), site.url)
    delivery = Delivery(
        SafeHttp() if safe_http is None else safe_http,
        Mailer(settings.smtp, settings.mail_from) if settings.smtp else None,
        Vapid(await store.secret("vapid"), contact),
        links,
        now,
    )
    channels = Channels(store, delivery, links, limits.trial_notices, url=site.url, now=now)
    sender = NoticeSender(
        store, delivery, url=site.url, is_present=tables.is_present, metrics=metrics, now=now
    )

    if cluster is not None:
        await cluster.open(tables.keep_owned, tables.get)
    works: dict[str, Coroutine[Any, Any, None]] = {
        "idle": unload_idle_tables(tables, settings.idle_minutes * 60, sweeper),
        "clocks": watch_clocks(tables, store, now),
        "sessions": sessions.watch(),
        "notices": sender.run(),
        "results": fill_results(store, editions),
        "ratings": rater.keep(),
    }
    runtime = Runtime(
        settings=settings,
        site=site,
        editions=editions,
        metrics=metrics,
        limits=limits,
        store=store,
        cluster=cluster,
        bots=bots,
        rater=rater,
        tables=tables,
        identity=identity,
        sessions=sessions,
        accounts=accounts,
        channels=channels,
        delivery=delivery,
        sender=sender,
        summaries=TableSummaries(store, site, now),
        admission=Admission(site, limits.addresses, settings.sockets_per_address, metrics, sweeper),
        connection_deps=ConnectionDeps(
            run_id=site.run_id,
            seat_limit=limits.seats,
            queue=settings.queue,
            metrics=metrics,
            now=now,
        ),
        tasks=[asyncio.create_task(work, name=name) for name, work in works.items()],
    )
    running = await store.count("running")
    log(run=site.run_id, running=running, url=site.url).info("begun", version=banner())
    return runtime
