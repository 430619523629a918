"""The toy room as a game that is registered, without a word and without a table of its own."""

from tests.support.toy import Lanterns

from durbar.core.edition import Edition


class ROOM(Lanterns):
    """Lanterns by the edition of this folder."""

    def __init__(self, edition: Edition) -> None:
        super().__init__()
        self.edition = edition
