"""The arena's parts: who meets whom on which deal, what intervals say, what a file keeps."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.support.parts import need

import durbar
from durbar.bots import registry
from durbar.bots.arena.executors import executor
from durbar.bots.arena.game import ArenaGame, BotResult, play_pairing
from durbar.bots.arena.plan import ArenaPlan, Pairing
from durbar.bots.arena.ratings import ratings
from durbar.bots.arena.results_file import BadResultsFile, ResultsFile
from durbar.bots.arena.standings import mean, share, standings, student
from durbar.bots.levels import PRESETS
from durbar.bots.skill import has_openskill


def plan_of(
    room: str = "maharaja", bots: str = "greedy,random,random", seats: int = 3
) -> ArenaPlan:
    game = durbar.game(room)
    options = game.options(seats=seats)
    return ArenaPlan(
        room, game.edition.digest, None, options.to_json(), tuple(bots.split(",")),
        game.deciders(options), 1,
    )  # fmt: skip


def timeless(game: ArenaGame) -> ArenaGame:
    """Returns a game without its times."""
    results = (replace(result, seconds=0.0, slowest=0.0) for result in game.results)
    return ArenaGame(game.pairing, tuple(results))


def test_every_bot_takes_every_seat_on_every_deal() -> None:
    plan = plan_of()
    assert plan.games_per_deal == 3 and plan.deals_for(7) == 3
    pairings = list(plan.pairings(2))
    assert [p.bots for p in pairings if p.deal == 1] == [(0, 1, 2), (1, 2, 0), (2, 0, 1)]
    assert len({plan.chance_seed(pairing) for pairing in pairings}) == 2
    assert len({plan.bot_seed(p, seat) for p in pairings for seat in range(3)}) == 18


def test_more_bots_than_seats_take_turns() -> None:
    plan = plan_of(bots="greedy,random,greedy:worlds=2,random")
    names = [tuple(plan.bots[bot] for bot in lineup) for lineup in plan.lineups]
    assert names == [
        ("greedy", "random", "greedy:worlds=2"),
        ("greedy", "random", "random"),
        ("greedy", "greedy:worlds=2", "random"),
        ("random", "greedy:worlds=2", "random"),
    ]
    assert plan.games_per_deal == 12


@pytest.mark.parametrize("room", durbar.GAMES)
def test_the_sources_sum_to_the_points_and_the_shares_to_one_victory(room: str) -> None:
    plan = plan_of(room)
    game = play_pairing(durbar.game(room), plan, Pairing(0, (1, 0, 2)))
    assert sum(result.won for result in game.results) == pytest.approx(1.0)
    for result in game.results:
        assert sum(result.sources.values()) == result.points
        assert result.moves > 0 and 0 < result.slowest <= result.seconds
        others = [other.points for other in game.results if other is not result]
        assert result.margin == result.points - max(others)


def test_a_deal_in_the_same_hands_is_the_same_game_and_in_others_another() -> None:
    plan, game = plan_of(), durbar.game("maharaja")
    one, again, other = (
        timeless(play_pairing(game, plan, Pairing(deal, (0, 1, 2)))) for deal in (0, 0, 1)
    )
    assert one == again and one.results != other.results


def test_ratings_follow_the_results_and_a_shared_victory_is_a_tie() -> None:
    need("openskill", has_openskill())
    plan = plan_of(bots="greedy,random,search")

    def game(*won: float) -> ArenaGame:
        results = [
            BotResult(bot, bot, int(60 * share), share, 0, {}, 1, 1.0, 1.0)
            for bot, share in enumerate(won)
        ]
        return ArenaGame(Pairing(0, (0, 1, 2)), tuple(results))

    clear = ratings(plan, [game(1.0, 0.0, 0.0)] * 4)
    assert clear["greedy"].mean > 25 > clear["random"].mean == clear["search"].mean
    assert clear["greedy"].ordinal < clear["greedy"].mean
    tie = ratings(plan, [game(0.5, 0.5, 0.0)] * 4)
    assert tie["greedy"].mean == tie["random"].mean > 25 > tie["search"].mean


def test_the_number_of_processes_leaves_no_trace() -> None:
    plan = plan_of(bots="search:simulations=8,greedy,random")
    pairings = list(plan.pairings(2))
    one, two = (
        {game.pairing.key: timeless(game) for game in executor(workers)(plan, pairings)}
        for workers in (1, 2)
    )
    assert one == two and len(one) == 6


def test_a_pool_ends_with_who_asked_for_it() -> None:
    plan = plan_of()
    games = executor(2)(plan, list(plan.pairings(10)))
    next(games)
    games.close()  # type: ignore[attr-defined]
    assert list(games) == []


def test_a_killed_run_goes_on_from_its_file(tmp_path: Path) -> None:
    plan, file = plan_of(), tmp_path / "run.jsonl"
    whole = ResultsFile(plan, None)
    for game in executor(1)(plan, plan.pairings(2)):
        whole.add(game)
    first = ResultsFile(plan, file)
    for game in whole.games_of(plan.pairings(2))[:4]:
        first.add(game)
    with file.open("a", encoding="utf-8") as opened:
        opened.write('{"pairing": {"deal": 1, "bo')  # killed while it wrote
    second = ResultsFile(plan, file)
    missing = second.missing(plan.pairings(2))
    assert len(missing) == 2
    for game in executor(1)(plan, missing):
        second.add(game)
    resumed = ResultsFile(plan, file).games_of(plan.pairings(2))
    assert list(map(timeless, resumed)) == list(map(timeless, whole.games_of(plan.pairings(2))))
    assert len(file.read_text("utf-8").splitlines()) == 1 + 6


@pytest.mark.parametrize(
    "text", ["", "no JSON\n", '{"arena": 1}\n', None], ids=["empty", "words", "other", "damaged"]
)
def test_a_file_of_something_else_is_refused(tmp_path: Path, text: str | None) -> None:
    plan, file = plan_of(), tmp_path / "run.jsonl"
    if text is None:
        ResultsFile(plan, file)
        text = file.read_text("utf-8") + json.dumps({"pairing": {"deal": 0}}) + "\n"
    file.write_text(text, "utf-8")
    if not text:
        assert ResultsFile(plan, file).games == {}
        return
    with pytest.raises(BadResultsFile):
        ResultsFile(plan, file)
    assert file.read_text("utf-8") == text  # nobody's file is overwritten


def test_another_seed_or_other_bots_are_another_arena(tmp_path: Path) -> None:
    plan = plan_of()
    ResultsFile(plan, tmp_path / "run.jsonl")
    ResultsFile(replace(plan, edition_file="elsewhere.toml"), tmp_path / "run.jsonl")
    for other in (replace(plan, seed=2), replace(plan, bots=("random",) * 3)):
        with pytest.raises(BadResultsFile):
            ResultsFile(other, tmp_path / "run.jsonl")


def test_a_file_of_a_level_that_has_changed_is_not_gone_on_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan, file = replace(plan_of(), bots=("novice", "casual", "random")), tmp_path / "run.jsonl"
    ResultsFile(plan, file)
    ResultsFile(plan, file)
    changed = PRESETS["maharaja"] | {"novice": "greedy:worlds=2"}
    monkeypatch.setattr(registry, "presets", lambda game: changed)
    with pytest.raises(BadResultsFile):
        ResultsFile(plan, file)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (5, 2.571), (10, 2.228), (30, 2.042), (1000, 1.962)]
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.005)


def test_the_interval_of_a_mean_is_students() -> None:
    interval = mean([1.0, 2.0, 3.0, 4.0, 5.0])
    assert interval.low is not None and interval.high is not None
    assert (interval.mean, interval.high - interval.mean) == pytest.approx((3.0, 1.963), abs=0.001)
    assert mean([2.0]).low is None


def test_the_interval_of_a_share_is_wilsons_over_deals() -> None:
    """100 deals of one game each, 80 won: 0.71 to 0.87 by Wilson's formula."""
    interval = share([1.0] * 80 + [0.0] * 20, 100)
    assert (interval.low, interval.high) == pytest.approx((0.71, 0.87), abs=0.005)


def test_games_of_one_deal_that_go_alike_count_as_one() -> None:
    apart = share([1.0] * 80 + [0.0] * 20, 100)
    alike = share([1.0] * 20 + [0.0] * 5, 100)  # four games of a deal, all won or all lost
    assert apart.low is not None and alike.low is not None and alike.low < apart.low - 0.05


def test_all_won_is_not_yet_certain() -> None:
    interval = share([1.0] * 50, 200)
    assert interval.high == 1.0 and interval.low is not None and 0.9 < interval.low < 0.95


def test_results_of_a_bot_in_several_seats_are_per_seat() -> None:
    plan = plan_of()

    def result(bot: int, seat: int, won: float) -> BotResult:
        return BotResult(bot, seat, 10 * bot, won, 0, {"x": bot}, 2, 1.0, 0.75)

    games = [
        ArenaGame(
            pairing, tuple(result(bot, seat, bot == 0) for seat, bot in enumerate(pairing.bots))
        )
        for pairing in plan.pairings(4)
    ]
    best, others = standings(plan, games)
    assert (best.bot, best.games, best.won.mean) == ("greedy", 12, 1.0)
    assert (others.bot, others.games, others.won.mean) == ("random", 24, 0.0)
    assert others.points.mean == 15.0 and others.sources == {"x": 1.5}
    assert others.seconds_per_move == 0.5 and others.slowest_move == 0.75
