"""What this installation is."""

import platform

from durbar.core import state as hot
from durbar.version import VERSION


def is_compiled() -> bool:
    """Whether the engine's hot modules run compiled."""
    return not str(hot.__file__).endswith(".py")


def version_line() -> str:
    how = "compiled" if is_compiled() else "interpreted"
    return f"durbar {VERSION}, {how}, Python {platform.python_version()}"
