"""The catalogues as `fluent.syntax` reads them: ids, variables, references, variants."""

from collections.abc import Iterator
from functools import cache
from importlib import resources

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from durbar.texts import LANGUAGES

GRAMMAR = "grammar-"  # messages that a language has for its own grammar


class Reading(Visitor):
    """What one message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.variants: dict[str, set[str]] = {}  # variable -> keys it is selected by

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.variants.setdefault(node.selector.id.name, set())
            for variant in node.variants:
                key = variant.key
                keys.add(key.name if isinstance(key, ast.Identifier) else key.value)
        self.generic_visit(node)


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    for file in (resources.files("durbar.texts") / language).iterdir():
        if file.name.endswith(".ftl"):
            for entry in FluentParser().parse(file.read_text("utf-8")).body:
                yield file.name, entry


@cache
def messages(language: str) -> dict[str, Reading]:
    found: dict[str, Reading] = {}
    for _, entry in entries(language):
        if isinstance(entry, ast.Message):
            found[entry.id.name] = Reading()
            found[entry.id.name].visit(entry)
    return found


def uses(language: str, message: str) -> set[str]:
    """A message and all that it refers to."""
    found, left = set[str](), {message}
    while left:
        name = left.pop()
        found.add(name)
        left |= messages(language)[name].references - found
    return found


def variables(language: str, message: str) -> set[str]:
    return {v for name in uses(language, message) for v in messages(language)[name].variables}


def variants(language: str, message: str) -> dict[str, set[str]]:
    """By variable, the keys by which the message and what it refers to select."""
    found: dict[str, set[str]] = {name: set() for name in variables(language, message)}
    for name in uses(language, message):
        for variable, keys in messages(language)[name].variants.items():
            found[variable] |= keys
    return found


def public(language: str) -> set[str]:
    return {name for name in messages(language) if not name.startswith(GRAMMAR)}


__all__ = ["LANGUAGES", "entries", "messages", "public", "uses", "variables", "variants"]
