"""The exit codes of `durbar` besides 0 and 1."""

from typing import Final

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130  # by Ctrl-C, as shells count
