"""The process of a bot: reads requests on standard input, writes answers on standard output.

It ends when its input ends, so it never outlives the server.
"""

import struct
import sys
from typing import BinaryIO, Final

from durbar.bots.base import Budget
from durbar.bots.explain import explain
from durbar.bots.registry import make_bot
from durbar.bots.search.searcher import Searcher
from durbar.games.registry import cached_game
from durbar.server.botpool.advice import hint_of
from durbar.server.botpool.codec import decode_request, encode_answer
from durbar.server.botpool.request import BotAnswer, BotRequest

HINT: Final = Budget(seconds=3.0)  # a person waits
LONGEST_FAULT: Final = 1000  # characters


def answer(request: BotRequest) -> BotAnswer:
    """Returns the bot's line from the view in the request, or its hint."""
    game = cached_game(request.game, request.edition)
    bot = make_bot(request.bot, request.game)
    if isinstance(bot, Searcher):
        bot.workers = 1  # the server has its own number of processes for all tables
    if request.is_hint:
        explanation = explain(game, request.view, bot, HINT, request.seed)
        return BotAnswer(hint=hint_of(game, explanation))
    bot.begin(game, request.seat, request.seed)
    return BotAnswer(line=tuple(map(game.text, bot.line(request.view, Budget()))))


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    while header := source.read(4):
        (length,) = struct.unpack("!I", header)
        body = source.read(length)
        try:
            answered = answer(decode_request(body))
        except Exception as error:
            answered = BotAnswer(fault=f"{type(error).__name__}: {error}"[:LONGEST_FAULT])
        reply = encode_answer(answered)
        sink.write(struct.pack("!I", len(reply)) + reply)
        sink.flush()


if __name__ == "__main__":
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # a bot that prints must not disturb the answers
    serve(sys.stdin.buffer, out)
