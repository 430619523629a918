"""The command `durbar`; Ctrl-C is clean from the first import on, and every sign can be printed."""

import contextlib
import sys

from durbar.cli.codes import INTERRUPTED


def main() -> None:
    for stream in (sys.stdout, sys.stderr):
        with contextlib.suppress(AttributeError):
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    try:
        from durbar.cli.app import run

        sys.exit(run(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
