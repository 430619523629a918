"""Standing orders: what a seat leaves behind to be answered for it while it is away.

A room lists the orders that a seat may leave now, with their parameters, and says what one of them
answers. Both are functions of the seat's own view, so that an order knows no more than its player.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from durbar.core.errors import BadOptions

Value = int | tuple[str, ...]
ParameterKind = Literal["number", "set", "ranking"]


@dataclass(frozen=True, slots=True)
class Parameter:
    """What a player says with an order: a number, some names, or names with the dearest first."""

    name: str
    kind: ParameterKind
    least: int = 0  # of the number, or how many names
    most: int = 0
    among: tuple[str, ...] = ()  # the names
    of: str = ""  # what is named: "card", "symbol"
    usual: int = 0  # of a number

    def checked(self, value: Any) -> Value:
        """Returns the value. Raises BadOptions if it is not among the allowed ones."""
        if self.kind == "number":
            if type(value) is int and self.least <= value <= self.most:
                return value
        elif isinstance(value, list | tuple) and len(set(value)) == len(value):
            named = tuple(str(each) for each in value)
            if self.least <= len(named) <= self.most and set(named) <= set(self.among):
                return named if self.kind == "ranking" else tuple(sorted(named))
        raise BadOptions("order-value", parameter=self.name, value=str(value)[:80])


@dataclass(frozen=True, slots=True)
class OrderForm:
    """An order that may be left now, with its parameters."""

    name: str  # "withdraw-leading"
    paragraph: str
    parameters: tuple[Parameter, ...] = ()

    def filled(self, scope: str, given: Mapping[str, Any]) -> "Order":
        """The order with these values; raises BadOptions."""
        names = [each.name for each in self.parameters]
        if unknown := sorted(given.keys() - set(names)):
            raise BadOptions("order-parameter", parameter=unknown[0], known=", ".join(names))
        values = {
            each.name: each.checked(given.get(each.name, _default(each)))
            for each in self.parameters
        }
        return Order(self.name, scope, tuple(values.items()))


@dataclass(frozen=True, slots=True)
class OrderSheet:
    """What a seat may order now; every order on it ends with its scope."""

    scope: str  # "visit 3": an order is void as soon as this reads otherwise
    forms: tuple[OrderForm, ...]


@dataclass(frozen=True, slots=True)
class Order:
    """An order that somebody left."""

    name: str
    scope: str
    values: tuple[tuple[str, Value], ...] = ()
    has_begun: bool = False  # something was answered by it: it finishes what it began

    def number(self, name: str) -> int:
        value = dict(self.values)[name]
        assert isinstance(value, int)
        return value

    def names(self, name: str) -> tuple[str, ...]:
        value = dict(self.values)[name]
        assert isinstance(value, tuple)
        return value


def fill(sheet: OrderSheet | None, name: str, given: Mapping[str, Any]) -> Order:
    """An order of the sheet by its name; raises BadOptions."""
    forms: Sequence[OrderForm] = () if sheet is None else sheet.forms
    for form in forms:
        if sheet is not None and form.name == name:
            return form.filled(sheet.scope, given)
    raise BadOptions("order-unknown", order=name, known=", ".join(form.name for form in forms))


def _default(parameter: Parameter) -> Value:
    return parameter.usual if parameter.kind == "number" else ()
