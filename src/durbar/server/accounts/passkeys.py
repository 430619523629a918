"""Passkeys: the two ceremonies of WebAuthn, and the tickets that join their halves.

A ticket is the signed challenge with its purpose and its guest. Nothing is stored until it is
answered, and any process can check the answer. The database makes sure that it counts once.
"""

import ipaddress
import json
import secrets
from dataclasses import asdict, dataclass
from typing import Any, Final, Literal
from urllib.parse import urlsplit

import webauthn
from itsdangerous import BadData, URLSafeTimedSerializer
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from durbar.server.errors import NotAllowed, Refusal
from durbar.server.logs import log

Purpose = Literal["add", "enter", "prove"]
SECONDS: Final = 300  # for which a challenge can be answered
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
SITE_NAME: Final = "Durbar"


@dataclass(frozen=True, slots=True)
class Ticket:
    """A challenge and what it is for."""

    purpose: Purpose
    challenge: str  # base64url
    guest: str  # the owner of the passkey; "" if the passkey identifies its owner
    by: str  # the guest who asked, or ""


@dataclass(frozen=True, slots=True)
class Offer:
    """The options for the browser, and the ticket that it sends back."""

    options: dict[str, Any]
    ticket: str


@dataclass(frozen=True, slots=True)
class NewPasskey:
    credential: str
    public_key: str
    sign_count: int


class Ceremonies:
    """Makes challenges and checks answers."""

    def __init__(self, secret: str, url: str, origins: frozenset[str]) -> None:
        self.domain = domain_of(url)
        self._origins = [origin for origin in origins if _is_of(origin, self.domain)]
        self._serializer = URLSafeTimedSerializer(secret, salt="durbar-passkey")

    def offer_to_add(self, guest: str, name: str, by: str, known: list[str]) -> Offer:
        """Asks for a new passkey that the device finds without a name and protects."""
        challenge = secrets.token_bytes(32)
        options = webauthn.generate_registration_options(
            rp_id=self._domain,
            rp_name=SITE_NAME,
            user_id=guest.encode(),
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED,
                user_verification=UserVerificationRequirement.REQUIRED,
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known
            ],
        )
        return self._offer(Ticket("add", bytes_to_base64url(challenge), guest, by), options)

    def offer_to_use(self, purpose: Purpose, guest: str, by: str, known: list[str]) -> Offer:
        """Asks for any passkey of this site, or for one of those that are known."""
        challenge = secrets.token_bytes(32)
        options = webauthn.generate_authentication_options(
            rp_id=self._domain,
            challenge=challenge,
            allow_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(each)) for each in known
            ],
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return self._offer(Ticket(purpose, bytes_to_base64url(challenge), guest, by), options)

    def ticket(self, text: str, purpose: Purpose, by: str) -> Ticket:
        """Returns a ticket that was issued to this guest for this purpose. Raises NotAllowed."""
        try:
            ticket = Ticket(**self._serializer.loads(text, max_age=SECONDS))
        except (BadData, TypeError):
            raise NotAllowed("passkey-refused") from None
        if (ticket.purpose, ticket.by) != (purpose, by):
            raise NotAllowed("passkey-refused")
        return ticket

    def added(self, ticket: Ticket, answer: dict[str, Any]) -> NewPasskey:
        try:
            found = webauthn.verify_registration_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(ticket.challenge),
                expected_rp_id=self._domain,
                expected_origin=self._origins,
                require_user_verification=True,
            )
        except Exception as error:  # untrusted bytes may raise anything
            raise _refused(error) from None
        return NewPasskey(
            bytes_to_base64url(found.credential_id),
            bytes_to_base64url(found.credential_public_key),
            found.sign_count,
        )

    def used(self, ticket: Ticket, answer: dict[str, Any], public_key: str, count: int) -> int:
        """Returns the new count of uses. Raises NotAllowed if the answer is wrong."""
        try:
            found = webauthn.verify_authentication_response(
                credential=answer,
                expected_challenge=base64url_to_bytes(ticket.challenge),
                expected_rp_id=self._domain,
                expected_origin=self._origins,
                credential_public_key=base64url_to_bytes(public_key),
                credential_current_sign_count=count,
                require_user_verification=True,
            )
        except Exception as error:  # as above
            raise _refused(error) from None
        return found.new_sign_count

    @property
    def _domain(self) -> str:
        if self.domain is None:
            raise Refusal("passkeys-not-here")
        return self.domain

    def _offer(self, ticket: Ticket, options: Any) -> Offer:
        signed = self._serializer.dumps(asdict(ticket))
        text = signed if isinstance(signed, str) else signed.decode()
        return Offer(json.loads(webauthn.options_to_json(options)), text)


def domain_of(url: str) -> str | None:
    """Returns the domain for passkeys; browsers need a name, and TLS or this machine."""
    parts = urlsplit(url)
    host = parts.hostname or ""
    if host in LOOPBACK:
        return "localhost"
    try:
        ipaddress.ip_address(host)
        return None
    except ValueError:
        return host if parts.scheme == "https" else None


def _is_of(origin: str, domain: str | None) -> bool:
    host = urlsplit(origin).hostname or ""
    return domain is not None and (host == domain or host.endswith(f".{domain}"))


def _refused(error: Exception) -> NotAllowed:
    log(error=repr(error)[:200]).info("passkey-refused")
    return NotAllowed("passkey-refused")
