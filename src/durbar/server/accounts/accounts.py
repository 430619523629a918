"""Accounts: the parts that serve requests about accounts."""

from dataclasses import dataclass

from durbar.server.accounts.credentials import Credentials
from durbar.server.accounts.devices import Devices
from durbar.server.accounts.profiles import Profiles
from durbar.server.accounts.proof import Proof
from durbar.server.accounts.sign_in import SignIn


@dataclass(frozen=True, slots=True)
class Accounts:
    """One part for each concern; each of their changes is one transaction."""

    sign_in: SignIn
    credentials: Credentials
    proof: Proof
    devices: Devices
    profiles: Profiles
    passkey_domain: str | None  # for which passkeys can be made
