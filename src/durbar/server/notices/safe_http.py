"""Requests to addresses that users enter, which may be malicious.

Only https is allowed. Every address of a name must be public, and the connection goes to one of the
checked addresses, so that a name cannot change its meaning in between. Redirects are not followed,
the answer is not read, and a request takes a few seconds at most.
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

from durbar.server.errors import Refusal

Address = IPv4Address | IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
SECONDS: Final = 5.0
NAT64: Final = IPv6Network("64:ff9b::/96")  # its last four bytes are an address of IPv4


class SafeHttp:
    """A client for untrusted addresses; the arguments are for tests."""

    def __init__(
        self,
        may_ask: "Callable[[Address], bool] | None" = None,
        resolve: "Resolve | None" = None,
        tls: ssl.SSLContext | None = None,
    ) -> None:
        self._may_ask = may_ask or is_public
        self._resolve = resolve or _resolved
        self._tls = tls
        self._client: httpx.AsyncClient | None = None

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Posts and returns the status. Raises Refusal if there is no answer."""
        parts = checked(url, self._may_ask)
        host, port = str(parts.hostname), parts.port or 443
        try:
            async with asyncio.timeout(SECONDS):
                address = await self._address(host, port)
                # The name stays in the header and in the certificate that is asked for
                at = httpx.URL(url).copy_with(host=address)
                named = {"host": parts.netloc, **headers}
                extensions = {"sni_hostname": host}
                async with self._open().stream(
                    "POST", at, content=body, headers=named, extensions=extensions
                ) as answer:
                    return answer.status_code
        except (TimeoutError, OSError, httpx.HTTPError, httpx.InvalidURL) as error:
            raise Refusal("notice-unreachable") from error

    async def close(self) -> None:
        if self._client is not None:
            await self._client.aclose()

    async def _address(self, host: str, port: int) -> str:
        found = await self._resolve(host, port)
        if not found or not all(self._may_ask(ip_address(each)) for each in found):
            raise Refusal("notice-address")
        return found[0]

    def _open(self) -> httpx.AsyncClient:
        """One client, but no connection is used twice: a pool knows addresses, not names."""
        if self._client is None:
            limits = httpx.Limits(max_connections=32, max_keepalive_connections=0)
            verify = True if self._tls is None else self._tls
            self._client = httpx.AsyncClient(
                verify=verify, trust_env=False, follow_redirects=False, limits=limits,
                timeout=SECONDS,
            )  # fmt: skip
        return self._client


def checked(url: str, may_ask: "Callable[[Address], bool] | None" = None) -> SplitResult:
    """Checks a URL without a request. Raises Refusal."""
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise Refusal("notice-address") from None
    if parts.scheme != "https" or not host or port == 0 or parts.username or parts.password:
        raise Refusal("notice-address")
    if not url.isascii() or not url.isprintable() or " " in url:
        raise Refusal("notice-address")
    try:
        address = ip_address(host)
    except ValueError:
        if "." not in host.strip("."):  # "localhost" and other local names
            raise Refusal("notice-address") from None
        return parts
    if not (may_ask or is_public)(address):
        raise Refusal("notice-address")
    return parts


def is_public(address: Address) -> bool:
    """Whether an address is public: not of a local network, a machine or a group."""
    if isinstance(address, IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour
        if inner is None and address in NAT64:
            inner = IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(inner)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not (address.is_multicast or address.is_reserved)


async def _resolved(host: str, port: int) -> list[str]:
    loop = asyncio.get_running_loop()
    found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]).partition("%")[0] for *_, address in found]
