"""Devices: the sessions of an account, named after their browsers."""

from typing import Final

from sqlalchemy import Connection

from durbar.server.accounts.caller import Caller
from durbar.server.accounts.sessions import Sessions
from durbar.server.errors import NotFound
from durbar.server.store import accounts
from durbar.server.store.store import Store
from durbar.server.tables.seats import hash_of

SYSTEMS: Final = {  # by a part of the header User-Agent; the first match counts
    "Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows",
    "Mac OS": "Mac", "CrOS": "ChromeOS", "Linux": "Linux",
}  # fmt: skip
BROWSERS: Final = {
    "Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrome": "Chrome",
    "CriOS": "Chrome", "Safari": "Safari",
}  # fmt: skip


class Devices:
    """Signs devices out."""

    def __init__(self, store: Store, sessions: Sessions) -> None:
        self._store = store
        self._sessions = sessions

    async def sign_out(self, caller: Caller, everywhere: bool) -> None:
        account = caller.account
        wanted = () if everywhere else (str(account.session),)
        self._sessions.end(await self._store.within(lambda c: accounts.end(c, account.id, *wanted)))

    async def sign_device_out(self, caller: Caller, device_id: str) -> None:
        account = caller.account

        def work(connection: Connection) -> list[str]:
            own = accounts.sessions_of(connection, account.id)
            wanted = [row["id"] for row in own if device_id_of(row["id"]) == device_id]
            return accounts.end(connection, account.id, *wanted) if wanted else []

        ended = await self._store.within(work)
        if not ended:
            raise NotFound("no-such-device")
        self._sessions.end(ended)


def device_of(agent: str) -> str:
    """Returns a device's name by the header User-Agent: "Firefox, Linux"."""
    parts = [
        next((name for mark, name in names.items() if mark in agent), "")
        for names in (BROWSERS, SYSTEMS)
    ]
    return ", ".join(filter(None, parts))


def device_id_of(session: str) -> str:
    """Returns a device's public id, from which its session cannot be found."""
    return hash_of(session)[:16]
