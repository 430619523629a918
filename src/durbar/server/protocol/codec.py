"""Frames: the protocol's messages as bytes and back."""

from typing import Any, Final

import msgspec

from durbar.server.protocol.messages import ClientMessage

_encoder: Final = msgspec.json.Encoder()
_decoder: Final["msgspec.json.Decoder[ClientMessage]"] = msgspec.json.Decoder(ClientMessage)


def encode(message: Any) -> bytes:
    return _encoder.encode(message)


def decode(frame: bytes | str) -> ClientMessage:
    """A client's message; raises msgspec.DecodeError or RecursionError."""
    return _decoder.decode(frame)


def numbered(n: int, body: bytes) -> bytes:
    """A message with its number in one connection: bodies are encoded once for an audience."""
    return b'{"n":%d,%b' % (n, body[1:])
