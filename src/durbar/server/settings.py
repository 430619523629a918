"""Settings of the server: by environment (`DURBAR_…`), else by the table [server] of the settings
file, else the default. A wrong one is refused with a sentence."""

import importlib.util
import os
import socket
from collections.abc import Mapping
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import msgspec

from durbar.core.errors import DurbarError
from durbar.server.database_url import is_postgres, postgres_url, sqlite_url, without_password

SHORTEST_SECRET = 16  # characters
LOOPBACK = ("127.0.0.1", "localhost", "::1")


class BadSetting(DurbarError):
    """A setting that the server cannot work with."""


def _setting(default: Any, **limits: Any) -> Any:
    return field(default=default, metadata=limits)


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a server; `durbar serve --help` explains them."""

    host: str = "127.0.0.1"
    port: int = _setting(8017, least=0, most=65535)
    database: str = ""  # a file, or postgresql://…; "": a file in the user's data directory
    cluster: bool = False  # whether several processes share the tables of one PostgreSQL database
    internal_url: str = ""  # where the others reach this process; "": where it listens
    lease_seconds: float = _setting(3.0, least=0.5, most=60)  # after which a dead process is known
    public_url: str = ""  # for links, QR codes and the origin check; "": see `url`
    origins: tuple[str, ...] = ()  # further origins whose pages may send requests
    proxies: str = ""  # addresses whose X-Forwarded-For is believed
    bot_workers: int = _setting(2, least=1, most=64)
    bot_seconds: float = _setting(10.0, least=0.05, most=600)  # then a bot's process is killed
    worker_secret: str = ""  # by which workers elsewhere are known; "": there are none
    address_rate: float = _setting(50.0, least=0.1, most=1e6)  # requests a second of one address
    address_burst: int = _setting(300, least=1, most=10**6)
    maker_rate: float = _setting(0.5, least=0.001, most=1e6)  # new tables and records a second
    maker_burst: int = _setting(60, least=1, most=10**6)
    sign_in_rate: float = _setting(
        0.1, least=0.001, most=1e6
    )  # tries a second, by address and name
    sign_in_burst: int = _setting(20, least=1, most=10**6)
    seat_rate: float = _setting(20.0, least=0.1, most=1e6)  # messages a second of one seat
    seat_burst: int = _setting(60, least=1, most=10**6)
    sockets_per_address: int = _setting(64, least=1, most=10**6)
    queue: int = _setting(64, least=2, most=10**4)  # messages that may wait for a slow client
    frame: int = _setting(16384, least=1024, most=2**20)  # bytes of a message to us
    idle_minutes: float = _setting(15.0, least=0.001, most=10**5)  # until a table leaves memory
    away_seconds: float = _setting(5.0, least=0.01, most=3600)  # until a lost player counts as away
    smtp: str = ""  # smtp://user:password@host:587, or smtps://…; "": no e-mail is sent
    mail_from: str = ""  # the address that e-mail comes from
    contact: str = ""  # of the owner, for push services: mailto:… or https://…
    log_level: str = "info"

    def __post_init__(self) -> None:
        for each in fields(self):
            value, limits = getattr(self, each.name), each.metadata
            if limits and not limits["least"] <= value <= limits["most"]:
                allowed = f"{limits['least']} .. {limits['most']}"
                raise BadSetting("setting-value", key=each.name, value=str(value), allowed=allowed)
        if self.log_level not in ("debug", "info", "warning", "error"):
            allowed = "debug, info, warning, error"
            raise BadSetting(
                "setting-value", key="log_level", value=self.log_level, allowed=allowed
            )
        _check_database(self.database)
        if self.cluster and not is_postgres(self.database):
            raise BadSetting("cluster-without-postgres")
        if 0 < len(self.worker_secret) < SHORTEST_SECRET:
            raise BadSetting("worker-secret-short", least=SHORTEST_SECRET)
        _check_mail(self.smtp, self.mail_from)
        if self.contact and not self.contact.startswith(("mailto:", "https://")):
            allowed = "mailto:owner@example.org, https://example.org"
            raise BadSetting("setting-value", key="contact", value=self.contact, allowed=allowed)
        for key in ("public_url", "internal_url"):
            if url := getattr(self, key):
                _check_url(key, url)
        for origin in self.origins:
            _check_url("origins", origin)

    @property
    def database_file(self) -> Path | None:
        """The file of the database; None: it is PostgreSQL's."""
        if is_postgres(self.database):
            return None
        return Path(self.database) if self.database else data_directory() / "durbar.sqlite"

    @property
    def database_url(self) -> str:
        """The URL of the database, with its driver."""
        file = self.database_file
        return str(postgres_url(self.database)) if file is None else sqlite_url(file)

    @property
    def database_label(self) -> str:
        """The database in a form that may be shown."""
        file = self.database_file
        return without_password(self.database) if file is None else str(file)

    def url(self, port: int) -> str:
        """Returns the address for clients: the setting, else this machine."""
        return self.public_url.rstrip("/") or self._listening(port)

    def internal(self, port: int) -> str:
        """Returns the address at which the other processes of a cluster reach this one."""
        return self.internal_url.rstrip("/") or self._listening(port)

    def _listening(self, port: int) -> str:
        host = self.host
        if host in ("0.0.0.0", "::", ""):
            host = local_address()
        return f"http://{f'[{host}]' if ':' in host else host}:{port}"

    def allowed_origins(self, port: int) -> frozenset[str]:
        """Returns the origins whose pages may send requests."""
        here = {f"http://{host}:{port}" for host in ("127.0.0.1", "localhost", "[::1]")}
        named = {origin_of(url) for url in (self.url(port), *self.origins)}
        return frozenset(here | named)


def load_settings(
    environ: Mapping[str, str], table: Mapping[str, Any] | None = None, **given: Any
) -> Settings:
    """Settings from the command line (`given`), the environment, and [server] of the file."""
    values: dict[str, Any] = {}
    types = {each.name: each.type for each in fields(Settings)}
    for name, value in (table or {}).items():
        if name not in types:
            raise BadSetting("setting-unknown", key=name, known=", ".join(types))
        values[name] = _converted(name, value, types[name], strict=True)
    for name in types:
        text = environ.get(f"DURBAR_{name.upper()}")
        if text is not None:
            value = text.split() if name == "origins" else text
            values[name] = _converted(f"DURBAR_{name.upper()}", value, types[name], strict=False)
    values |= {name: value for name, value in given.items() if value is not None}
    return Settings(**values)


def default_of(name: str) -> Any:
    found = next(each for each in fields(Settings) if each.name == name)
    return None if found.default is MISSING else found.default


def data_directory() -> Path:
    """Returns the folder for data of this user's programs."""
    if os.name == "nt" and (local := os.environ.get("LOCALAPPDATA")):
        return Path(local) / "durbar"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "durbar"


def local_address() -> str:
    """Returns this machine's address in the local network; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for documentation (RFC 5737)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def origin_of(url: str) -> str:
    """Scheme, host and port of a URL, as browsers write an origin."""
    parts = urlsplit(url)
    usual = {"http": 80, "https": 443}.get(parts.scheme)
    host = f"[{parts.hostname}]" if parts.hostname and ":" in parts.hostname else parts.hostname
    port = "" if parts.port in (None, usual) else f":{parts.port}"
    return f"{parts.scheme}://{host}{port}"


def _check_database(database: str) -> None:
    if not is_postgres(database):
        if "://" in database:
            allowed = "a file, postgresql://user@host/name"
            raise BadSetting("setting-value", key="database", value=database, allowed=allowed)
        return
    if postgres_url(database) is None:
        allowed = "postgresql://user@host/name"
        raise BadSetting("setting-value", key="database", value=database, allowed=allowed)
    if importlib.util.find_spec("psycopg") is None:
        raise BadSetting("hosting-not-installed")


def _check_mail(smtp: str, sender: str) -> None:
    """A password in the address is not repeated in the refusal."""
    if not smtp:
        return
    try:
        parts = urlsplit(smtp)
        fine = parts.scheme in ("smtp", "smtps") and parts.hostname and parts.port != 0
    except ValueError:
        fine = False
    if not fine:
        allowed = "smtp://user:password@mail.example.org:587"
        raise BadSetting("setting-value", key="smtp", value="…", allowed=allowed)
    local, _, domain = sender.partition("@")
    if not local or not domain or not sender.isascii() or set(sender) & set(" <>,;\r\n"):
        allowed = "durbar@example.org"
        raise BadSetting("setting-value", key="mail_from", value=sender, allowed=allowed)


def _check_url(key: str, url: str) -> None:
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        fine = False
    if not fine:
        raise BadSetting("setting-value", key=key, value=url, allowed="https://example.org")


def _converted(key: str, value: Any, kind: Any, strict: bool) -> Any:
    try:
        return msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError as error:
        raise BadSetting("setting-value", key=key, value=str(value), allowed=str(error)) from None
