"""An authenticator in software: makes passkeys and signs challenges, as a phone or a key would."""

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40


class Authenticator:
    """One passkey for each site, with a counter."""

    def __init__(self, origin: str, domain: str = "localhost") -> None:
        self.origin = origin
        self.domain = domain
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.handle = ""
        self.count = 0
        self.flags = PRESENT | VERIFIED

    def create(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.create`."""
        self.handle = options["user"]["id"]
        public = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32), -3: public.y.to_bytes(32)}
        attested = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(cose)
        attestation = {"fmt": "none", "attStmt": {}, "authData": self._data(ATTESTED) + attested}
        return self._answer(
            clientDataJSON=self._client("webauthn.create", options["challenge"]),
            attestationObject=cbor2.dumps(attestation),
        )

    def get(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to `navigator.credentials.get`."""
        self.count += 1
        client, data = self._client("webauthn.get", options["challenge"]), self._data()
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        answer = self._answer(clientDataJSON=client, authenticatorData=data, signature=signed)
        answer["response"]["userHandle"] = self.handle
        return answer

    def _client(self, kind: str, challenge: str) -> bytes:
        client_data = {
            "type": kind,
            "challenge": challenge,
            "origin": self.origin,
            "crossOrigin": False,
        }
        return json.dumps(client_data).encode()

    def _data(self, flags: int = 0) -> bytes:
        site = hashlib.sha256(self.domain.encode()).digest()
        return site + struct.pack(">BI", self.flags | flags, self.count)

    def _answer(self, **response: bytes) -> dict[str, Any]:
        credential_id = bytes_to_base64url(self.id)
        encoded = {name: bytes_to_base64url(value) for name, value in response.items()}
        return {
            "id": credential_id,
            "rawId": credential_id,
            "type": "public-key",
            "response": encoded,
        }
