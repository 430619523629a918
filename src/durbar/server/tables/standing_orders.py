"""Standing orders at a table: left in secret, played through a person's own door.

An order is known only to its seat. It answers with the same command that a browser sends, and so
does the table itself where public facts leave no choice.
"""

import secrets
from dataclasses import dataclass, replace

from durbar.core import orders
from durbar.core.errors import BadOptions
from durbar.core.game import View
from durbar.core.match import Match
from durbar.core.orders import Order, OrderSheet
from durbar.core.types import Seat
from durbar.server.errors import Refusal
from durbar.server.protocol import table_settings
from durbar.server.protocol.convert import action_parts
from durbar.server.protocol.messages import Submit
from durbar.server.tables.command_result import CommandResult
from durbar.server.tables.effects import Effect, OrderSet
from durbar.server.tables.table import Table


@dataclass(frozen=True, slots=True)
class Reply:
    """The answer for a seat."""

    seat: Seat
    version: int
    actions: tuple[str, ...]
    order: Order | None  # None: there was no choice


def leave_order(
    table: Table, seat: Seat, request: table_settings.OrderRequest | None
) -> tuple[Effect, ...]:
    """Replaces a seat's order; None takes it back."""
    if table.status != "running":
        raise Refusal("game-over" if table.match else "not-begun")
    if request is None:
        table.orders.pop(seat, None)
        return (OrderSet(seat, None),)
    table.orders[seat] = filled(table, seat, request)
    return (OrderSet(seat, table.orders[seat]),)


def filled(table: Table, seat: Seat, request: table_settings.OrderRequest) -> Order:
    """Returns an order as the room lists it now. Raises Refusal."""
    try:
        return orders.fill(_sheet(table, seat), request.name, request.values)
    except BadOptions as error:
        raise Refusal.of(error) from None


def prune(table: Table) -> tuple[Effect, ...]:
    """Ends the orders whose visit or festival is over, or whose person no longer plays."""
    ended = []
    for seat, order in list(table.orders.items()):
        sheet = _sheet(table, seat) if table.places[seat].kind == "person" else None
        if sheet is None or sheet.scope != order.scope:
            del table.orders[seat]
            ended.append(OrderSet(seat, None))
    return tuple(ended)


def reply(table: Table) -> Reply | None:
    """Returns the answer for the person to move, or None. A draft of the person comes first."""
    seat, match = table.person_to_move, table.match
    if seat is None or not isinstance(match, Match) or match.draft:
        return None
    order = table.orders.get(seat)
    if order is not None:
        actions = table.game.obey(table.game.view(match.committed, seat), order)
        if actions:
            texts = tuple(table.game.text(action) for action in actions)
            return Reply(seat, table.version, texts, order)
    if table.settings.answer_forced and table.game.is_open(table.game.view(match.committed, None)):
        legal = match.committed.legal()
        if len(legal) == 1:
            return Reply(seat, table.version, (table.game.text(legal[0]),), None)
    return None


def answer(table: Table, reply: Reply) -> CommandResult:
    """Plays a reply as its person would: with the same command, a random key and all checks."""
    command = Submit(
        key=secrets.token_hex(8), version=reply.version, step=table.step, actions=reply.actions,
        commit=True,
    )  # fmt: skip
    result = table.apply(reply.seat, command)
    if reply.order is None or reply.order.has_begun:
        return result
    table.orders[reply.seat] = begun = replace(reply.order, has_begun=True)
    return replace(result, effects=(*result.effects, OrderSet(reply.seat, begun)))


# For its own seat ---------------------------------------------------------------------------------


def orders_info(
    table: Table, seat: Seat | None, view: View | None = None
) -> table_settings.OrdersInfo | None:
    """Returns the orders that a seat may leave and the one it has left; None for the others.

    `view` is what the seat sees without a draft; if None, it is computed.
    """
    if seat is None or table.status != "running" or table.places[seat].bot is not None:
        return None
    sheet = _sheet(table, seat, view)
    if sheet is None:
        return None
    standing = table.orders.get(seat)
    forms = tuple(
        table_settings.OrderFormInfo(
            name=form.name,
            paragraph=form.paragraph,
            parameters=tuple(
                table_settings.ParameterInfo(
                    name=each.name, kind=each.kind, least=each.least, most=each.most,
                    among=each.among, of=each.of, usual=each.usual,
                )
                for each in form.parameters
            ),
        )
        for form in sheet.forms
    )  # fmt: skip
    return table_settings.OrdersInfo(
        scope=sheet.scope,
        forms=forms,
        standing=None
        if standing is None
        else table_settings.StandingOrder(
            name=standing.name, values=dict(standing.values), now=would(table, seat, standing)
        ),
    )


def would(table: Table, seat: Seat, order: Order) -> tuple[table_settings.OrderStep, ...]:
    """Returns what an order would do if its seat were asked now, from what that seat knows."""
    assert table.match is not None
    actions = table.game.obey(table.game.view(table.match.committed, seat), order)
    steps = []
    for action in actions:
        text = table.game.text(action)
        verb, facts = action_parts(table.game, text)
        steps.append(table_settings.OrderStep(action=text, verb=verb, facts=facts))
    return tuple(steps)


def _sheet(table: Table, seat: Seat, view: View | None = None) -> OrderSheet | None:
    if table.status != "running" or table.match is None:
        return None
    return table.game.orders(view or table.game.view(table.match.committed, seat))
