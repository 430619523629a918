"""`durbar` with one game more."""

from durbar.cli.main import main
from durbar.games.registry import GAMES

GAMES["lanterns"] = "tests.browser.lanterns"
main()
