"""Everything that the sources can say has a message, and every message is used by a source."""

import dataclasses
from collections.abc import Iterator
from typing import Any

import pytest
from tests.texts import catalogues, sources

import durbar
from durbar.cli.app import app
from durbar.cli.terminal.turn import COMMANDS
from durbar.core.chance import Rng
from durbar.core.edition import LEVELS
from durbar.core.types import CHANCE, NOBODY
from durbar.games.registry import GAMES
from durbar.server.errors import STATUS
from durbar.server.notices.triggers import KINDS
from durbar.texts import Texts
from durbar.texts.wording import kebab

# Facts that the wording adds or puts in another form
WORDED = {
    "seat": {"player", "you"},
    "line": {"place"},
    "entry": {"place"},
    "faults": {"faults", "count"},
}
ALWAYS = {"you", "place"}


def test_every_error_has_a_message() -> None:
    codes = {raised.code for raised in (*sources.errors(), *sources.why_nots())}
    assert len(codes) > 40
    assert {code for code in codes if not Texts("en").has(f"error-{code}")} == set()


def test_every_fault_of_an_edition_has_a_message() -> None:
    codes = {raised.code for raised in sources.faults()}
    assert len(codes) > 10
    assert {code for code in codes if not Texts("en").has(f"fault-{code}")} == set()


def test_errors_and_faults_bring_the_facts_that_their_messages_need() -> None:
    raised = [(f"error-{one.code}", one) for one in sources.errors()]
    raised += [(f"fault-{one.code}", one) for one in sources.faults()]
    missing = {
        one.where: lacks
        for message, one in raised
        if (lacks := catalogues.variables("en", message) - _given(one.facts))
    }
    assert missing == {}


@pytest.mark.parametrize("name", GAMES)
def test_every_event_and_every_action_of_a_room_has_a_message(name: str) -> None:
    assert [one for one in _events(name) | _actions(name) if not Texts("en").has(one)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_room_has_a_title_a_sentence_and_help_for_its_options(name: str) -> None:
    assert [one for one in _about(name) if not Texts("en").has(one)] == []


@pytest.mark.parametrize("name", GAMES)
def test_every_evaluation_term_of_a_room_has_a_clause(name: str) -> None:
    file = f"bots/knowledge/{name.replace('-', '_')}/terms.py"
    terms = sources.first_arguments("Term") & sources.constants(file)
    assert len(terms) > 3
    known = {f"advice-{name}-{term}" for term in terms} | {f"advice-{term}" for term in terms}
    assert sum(Texts("en").has(one) for one in known) == len(terms)


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_reconstructed_has_a_topic_on_the_page_of_the_rules(name: str) -> None:
    assert [ids for ids in _topics(name) if not any(Texts("en").has(one) for one in ids)] == []


def test_every_prompt_has_a_question() -> None:
    assert len(_asks()) > 3
    assert [one for one in _asks() if not Texts("en").has(one)] == []


def test_no_message_is_left_over() -> None:
    expected = {f"error-{one.code}" for one in (*sources.errors(), *sources.why_nots())}
    expected |= {f"error-{code}" for code in STATUS}
    expected |= {f"fault-{one.code}" for one in sources.faults()}
    for name in GAMES:
        expected |= _events(name) | _actions(name) | _about(name) | {f"{name}-cost"}
        expected |= {f"{name}-part-{kind}" for kind in sources.first_arguments("Part")}
        room = GAMES[name].rpartition(".")[2]
        drawn = sources.constants(f"cli/terminal/boards/{room}.py", f"texts/{room}.py")
        expected |= drawn | {f"{name}-{word}" for word in drawn}
        expected |= {topic for topics in _topics(name) for topic in topics}
    expected |= _asks() | _help() | {f"confidence-{level}" for level in LEVELS}
    expected |= {f"play-word-{command}" for command in COMMANDS}
    benched = sources.constants("cli/commands/bench.py")
    expected |= {f"bench-{word.replace('_', '-')}" for word in benched}
    expected |= {f"simulate-{word}" for word in sources.constants("cli/commands/simulate.py")}
    expected |= sources.constants("cli", "texts", "server/notices")
    expected |= {f"notice-{kind}" for kind in (*KINDS, *(f"title-{kind}" for kind in KINDS))}
    terms = sources.first_arguments("Term")
    for name in GAMES:
        expected |= {f"advice-{term}" for term in terms} | {
            f"advice-{name}-{term}" for term in terms
        }
    for language in catalogues.LANGUAGES:
        known = set(catalogues.messages(language))
        used_ids = {used for one in expected & known for used in catalogues.uses(language, one)}
        assert {one for one in known - used_ids if not _is_browsers(one)} == set()


@pytest.mark.parametrize("name", GAMES)
def test_the_plain_table_has_words_for_every_group_and_for_no_field_that_is_not_there(
    name: str,
) -> None:
    game, rng = durbar.game(name), Rng(1)
    state = game.new(game.options.of({}))
    groups, fields = set[str](), set[str]()
    for _ in range(300):
        if (mover := int(state.to_move())) == NOBODY:
            break
        if mover == CHANCE:
            state.apply(state.chance(rng))
            continue
        view = game.view(state, mover)
        groups |= {choice.group for choice in game.prompt(view).choices}
        fields |= _fields(view)
        legal = state.legal()
        state.apply(legal[rng.below(len(legal))])
    known = catalogues.messages("en")
    assert {group for group in groups if f"{name}-group-{group}" not in known} == set()
    named = {one.partition("-field-")[2] for one in known if one.startswith(f"{name}-field-")}
    assert len(named) > 10
    assert named - fields == set()


def _fields(view: Any) -> set[str]:
    """Of a view and of the rows in it."""
    found = set[str]()
    for field in dataclasses.fields(view):
        found.add(field.name.replace("_", "-"))
        value = getattr(view, field.name)
        if isinstance(value, tuple) and value and dataclasses.is_dataclass(value[0]):
            found |= _fields(value[0])
    return found


def _is_browsers(message: str) -> bool:
    """The client's own; web/tests/texts.test.ts asks the same of them."""
    kinds = ("-board-", "-source-", "-group-", "-field-")
    return message.startswith("web-") or any(kind in message for kind in kinds)


def _given(facts: frozenset[str]) -> set[str]:
    return ALWAYS | facts | {worded for fact in facts for worded in WORDED.get(fact, ())}


def _events(name: str) -> set[str]:
    """The ids a room's events are worded by: its own, else those of the core."""
    game, texts = durbar.game(name), Texts("en")
    own = {kind: f"{name}-event-{kebab(kind.__name__)}" for kind in game.event_types}
    return {
        message if texts.has(message) else message.removeprefix(f"{name}-")
        for message in own.values()
    }


def _actions(name: str) -> set[str]:
    game = durbar.game(name)
    verbs = {type(verb).__name__ for verb in game.ACTIONS[: game.seat_actions]}
    return {f"{name}-action-{kebab(verb)}" for verb in verbs}


def _about(name: str) -> set[str]:
    options = durbar.game(name).options().to_json()
    ids = {f"{name}-option-{key}-help" for key in options if key != "seats"}
    return ids | {f"{name}-title", f"{name}-about"}


def _topics(name: str) -> Iterator[list[str]]:
    """For each figure that is not certain the messages that may say what it is about."""
    for path, level in durbar.game(name).edition.confidence.items():
        if level != "certain":
            parts = [part for part in path.split(".") if not part.isdigit()]
            yield [f"edition-{name}-{'-'.join(parts[:n])}" for n in range(1, len(parts) + 1)]


def _asks() -> set[str]:
    return {word for word in sources.constants("games", "texts") if "asks-" in word}


def _help() -> set[str]:
    """What the help of every command is made of."""
    import typer

    texts, ids = Texts("en"), {"help-option-help"}

    def walk(command: object, path: str) -> None:
        ids.add(f"help-{path}")
        for param in command.params:  # type: ignore[attr-defined]
            name = param.name.replace("_", "-")
            found = texts.first((f"help-{path}-{name}", f"help-option-{name}"))
            assert found, f"{path} {name}"
            ids.add(found)
        for name, inner in getattr(command, "commands", {}).items():
            walk(inner, name if path == "durbar" else f"{path}-{name}")

    walk(typer.main.get_command(app), "durbar")
    return ids
