"""Web Push: a message for one browser, encrypted (RFC 8291) and signed (RFC 8292)."""

import base64
import hashlib
import json
import os
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from durbar.server.errors import Refusal
from durbar.server.notices.safe_http import SafeHttp
from durbar.server.notices.text import NoticeText

CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD: Final = 4096  # bytes of a record; a message is one
MOST: Final = 3000  # bytes of a message: every push service takes that much
TOKEN_LASTS: Final = 12 * 3600  # seconds; 24 hours would be allowed
KEPT: Final = 24 * 3600  # seconds for which a push service keeps what cannot be delivered
GONE: Final = (404, 410)  # the browser has unsubscribed


class Vapid:
    """The server's own key, by which push services know it (RFC 8292)."""

    def __init__(self, secret: str, contact: str) -> None:
        made = int.from_bytes(hashlib.sha512(secret.encode()).digest()) % (ORDER - 1) + 1
        self._private = ec.derive_private_key(made, CURVE)
        self._contact = contact
        self.public = encoded(point_of(self._private.public_key()))

    def header(self, endpoint: str, now: float) -> str:
        """The Authorization of a request to a push service."""
        parts = urlsplit(endpoint)
        claims: dict[str, Any] = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + TOKEN_LASTS,
        }
        if self._contact:
            claims["sub"] = self._contact
        token = ".".join(
            encoded(json.dumps(part, separators=(",", ":")).encode())
            for part in ({"typ": "JWT", "alg": "ES256"}, claims)
        )
        signed = self._private.sign(token.encode(), ec.ECDSA(hashes.SHA256()))
        r, s = decode_dss_signature(signed)
        signature = encoded(r.to_bytes(32) + s.to_bytes(32))
        return f"vapid t={token}.{signature}, k={self.public}"


def encrypted(
    message: bytes,
    p256dh: str,
    auth: str,
    salt: bytes | None = None,
    sender: ec.EllipticCurvePrivateKey | None = None,
) -> bytes:
    """A message that only the browser with these keys can read: one record of aes128gcm, after its
    header. Salt and sender's key are new each time; a test names those of the RFC's example."""
    salt = os.urandom(16) if salt is None else salt
    sender = ec.generate_private_key(CURVE) if sender is None else sender
    receiver = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
    ours, theirs = point_of(sender.public_key()), point_of(receiver)
    shared = sender.exchange(ec.ECDH(), receiver)
    keying = _derived(decoded(auth), shared, b"WebPush: info\0" + theirs + ours, 32)
    key = _derived(salt, keying, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(salt, keying, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4) + len(ours).to_bytes(1) + ours
    return header + AESGCM(key).encrypt(nonce, message + b"\2", None)  # 2: the last record


def are_keys(p256dh: str, auth: str) -> bool:
    """Whether these are keys of a subscription."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decoded(p256dh))
        return len(decoded(auth)) == 16
    except ValueError:
        return False


def message_of(notice: NoticeText) -> bytes:
    """Returns what the browser shows, with as many lines as fit."""
    tables = {line.table_id for line in notice.lines}
    tag = notice.lines[0].table_id if len(tables) == 1 else ""
    lines = list(notice.lines)
    while True:
        body = {
            "title": notice.title,
            "body": "\n".join(line.text for line in lines),
            "url": urlsplit(notice.link).path,
            "tag": tag or "durbar",
            "lang": notice.language,
        }
        message = json.dumps(body, ensure_ascii=False).encode()
        if len(message) <= MOST or len(lines) == 1:
            return message
        lines.pop()


async def send(
    http: SafeHttp, vapid: Vapid, endpoint: str, keys: Mapping[str, str], notice: NoticeText,
    now: float,
) -> None:  # fmt: skip
    """Hands a notice to a browser's push service. Raises Refusal."""
    body = encrypted(message_of(notice), keys["p256dh"], keys["auth"])
    headers = {
        "authorization": vapid.header(endpoint, now),
        "content-encoding": "aes128gcm",
        "content-type": "application/octet-stream",
        "ttl": str(KEPT),
        "urgency": "normal",
    }
    status = await http.post(endpoint, body, headers)
    if status in GONE:
        raise Refusal("notice-gone")
    if status in (408, 429) or status >= 500:
        raise Refusal("notice-unreachable")
    if not 200 <= status < 300:
        raise Refusal("notice-refused")


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def encoded(data: bytes) -> str:
    """base64url without padding, as all of this is written."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _derived(salt: bytes, key: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(key)
