"""Sends what is due in the outbox, round after round.

Nothing here touches a game. If the process dies while it is sending a notice, another one sends it
when the claim has run out: a notice may arrive twice, but is not lost.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import RowMapping
from sqlalchemy.exc import SQLAlchemyError

from durbar.server.errors import Refusal
from durbar.server.logs import log
from durbar.server.metrics import Metrics
from durbar.server.notices import policy, text
from durbar.server.notices.delivery import Delivery
from durbar.server.notices.policy import Notice, NoticePrefs, Seated, TableNow
from durbar.server.notices.text import NoticeText
from durbar.server.store import outbox
from durbar.server.store.outbox import Claimed
from durbar.server.store.store import Store

ROUND: Final = 5.0  # seconds between two looks into the outbox
CLAIM: Final = 60.0  # seconds for which a channel is claimed; longer than any sending takes
AT_ONCE: Final = 16  # channels


class NoticeSender:
    """Sends the notices that are due, channel by channel."""

    def __init__(
        self,
        store: Store,
        delivery: Delivery,
        *,
        url: str,
        is_present: Callable[[str, str], bool],
        metrics: Metrics,
        now: Callable[[], float],
    ) -> None:
        self._store = store
        self._delivery = delivery
        self._url = url
        self._is_present = is_present  # by table and guest
        self._metrics = metrics
        self._now = now

    async def run(self) -> None:
        while True:
            try:
                await self.round()
            except Exception as error:  # the next round may reach the store again
                log(error=repr(error)).warning("outbox-unread")
            await asyncio.sleep(ROUND)

    async def round(self) -> int:
        """Sends all notices that are due. Returns the number of channels looked at."""
        looked = 0
        while True:
            now = self._now()
            due = await self._store.within(lambda c, now=now: outbox.ready(c, now, AT_ONCE))  # type: ignore[misc]
            await asyncio.gather(*(self._look(channel) for channel in due))
            looked += len(due)
            if len(due) < AT_ONCE:
                return looked

    async def _look(self, channel: str) -> None:
        """Sends, puts off or drops the notices of one channel."""
        store, now = self._store, self._now()
        claimed = await store.within(lambda c: outbox.claim(c, channel, now, CLAIM))
        if claimed is None:
            return
        ids = [row["id"] for row in claimed.notices]
        try:
            prefs = policy.prefs_of(claimed.prefs)
            until = policy.quiet_until(prefs, now)
            if until is not None:
                await store.within(lambda c: outbox.put_off(c, channel, ids, until))
                return
            notice = self._text(claimed, prefs, now)
            if notice is not None:
                await self._delivery.send(claimed.channel, notice)
                self._count(claimed.channel, "sent")
        except Refusal as refusal:
            await self._failed(claimed, ids, refusal.code)
        except SQLAlchemyError:
            raise
        except Exception:  # a fault of ours is tried again as often as any other
            log(channel=channel).exception("notice-fault")
            await self._failed(claimed, ids, "notice-unreachable")
        else:
            state = {"tries": 0} if notice is None else {"tries": 0, "fault": None}
            await store.within(lambda c: outbox.done_with(c, channel, ids, **state))

    def _text(self, claimed: Claimed, prefs: NoticePrefs, now: float) -> NoticeText | None:
        guest = claimed.channel["guest"]
        tables = {row["id"]: _table(row, claimed.seats) for row in claimed.tables}
        notices = policy.wanted_notices(
            [_notice(row) for row in claimed.notices],
            guest,
            prefs,
            tables,
            {row["table_id"]: row["choice"] for row in claimed.choices},
            {table_id for table_id in tables if self._is_present(table_id, guest)},
        )
        if not notices:
            return None
        return text.notice_text(prefs.language, notices, tables, guest, self._url, now)

    async def _failed(self, claimed: Claimed, ids: Sequence[int], code: str) -> None:
        channel, store = claimed.channel, self._store
        self._count(channel, code)
        log(channel=channel["id"], kind=channel["kind"], code=code).info("notice-failed")
        if code == "notice-gone":
            await store.within(lambda c: outbox.remove(c, channel["guest"], channel["id"]))
            return
        tries, now = channel["tries"] + 1, self._now()
        again = policy.next_try(tries, now) if code == "notice-unreachable" else None
        if again is None:
            state: dict[str, Any] = {"tries": 0, "fault": code}
            await store.within(lambda c: outbox.done_with(c, channel["id"], ids, **state))
        else:
            state = {"tries": tries, "fault": code, "claimed_until": again}  # for newer ones, too
            await store.within(lambda c: outbox.put_off(c, channel["id"], ids, again, **state))

    def _count(self, channel: RowMapping, result: str) -> None:
        self._metrics.notices.labels(kind=channel["kind"], result=result).inc()


def _notice(row: RowMapping) -> Notice:
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
