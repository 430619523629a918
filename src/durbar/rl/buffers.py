"""Buffers of zeros, which numpy reads without copying."""

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8


def bytes_of(size: i64) -> vec[u8]:
    out = vec[u8](capacity=size)
    while len(out) < size:
        out = append(out, 0)
    return out


def shorts_of(size: i64) -> vec[i16]:
    out = vec[i16](capacity=size)
    while len(out) < size:
        out = append(out, 0)
    return out


def numbers_of(size: i64) -> vec[i64]:
    out = vec[i64](capacity=size)
    while len(out) < size:
        out = append(out, 0)
    return out


def floats_of(size: i64) -> vec[float]:
    out = vec[float](capacity=size)
    while len(out) < size:
        out = append(out, 0.0)
    return out
