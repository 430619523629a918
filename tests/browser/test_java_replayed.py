"""What Java's table shows is what the engine says, over a replayed game; pictures are kept."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.browser.test_screens import overflowing, serious, shoot
from tests.support.driver import Player
from tests.support.java_driver import GAME

from durbar.core.record import Record, parse, replay
from durbar.games.java.state import JavaState

Visit = Callable[..., Player]
GOLDEN = Path(__file__).parents[1] / "games" / "java" / "golden"
STAGES = {"early": 60, "mid": 300, "late": 560, "festival": 36, "final": 648}


@pytest.fixture(scope="module")
def record() -> Record:
    """A whole game of three with a festival of three."""
    return parse((GOLDEN / "festival-shared-by-three.record").read_text("utf-8"))


def opened(player: Player, record: Record, at: int) -> None:
    """The record at a moment, in the replay."""
    answer = player.page.request.post(
        f"{player.url}/api/records", data={"record": record.to_text()}
    )
    assert answer.status == 201, answer.text()
    player.go(f"/t/{answer.json()['id']}?at={at}")
    shown(player, at)


def shown(player: Player, at: int) -> None:
    player.page.wait_for_selector(".island")
    for _ in range(800):
        if player.page.inner_text("[data-replay] .count").startswith(f"{at} "):
            return
        player.page.wait_for_timeout(25)
    raise AssertionError(player.page.inner_text("[data-replay]"))


def go_on(player: Player, at: int) -> None:
    """To another moment of the game that is open."""
    player.page.goto(f"{player.page.url.split('?')[0]}?at={at}")
    shown(player, at)


def test_sizes_ranks_and_projections_are_the_engine_s(visit: Visit, record: Record) -> None:
    """J4.1, J6.1, J7.1, J8.2, J9.3: every space, city, village and water at several moments."""
    player = visit()
    page = player.page
    opened(player, record, 30)
    for at in (30, 200, 560):
        go_on(player, at)
        state: JavaState = replay(GAME, record, at)
        view, insight = GAME.view(state, None), GAME.insight(GAME.view(state, None))
        assert spaces_of(page) == {one.space: label_of(one) for one in view.spaces}
        for seat, scoring in enumerate(insight.scorings):
            fame = view.scores[seat]
            text = page.inner_text(f'[data-projected="{seat}"]')
            assert text.split() == [str(fame), f"+{scoring.fame}", "=", str(fame + scoring.fame)]
        left = page.inner_text("[data-palaces]")
        assert [int(part.split()[0]) for part in left.split("×")[1:]] == list(view.palaces)
        cities = [one for one in insight.villages if one.palace]
        assert page.locator("[data-city]").count() == len(cities)
        for village in [*cities, *insight.villages[:3]]:
            look_at(page, village.spaces[0])
            assert int(page.inner_text("[data-size]")) == village.size
            ranked = sorted(
                (place, village.ranks[seat]) for seat, place in enumerate(village.places) if place
            )
            assert rows(page) == [(f"{place}.", list(levels)) for place, levels in ranked]
            may = page.inner_text(".may")
            assert all(str(value) in may for value in village.values)
        for water in insight.waters[:3]:
            look_at(page, water.spaces[0])
            assert int(page.inner_text("[data-size]")) == len(water.spaces)
            chips = page.inner_text(".facts")
            assert str(water.fame) in chips
            assert (f"{len(water.open)} open" in chips) == bool(water.open)
            assert [levels for _, levels in rows(page)] == sorted(
                ([*levels] for levels in water.ranks if levels), reverse=True
            )


def look_at(page: Any, space: str) -> None:
    """Enter on a space opens its city, village or water; Escape closes what is open."""
    page.focus(f'[data-space="{space}"]')
    if page.locator("[data-size]").count():
        page.keyboard.press("Escape")
        page.wait_for_selector("[data-size]", state="detached")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-size]")


def rows(page: Any) -> list[tuple[str, list[int]]]:
    found: list[tuple[str, list[int]]] = page.eval_on_selector_all(
        "[data-inspector] table:not(.great) tbody tr:has(.n)",
        """all => all.map((row) => [row.querySelector('.n').textContent,
            [...row.querySelectorAll('.levels i')].map((one) => Number(one.textContent))])""",
    )
    return [(place, levels) for place, levels in found]


def spaces_of(page: Any) -> dict[str, str]:
    """What each space that is not bare is read as."""
    found: list[str] = page.eval_on_selector_all(
        ".island [data-space]", "all => all.map((one) => one.ariaLabel)"
    )
    return {text.split(",")[0]: text for text in found if not is_bare(text)}


def is_bare(text: str) -> bool:
    return text.split(", ")[1:] in (["bare ground"], ["highland"], ["lowland"])


def label_of(one: Any) -> str:
    parts = [one.space, one.terrain]
    parts += [f"level {one.level}"] if one.level else []
    if one.palace:
        parts.append(f"palace {one.palace}" + (", festival held" if one.feast else ""))
    if one.developer is not None:
        parts.append(f"developer of {one.developer}")
    return ", ".join(parts)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_stage_of_a_game_is_kept_as_a_picture(
    theme: str, visit: Visit, record: Record, screens: Path
) -> None:
    player = visit(theme=theme)
    opened(player, record, STAGES["early"])
    for stage, at in STAGES.items():
        go_on(player, at)
        player.page.get_by_label("Great scoring now").check()
        shoot(player, screens / f"java-{stage}-{theme}.png")
        assert overflowing(player) == [], stage
    assert serious(player) == []
    go_on(player, STAGES["late"])
    assert serious(player) == []
    player.page.get_by_role("button", name="Flat", exact=True).click()
    shoot(player, screens / f"java-flat-{theme}.png")


@pytest.mark.parametrize("language", ["de", "it"])
def test_the_table_speaks_each_language(
    language: str, visit: Visit, record: Record, screens: Path
) -> None:
    """A text that is missing would be a fault of the page."""
    player = visit(language=language)
    opened(player, record, STAGES["festival"])
    assert overflowing(player) == []
    go_on(player, STAGES["late"])
    page = player.page
    page.focus('[data-space="K4"]')
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-size]")
    assert "java-" not in page.inner_text("#main")
    assert overflowing(player) == []
    shoot(player, screens / f"java-late-{language}.png")


def test_a_great_scoring_is_counted_palace_by_palace(visit: Visit, record: Record) -> None:
    """J9.3: the sums run up to what the engine scores; readable at once where nothing moves."""
    last = max(n for n, entry in enumerate(record.entries, 1) if entry.endswith("end turn"))
    state: JavaState = replay(GAME, record, last - 1)
    scoring = GAME.insight(GAME.view(state, None)).scorings[int(state.turn_of)]
    player = visit()
    page = player.page
    opened(player, record, last)
    table = f'[data-scored="{int(state.turn_of)}"]'
    page.wait_for_selector(table)
    assert f"+{scoring.fame}" in page.inner_text(f"{table} caption")
    counted = page.locator(f"{table} tbody tr:not(.waits)").all_inner_texts()
    sums = [int(text.split()[-1]) for text in counted]
    assert sums == [
        sum(part.points for part in scoring.parts[: n + 1]) for n in range(len(scoring.parts))
    ]
    assert sums[-1] == scoring.fame
