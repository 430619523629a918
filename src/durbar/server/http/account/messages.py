"""Requests and replies about accounts."""

from typing import Annotated, Any

from litestar.params import Parameter
from msgspec import Meta, Struct

from durbar.server.accounts.passkeys import Offer
from durbar.server.protocol.messages import Name

LoginText = Annotated[str, Meta(min_length=1, max_length=80)]
Password = Annotated[str, Meta(min_length=1, max_length=200)]
TicketText = Annotated[str, Meta(min_length=1, max_length=1000)]
GivenId = Annotated[str, Parameter(max_length=40)]


class LoginAndPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """A sign-in name and its password."""

    login: LoginText
    password: Password


class SignInRequest(LoginAndPassword, frozen=True, forbid_unknown_fields=True):
    take_over: bool = True  # moves what this browser has as a guest to the account


class PasswordProof(Struct, frozen=True, forbid_unknown_fields=True):
    password: Password


class PasskeyProof(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's answer, as PublicKeyCredential.toJSON() writes it."""

    ticket: TicketText
    credential: dict[str, Any]


class NewPasskeyRequest(PasskeyProof, frozen=True, forbid_unknown_fields=True):
    name: Annotated[str, Meta(max_length=40)] = ""


class PasskeySignIn(PasskeyProof, frozen=True, forbid_unknown_fields=True):
    take_over: bool = True


class SignOut(Struct, frozen=True, forbid_unknown_fields=True):
    everywhere: bool = False


class DeleteAccount(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name  # the guest's own, against deletion by mistake


class PasskeyOptions(Struct, frozen=True):
    options: dict[str, Any]  # for PublicKeyCredential.parse…OptionsFromJSON
    ticket: str


class PasskeyInfo(Struct, frozen=True):
    id: str
    name: str
    made: float
    used: float


class DeviceInfo(Struct, frozen=True):
    id: str
    device: str
    made: float
    seen: float
    is_here: bool


class AccountInfo(Struct, frozen=True, kw_only=True):
    name: str
    is_known: bool  # there is a guest, whose data may be stored
    is_account: bool  # else only this browser knows the guest
    login: str | None
    passkeys: tuple[PasskeyInfo, ...]
    devices: tuple[DeviceInfo, ...]
    tables: int  # with a seat or as host
    domain: str | None  # for which passkeys can be made here


def passkey_options(offer: Offer) -> PasskeyOptions:
    return PasskeyOptions(offer.options, offer.ticket)
