"""Self-play data: whole, the same wherever it is made, and read back as it was played."""

import importlib.util
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.support.parts import need

import durbar
from durbar.core.record import split
from durbar.core.types import CHANCE
from durbar.rl.encode import encode, layout_of
from durbar.rl.selfplay.executors import executor
from durbar.rl.selfplay.folder import BadFolder, Folder
from durbar.rl.selfplay.plan import SelfPlayPlan
from durbar.rl.selfplay.reader import Dataset


def plan_of(room: str = "maharaja", **changes: Any) -> SelfPlayPlan:
    game = durbar.game(room)
    options = game.options(seats=3)
    fields: dict[str, Any] = {
        "game": room, "edition": game.edition.digest, "edition_file": None,
        "options": options.to_json(), "bots": ("search:simulations=8", "greedy", "random"),
        "deciders": game.deciders(options), "seed": 5, "shard": 2, "observations": True,
    }  # fmt: skip
    return SelfPlayPlan(**(fields | changes))


def run(
    path: Path, plan: SelfPlayPlan, games: int, workers: int = 1, ray: str | None = None
) -> Folder:
    folder = Folder(path, plan)
    for played, data in executor(workers, ray)(plan, folder.lacks(games)):
        folder.add(played, data)
    return folder


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("made")
    run(path, plan_of(), 5)
    return path


def test_every_decision_is_there_once_as_it_was_played(made: Path) -> None:
    """Conservation: records, menus, visits, observations and outcomes are those of a replay."""
    data, game = Dataset(made), durbar.game("maharaja")
    records, samples = list(data.records()), iter(data.samples())
    assert data.games == len(records) == 5
    layout = layout_of(game, game.options(seats=3))
    for number, record in enumerate(records):
        assert durbar.verify(game, record).to_move() == durbar.NOBODY
        state = game.new(game.options(seats=3))
        paid = []
        for entry in record.entries:
            who, text = split(entry)
            action = game.parse(text)
            if who != CHANCE:
                sample = next(samples)
                view = game.view(state, who)
                assert (sample.game, sample.seat, sample.action) == (number, who, action)
                assert tuple(sample.menu) == view.legal
                assert sample.observation is not None
                assert sample.observation.tolist() == encode(game, layout, view)
                assert sample.visits[view.legal.index(action)] == sample.visits.max() > 0
                if record.players[who].startswith("search") and len(view.legal) > 1:
                    assert sample.visits.sum() >= 7  # of 8 iterations, all but the first descend
                else:
                    assert sample.visits.sum() == 1
                paid.append((who, sample.reward))
            state.apply(action)
        rank = dict(paid)
        scores = state.scores()
        assert sum(rank.values()) == pytest.approx(0, abs=1e-6)
        assert rank[game.outcome(state).winners[0]] == max(rank.values()), scores
    assert next(samples, None) is None
    turned = {record.players for record in records}
    assert len(turned) == 3  # the bots change seats


def test_several_processes_make_the_same_bytes(made: Path, tmp_path: Path) -> None:
    run(tmp_path, plan_of(), 5, workers=2)
    assert contents(tmp_path) == contents(made)


def test_local_ray_makes_the_same_bytes(made: Path, tmp_path: Path) -> None:
    need("ray", importlib.util.find_spec("ray") is not None)
    run(tmp_path, plan_of(), 5, ray="local")
    assert contents(tmp_path) == contents(made)


def contents(path: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in path.iterdir()}


def test_a_run_that_was_stopped_goes_on(made: Path, tmp_path: Path) -> None:
    folder = Folder(tmp_path, plan_of())
    lacking = folder.lacks(5)
    for played, data in executor(1, None)(plan_of(), lacking[1:2]):
        folder.add(played, data)
    (tmp_path / "shard-000000.npz").write_bytes(b"half")  # written, and not yet in the manifest
    assert Folder(tmp_path, plan_of()).lacks(5) == [range(0, 2), range(4, 5)]
    run(tmp_path, plan_of(), 5)
    assert contents(tmp_path) == contents(made)


def test_more_games_may_be_asked_for_later(made: Path, tmp_path: Path) -> None:
    run(tmp_path, plan_of(), 3)
    run(tmp_path, plan_of(), 5)
    assert contents(tmp_path) == contents(made)


def test_another_run_is_refused(made: Path, tmp_path: Path) -> None:
    run(tmp_path, plan_of(), 1)
    with pytest.raises(BadFolder):
        Folder(tmp_path, plan_of(seed=6))
    (tmp_path / "manifest.json").write_text("{}", "utf-8")
    with pytest.raises(BadFolder):
        Folder(tmp_path, plan_of())


def test_a_damaged_shard_is_not_read(tmp_path: Path) -> None:
    run(tmp_path, plan_of(bots=("random",) * 3), 2)
    file = next(tmp_path.glob("*.npz"))
    file.write_bytes(file.read_bytes()[:-1] + b"x")
    with pytest.raises(BadFolder):
        list(Dataset(tmp_path).samples())


def test_the_manifest_tells_the_layout(made: Path) -> None:
    manifest = json.loads((made / "manifest.json").read_text("utf-8"))
    game = durbar.game("maharaja")
    for placed, each in zip(
        layout_of(game, game.options(seats=3)), manifest["layout"], strict=True
    ):
        assert each["name"] == placed.piece.name
        assert (each["begin"], each["end"]) == (placed.begin, placed.end)
    shard = next(Dataset(made).shards())
    assert shard["observation"].shape[1] == manifest["layout"][-1]["end"]
    assert shard["observation"].dtype == np.int16


@pytest.mark.parametrize("room", ["taj-mahal", "java"])
def test_hidden_hands_are_kept_as_their_seats_saw_them(room: str, tmp_path: Path) -> None:
    run(tmp_path, plan_of(room, bots=("random",) * 3, shard=1), 1)
    data, game = Dataset(tmp_path), durbar.game(room)
    state = game.new(game.options(seats=3))
    layout, samples = layout_of(game, game.options(seats=3)), data.samples()
    for n, entry in enumerate(next(data.records()).entries):
        who, text = split(entry)
        if who != CHANCE:
            seen = next(samples).observation
            if n % 20 == 0:
                assert seen is not None
                assert seen.tolist() == encode(game, layout, game.view(state, who))
        state.apply(game.parse(text))
