"""The post: takes what is due from the outbox, round after round, and brings it out.

Whatever happens here never touches a game. A letter whose process dies while it is under way is
sent by another one when the claim has run out: so it may come twice then, but it is not lost.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import RowMapping
from sqlalchemy.exc import SQLAlchemyError

from durbar.server.errors import Refusal
from durbar.server.logs import log
from durbar.server.notices import mail, policy, push, text, webhook
from durbar.server.notices.links import Links
from durbar.server.notices.mail import Mailer
from durbar.server.notices.policy import Notice, NoticePrefs, Seated, TableNow
from durbar.server.notices.safe_http import SafeHttp
from durbar.server.notices.text import NoticeText
from durbar.server.store import outbox
from durbar.server.store.outbox import Claimed

if TYPE_CHECKING:
    from durbar.server.runtime import Runtime

ROUND: Final = 5.0  # seconds between two looks into the outbox
CLAIM: Final = 60.0  # seconds for which a letter is ours; longer than any sending takes
AT_ONCE: Final = 16  # letters


class NoticeSender:
    """Brings out the letters of a runtime."""

    vapid: push.Vapid
    links: Links

    def __init__(self, runtime: "Runtime", outside: SafeHttp | None = None) -> None:
        self._runtime = runtime
        self.safe_http = outside or SafeHttp()
        settings = runtime.settings
        self.mailer = Mailer(settings.smtp, settings.mail_from) if settings.smtp else None

    async def open(self) -> None:
        """The keys by which this server is known are made when it first starts."""
        runtime = self._runtime
        contact = runtime.settings.contact
        if not contact:
            contact = runtime.url if runtime.url.startswith("https:") else ""
        self.vapid = push.Vapid(await runtime.store.secret("vapid"), contact)
        self.links = Links(await runtime.store.secret("notices"), runtime.url)

    async def close(self) -> None:
        await self.safe_http.close()

    async def run(self) -> None:
        while True:
            try:
                await self.round()
            except Exception as error:  # the next round may find the store again
                log(error=repr(error)).warning("outbox-unread")
            await asyncio.sleep(ROUND)

    async def round(self) -> int:
        """Sends all letters that are due; how many channels were looked at."""
        runtime, looked = self._runtime, 0
        while True:
            now = runtime.now()
            due = await runtime.store.within(lambda c, now=now: outbox.ready(c, now, AT_ONCE))  # type: ignore[misc]
            await asyncio.gather(*(self._look(channel) for channel in due))
            looked += len(due)
            if len(due) < AT_ONCE:
                return looked

    async def deliver(self, channel: RowMapping, letter: NoticeText) -> None:
        """Sends a letter by its channel; raises a Refusal."""
        address, details = channel["address"], channel["details"]
        match channel["kind"]:
            case "push":
                now = self._runtime.now()
                await push.send(self.safe_http, self.vapid, address, details, letter, now)
            case "webhook":
                await webhook.send(self.safe_http, address, details["form"], letter)
            case _:
                if self.mailer is None:
                    raise Refusal("notice-mail-off")
                whose = channel["guest"], channel["id"]
                subject, text = mail.digest(letter, self.links.to_stop(*whose))
                stop = self.links.to_stop_at_once(*whose)
                await self.mailer.send(address, letter.language, subject, text, stop)

    async def _look(self, channel: str) -> None:
        """One channel: what is worth telling is told, put off, or tried again later."""
        runtime, now = self._runtime, self._runtime.now()
        store = runtime.store
        claimed = await store.within(lambda c: outbox.claim(c, channel, now, CLAIM))
        if claimed is None:
            return
        ids = [row["id"] for row in claimed.news]
        try:
            habits = habits_of(claimed.habits)
            until = policy.quiet_until(habits, now)
            if until is not None:
                await store.within(lambda c: outbox.put_off(c, channel, ids, until))
                return
            letter = self._letter(claimed, habits, now)
            if letter is not None:
                await self.deliver(claimed.channel, letter)
                runtime.metrics.notices.labels(kind=claimed.channel["kind"], result="sent").inc()
        except Refusal as refusal:
            await self._failed(claimed, ids, refusal.code)
        except SQLAlchemyError:
            raise
        except Exception:  # a fault of ours is tried again as often as any other
            log(channel=channel).exception("notice-fault")
            await self._failed(claimed, ids, "notice-unreachable")
        else:
            said = {"tries": 0} if letter is None else {"tries": 0, "fault": None}
            await store.within(lambda c: outbox.done_with(c, channel, ids, **said))

    def _letter(self, claimed: Claimed, habits: NoticePrefs, now: float) -> NoticeText | None:
        guest = claimed.channel["guest"]
        tables = {row["id"]: _table(row, claimed.seats) for row in claimed.tables}
        news = policy.worth_telling(
            [_news(row) for row in claimed.news],
            guest,
            habits,
            tables,
            {row["table_id"]: row["choice"] for row in claimed.choices},
            {table_id for table_id in tables if self._runtime.is_present(table_id, guest)},
        )
        if not news:
            return None
        return text.letter(habits.language, news, tables, guest, self._runtime.url, now)

    async def _failed(self, claimed: Claimed, ids: Sequence[int], code: str) -> None:
        channel, store = claimed.channel, self._runtime.store
        self._runtime.metrics.notices.labels(kind=channel["kind"], result=code).inc()
        log(channel=channel["id"], kind=channel["kind"], code=code).info("notice-failed")
        if code == "notice-gone":
            await store.within(lambda c: outbox.remove(c, channel["guest"], channel["id"]))
            return
        tries, now = channel["tries"] + 1, self._runtime.now()
        again = policy.next_try(tries, now) if code == "notice-unreachable" else None
        if again is None:
            said: dict[str, Any] = {"tries": 0, "fault": code}
            await store.within(lambda c: outbox.done_with(c, channel["id"], ids, **said))
        else:
            said = {"tries": tries, "fault": code, "claimed_until": again}  # for newer ones, too
            await store.within(lambda c: outbox.put_off(c, channel["id"], ids, again, **said))


def habits_of(row: RowMapping | None) -> NoticePrefs:
    if row is None:
        return NoticePrefs()
    has_quiet = row["quiet_from"] is not None and row["quiet_to"] is not None
    quiet = (row["quiet_from"], row["quiet_to"]) if has_quiet else None
    return NoticePrefs(row["language"], row["zone"], quiet, frozenset(row["kinds"]))


def _news(row: RowMapping) -> Notice:
    return Notice(
        row["id"], row["kind"], row["table_id"], row["seat"], row["name"], row["deadline"]
    )


def _table(row: RowMapping, seats: Sequence[RowMapping]) -> TableNow:
    return TableNow(
        row["id"],
        row["game"],
        row["status"],
        row["to_move"],
        row["deadline"],
        tuple(
            Seated(seat["seat"], seat["kind"], seat["name"], seat["guest"], seat["bot"])
            for seat in seats
            if seat["table_id"] == row["id"]
        ),
    )
