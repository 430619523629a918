"""The process of a bot: reads requests on standard input, answers actions on standard output.

It ends when its input ends, so it never outlives the server.
"""

import pickle
import struct
import sys
from functools import cache
from typing import Any, BinaryIO, Final

from durbar.bots.base import Budget
from durbar.bots.explain import explain
from durbar.bots.registry import make_bot
from durbar.bots.search.searcher import Searcher
from durbar.core.edition import Edition
from durbar.core.game import Game
from durbar.games import registry
from durbar.server.botpool.request import PARTED, Request, packed

HINT: Final = Budget(seconds=3.0)  # somebody waits for it

_editions: dict[str, Edition] = {}


@cache
def _game(name: str, digest: str) -> Game[Any, Any]:
    return registry.game(name, _editions[digest])


def choose(request: Request) -> str:
    """What the bot does from the view in the request on, as far as it has settled it."""
    _editions[request.edition.digest] = request.edition
    game = _game(request.game, request.edition.digest)
    bot = make_bot(request.bot, request.game)
    if isinstance(bot, Searcher):
        bot.workers = 1  # the server has its own number of processes for all tables
    if request.is_hint:
        return packed(game, explain(game, request.view, bot, HINT, request.seed))
    bot.begin(game, request.seat, request.seed)
    bot.observe(request.events)
    return PARTED.join(game.text(action) for action in bot.line(request.view, Budget()))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    while header := source.read(4):
        (length,) = struct.unpack("!I", header)
        request = pickle.loads(source.read(length))
        try:
            answer = f"ok {choose(request)}".encode()
        except Exception as error:
            answer = f"error {type(error).__name__}: {error}".encode()[:1000]
        sink.write(struct.pack("!I", len(answer)) + answer)
        sink.flush()


if __name__ == "__main__":
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    serve(sys.stdin.buffer, out)
