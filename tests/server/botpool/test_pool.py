"""Bots in their processes: killed at the deadline, replaced when they fail."""

import asyncio
import os
import signal
from dataclasses import replace

import durbar
from durbar.core.dealers import SeededDealer
from durbar.server.botpool.codec import decode_request, encode_request
from durbar.server.botpool.pool import BotPool, Worker
from durbar.server.botpool.request import BotRequest
from durbar.server.metrics import Metrics

ENDLESS = "greedy:worlds=100000000"


def request(bot):
    game = durbar.game("maharaja")
    match = durbar.Match(game, game.options(seats=2), SeededDealer(1))
    view = game.view(match.committed, match.owner)
    return game, BotRequest(bot, game.name, game.edition, match.owner, 7, view)


def with_pool(seconds, work):
    async def run():
        pool = BotPool(1, seconds, Metrics())
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def causes(pool):
    samples = next(iter(pool.metrics.bot_fallbacks.collect())).samples
    return {s.labels["cause"]: s.value for s in samples if s.name.endswith("_total")}


def is_alive(pid):
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_bot_answers_from_its_own_process_and_its_seed_repeats_it():
    game, asked = request("random")

    async def work(pool):
        answers = [await pool.choose(game, asked) for _ in range(3)]
        return answers, pool.workers[0].pid, causes(pool)

    answers, pid, failed = with_pool(60, work)
    legal = [game.text(action) for action in asked.view.legal]
    assert answers[0] == answers[1] == answers[2] and answers[0][0] in legal
    assert pid not in (None, os.getpid()) and failed == {} and not is_alive(pid)


def test_a_bot_is_killed_at_its_deadline_and_greedy_plays():
    game, asked = request(ENDLESS)

    async def work(pool):
        await pool.choose(game, replace(asked, bot="greedy"))  # the process is up
        pid, pool.seconds = pool.workers[0].pid, 0.3
        thinking = asyncio.create_task(pool.choose(game, asked))
        await asyncio.sleep(0.1)
        pool.seconds = 60  # for the next who is asked
        return await thinking, pid, pool.workers[0].pid, causes(pool)

    [text], killed, fresh, failed = with_pool(60, work)
    assert text in [game.text(action) for action in asked.view.legal]
    assert failed == {"timeout": 1.0} and fresh != killed and not is_alive(killed)


def test_a_bot_that_crashes_is_replaced():
    game, asked = request(ENDLESS)

    async def work(pool):
        await pool.choose(game, replace(asked, bot="random"))
        thinking = asyncio.create_task(pool.choose(game, asked))
        await asyncio.sleep(0.2)
        os.kill(pool.workers[0].pid, signal.SIGKILL)
        return await thinking, causes(pool)

    [text], failed = with_pool(60, work)
    assert text in [game.text(action) for action in asked.view.legal] and failed == {"crash": 1.0}


class LyingWorker(Worker):
    """Shows its bot another menu than the true one."""

    def __init__(self, action):
        super().__init__()
        self.action = action

    async def choose(self, request, deadline):
        view = replace(request.view, legal=(self.action,))
        return await super().choose(replace(request, view=view), deadline)


def test_an_illegal_answer_is_never_played():
    game, asked = request("random")
    [shown, other, *_] = asked.view.legal

    async def work(pool):
        await pool._idle.get()
        pool.workers[0] = LyingWorker(shown)
        pool.admit(pool.workers[0])
        view = replace(asked.view, legal=tuple(a for a in asked.view.legal if a != shown))
        [text] = await pool.choose(game, replace(asked, view=view))
        return text == game.text(other), causes(pool)

    assert with_pool(60, work) == (True, {"illegal": 2.0})


def test_a_bot_answers_with_what_it_has_settled_and_any_worker_can():
    """Java: the rest of a turn, up to where chance or another seat decides."""
    game = durbar.game("java")
    match = durbar.Match(game, game.options(seats=2), SeededDealer(1))
    view = game.view(match.committed, match.owner)
    bot = "turns:positions=1:tile_candidates=2:weights=card*0"
    asked = BotRequest(bot, game.name, game.edition, match.owner, 7, view)

    async def work(pool):
        near = await pool.choose(game, asked)
        far = await pool.choose(game, decode_request(encode_request(asked)))
        return near, far, causes(pool)

    line, again, failed = with_pool(60, work)
    assert line == again and len(line) > 2 and failed == {}
    match.submit(match.owner, [game.parse(text) for text in line])
    assert [game.text(step.action) for step in match.draft] == list(line)
