"""What can be wrong on a command line, beyond what the core and the rooms refuse."""

from durbar.core.errors import DurbarError


class BadInput(DurbarError):
    """An argument, a setting or a file that a command cannot work with."""
