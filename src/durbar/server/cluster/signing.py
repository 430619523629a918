"""The signed header of a forwarded request: only processes of the cluster can make it.

It carries the client's address, and tells the owner that the sender has already checked the origin
and the rate of the request.
"""

from typing import Any, Final

from itsdangerous import BadSignature, URLSafeSerializer
from litestar.types import Scope

HEADER: Final = b"durbar-forwarded"
FORWARDED: Final = "durbar.forwarded"  # the key in a scope that was forwarded by another process


class Signer:
    """Signs and verifies forwarded requests with the secret that the processes share."""

    def __init__(self, secret: str) -> None:
        self._serializer = URLSafeSerializer(secret, salt="durbar-cluster")

    def header(self, scope: Scope) -> str:
        """Returns the value of the header for a request that is about to be forwarded."""
        signed = self._serializer.dumps({"client": scope["client"], "path": scope["path"]})
        return signed if isinstance(signed, str) else signed.decode()

    def verified(self, scope: Scope) -> Scope:
        """Returns the scope without the header.

        With a valid signature the scope has the original client and the key FORWARDED. An invalid
        header is ignored: the request counts as an ordinary one.
        """
        given = [value for name, value in scope["headers"] if name == HEADER]
        if not given:
            return scope
        headers = [(name, value) for name, value in scope["headers"] if name != HEADER]
        changed: Any = {**scope, "headers": headers}
        try:
            signed = self._serializer.loads(given[0])
        except BadSignature:
            signed = None
        if isinstance(signed, dict) and signed["path"] == scope["path"]:
            changed["client"] = tuple(signed["client"]) if signed["client"] else None
            changed[FORWARDED] = True
        forwarded: Scope = changed
        return forwarded
