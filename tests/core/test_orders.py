"""Standing orders as forms: which values they take."""

from typing import Any

import pytest

from durbar.core.errors import BadOptions
from durbar.core.orders import OrderForm, OrderSheet, Parameter, fill

FORM = OrderForm(
    "give",
    "T1.1",
    (
        Parameter("count", "number", least=1, most=3, usual=2),
        Parameter("kinds", "set", least=1, most=2, among=("red", "blue", "green")),
        Parameter("favourites", "ranking", most=3, among=("red", "blue", "green")),
    ),
)
SHEET = OrderSheet("round 1", (FORM,))


def test_values_are_kept_and_what_is_not_given_is_as_usual() -> None:
    order = fill(SHEET, "give", {"kinds": ["red", "blue"], "favourites": ["red", "blue"]})
    assert order.number("count") == 2 and order.scope == "round 1" and not order.has_begun
    assert order.names("kinds") == ("blue", "red")  # a set has no order
    assert order.names("favourites") == ("red", "blue")  # a ranking has


@pytest.mark.parametrize(
    ("values", "code"),
    [
        ({}, "order-value"),  # a set of at least one
        ({"kinds": []}, "order-value"),
        ({"kinds": ["red", "red"]}, "order-value"),
        ({"kinds": ["red", "blue", "green"]}, "order-value"),
        ({"kinds": ["gold"]}, "order-value"),
        ({"kinds": "red"}, "order-value"),
        ({"kinds": 3}, "order-value"),
        ({"kinds": ["red"], "count": 0}, "order-value"),
        ({"kinds": ["red"], "count": 4}, "order-value"),
        ({"kinds": ["red"], "count": True}, "order-value"),
        ({"kinds": ["red"], "count": ["red"]}, "order-value"),
        ({"kinds": ["red"], "stranger": 1}, "order-parameter"),
    ],
)
def test_whatever_else_is_given_is_refused(values: dict[str, Any], code: str) -> None:
    with pytest.raises(BadOptions) as refused:
        fill(SHEET, "give", values)
    assert refused.value.code == code


@pytest.mark.parametrize("sheet", [SHEET, None, OrderSheet("round 1", ())])
def test_an_order_that_the_room_does_not_list_is_unknown(sheet: OrderSheet | None) -> None:
    with pytest.raises(BadOptions, match="order-unknown"):
        fill(sheet, "take", {})
