"""Answers: what a person typed, as actions; numbers, names, beginnings of words and notation."""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from durbar.core.game import Game
from durbar.core.types import Action
from durbar.texts import Wording


def words(text: str) -> list[str]:
    """The words of a text in small letters, without accents."""
    bare = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[^\W_]+", "".join(c for c in bare if not unicodedata.combining(c)))


class Menu:
    """The actions a person may name, each with all words that lead to it."""

    def __init__(self, game: Game[Any, Any], wording: Wording, actions: Iterable[Action]) -> None:
        self._game = game
        self._words = {
            action: words(f"{wording.action(game.ACTIONS[action])} {game.text(action)}")
            for action in actions
        }

    def matches(self, answer: str) -> list[Action]:
        """The actions that every typed word is the beginning of a word of.

        The notation and whole words win over mere beginnings.
        """
        exact = [action for action in self._words if self._game.text(action) == answer.strip()]
        if exact:
            return exact
        typed = words(answer)
        if not typed:
            return []
        whole = [a for a, own in self._words.items() if all(word in own for word in typed)]
        return whole or [
            action
            for action, own in self._words.items()
            if all(any(mine.startswith(word) for mine in own) for word in typed)
        ]


def numbered(answer: str, choices: Sequence[Action]) -> list[Action] | None:
    """The choices with the typed numbers; None if the answer is not made of their numbers."""
    numbers = re.split(r"[\s,]+", answer.strip())
    if not all(re.fullmatch(r"\d{1,4}", n) and 1 <= int(n) <= len(choices) for n in numbers):
        return None
    return [choices[int(n) - 1] for n in numbers]
