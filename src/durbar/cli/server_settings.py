"""What the commands about the server share: its settings, and the words if it is not installed."""

import os
from typing import TYPE_CHECKING, Any

from durbar.cli.errors import BadInput
from durbar.cli.session import Session

if TYPE_CHECKING:
    from durbar.server.settings import Settings


def server_settings(session: Session, **given: Any) -> "Settings":
    """The settings of the server; what was given on the command line goes first."""
    try:
        import litestar  # noqa: F401 (only to see whether the extra is there)
    except ModuleNotFoundError:
        raise BadInput("server-not-installed") from None
    from durbar.server.settings import load_settings

    return load_settings(os.environ, session.settings.server, **given)
