"""`durbar` with one game more."""

from durbar.cli import main as cli
from durbar.games.registry import GAMES


def main() -> None:
    GAMES["lanterns"] = "tests.browser.lanterns"
    cli.main()


if __name__ == "__main__":
    main()
