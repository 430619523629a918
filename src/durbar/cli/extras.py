"""Commands that need an extra say which one, instead of an ImportError."""

import importlib.util

from durbar.cli.errors import BadInput


def need(extra: str, *modules: str) -> None:
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    if missing:
        raise BadInput("extra-missing", extra=extra, missing=", ".join(missing))
