"""Real receivers of notices on the loopback: https with a certificate made here, and SMTP."""

import asyncio
import contextlib
import datetime
import ssl
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from email.message import EmailMessage
from ipaddress import IPv4Address
from pathlib import Path
from typing import Any

from aiosmtpd.controller import Controller
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from tests.support.ports import free_port

from durbar.server.notices.safe_http import SafeHttp

HOST = "hooks.example.org"


@dataclass(frozen=True)
class Certificate:
    """For HOST and this machine, signed by itself."""

    file: Path

    def server(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(self.file)
        return context

    def client(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=self.file)


def certificate(folder: Path) -> Certificate:
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, HOST)])
    names = [x509.DNSName(HOST), x509.DNSName("localhost"), x509.IPAddress(IPv4Address(2130706433))]
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "certificate.pem"
    plain = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(plain + made.public_bytes(Encoding.PEM))
    return Certificate(file)


@dataclass
class Heard:
    path: str
    headers: dict[str, str]
    body: bytes


@dataclass
class Receiver:
    """An https server that keeps what it is sent, and answers as a test says."""

    certificate: Certificate
    port: int = 0
    heard: list[Heard] = field(default_factory=list)
    answers: list[int] = field(default_factory=list)  # the next ones; then 201
    is_deaf: bool = False  # it takes the request and never answers

    def url(self, path: str = "/hook", host: str = HOST) -> str:
        return f"https://{host}:{self.port}{path}"

    def safe_http(self, **options: Any) -> SafeHttp:
        """A client that may only send requests to this machine."""

        async def here(host: str, port: int) -> list[str]:
            return ["127.0.0.1"]

        arguments = {"may_ask": lambda a: a.is_loopback, "resolve": here} | options
        return SafeHttp(tls=self.certificate.client(), **arguments)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode()
            first, *lines = head.strip().split("\r\n")
            headers = {n.lower(): v.strip() for n, _, v in (x.partition(":") for x in lines)}
            body = await reader.readexactly(int(headers.get("content-length", 0)))
            self.heard.append(Heard(first.split()[1], headers, body))
            while self.is_deaf:
                await asyncio.sleep(0.01)
            status = self.answers.pop(0) if self.answers else 201
            there = f"Location: {self.url('/elsewhere')}\r\n"
            writer.write(f"HTTP/1.1 {status} X\r\n{there}Content-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()


@contextlib.asynccontextmanager
async def receiving(folder: Path) -> AsyncIterator[Receiver]:
    receiver = Receiver(certificate(folder))
    server = await asyncio.start_server(
        receiver.answer, "127.0.0.1", 0, ssl=receiver.certificate.server()
    )
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        receiver.is_deaf = False
        server.close()
        await server.wait_closed()


@dataclass
class Mailbox:
    """An SMTP server that keeps what it is sent, and refuses as a test says."""

    port: int
    mails: list[EmailMessage] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)  # the next ones
    over_tls: list[bool] = field(default_factory=list)

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        if self.refusals:
            return self.refusals.pop(0)
        self.mails.append(message_from_bytes(envelope.content, EmailMessage, policy=policy.default))
        self.over_tls.append(session.ssl is not None)
        assert [self.mails[-1]["To"]] == envelope.rcpt_tos
        return "250 OK"


@contextlib.contextmanager
def mailbox(tls: Certificate | None = None) -> Iterator[Mailbox]:
    box = Mailbox(free_port())
    more = {} if tls is None else {"tls_context": tls.server(), "require_starttls": True}
    controller = Controller(box, "127.0.0.1", box.port, **more)
    controller.start()
    try:
        yield box
    finally:
        controller.stop()
