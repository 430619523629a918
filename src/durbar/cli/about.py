"""The version line of `durbar --version`."""

import platform

from durbar.version import VERSION, is_compiled


def version_line() -> str:
    how = "compiled" if is_compiled() else "interpreted"
    return f"durbar {VERSION}, {how}, Python {platform.python_version()}"
