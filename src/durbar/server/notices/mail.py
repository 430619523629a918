"""E-mail: sent by the owner's SMTP server to confirmed addresses."""

import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

import aiosmtplib

from durbar.server.errors import Refusal
from durbar.server.notices.text import NoticeText
from durbar.texts import Texts

SECONDS: Final = 15.0
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True, slots=True)
class Mailer:
    """An SMTP server: `smtp://user:password@host:587`, or `smtps://` where TLS comes first."""

    url: str
    sender: str
    tls: ssl.SSLContext | None = None  # for tests

    async def send(self, to: str, language: str, subject: str, text: str, stop: str = "") -> None:
        """Sends one mail. Raises Refusal."""
        parts = urlsplit(self.url)
        host, is_tls = str(parts.hostname), parts.scheme == "smtps"
        try:
            await aiosmtplib.send(
                self._message(to, language, subject, text, stop),
                hostname=host,
                port=parts.port or (465 if is_tls else 587),
                username=unquote(parts.username) if parts.username else None,
                password=unquote(parts.password) if parts.password else None,
                use_tls=is_tls,
                # Over a network never in the clear; on this machine as the server likes
                start_tls=False if is_tls else None if host in LOOPBACK else True,
                tls_context=self.tls,
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPResponseException as error:
            final = 500 <= error.code < 600
            raise Refusal("notice-refused" if final else "notice-unreachable") from error
        except aiosmtplib.SMTPRecipientsRefused as error:
            final = all(500 <= each.code < 600 for each in error.recipients)
            raise Refusal("notice-refused" if final else "notice-unreachable") from error
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise Refusal("notice-unreachable") from error

    def _message(self, to: str, language: str, subject: str, text: str, stop: str) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("Durbar", addr_spec=self.sender)
        message["To"] = Address(addr_spec=to)
        message["Subject"] = subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Content-Language"] = language
        message["Auto-Submitted"] = "auto-generated"
        if stop:  # RFC 8058: one click in the reader's program, without signing in
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message


def confirmation(language: str, link: str) -> tuple[str, str]:
    """Subject and text of the first mail to an address."""
    texts = Texts(language)
    return texts.text("notice-mail-confirm-title"), texts.text("notice-mail-confirm", link=link)


def digest(notice: NoticeText, stop: str) -> tuple[str, str]:
    """Returns the subject and text of a notice."""
    texts = Texts(notice.language)
    body = "\n\n".join(f"{line.text}\n{line.link}" for line in notice.lines)
    return notice.title, f"{body}\n\n-- \n{texts.text('notice-mail-foot', link=stop)}\n"
