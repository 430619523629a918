"""Every message between a table and its clients: one frozen struct each, distinguished by `type`.

An unknown or malformed message is refused and counted, never guessed at. The JSON Schema of all of
this is exported by `durbar schema`; the client's types are made from it.
"""

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

from durbar.server.protocol import table_settings
from durbar.server.protocol.hint import Hint

PROTOCOL: Final = 1  # changes when an old client could no longer follow

Count = Annotated[int, Meta(ge=0, le=2**31)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Key = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[^\\x00]+$")]
ActionText = Annotated[str, Meta(min_length=1, max_length=200)]
StepTexts = Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=8)]
Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Salt = Annotated[str, Meta(max_length=64)]
BotText = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]
TableSettings = table_settings.TableSettings
Status = Literal["lobby", "running", "over"]
SeatKind = Literal["open", "person", "bot", "automaton"]


class Message(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="type"):
    """Anything on the wire that has a tag."""


class Command(Message, frozen=True, kw_only=True):
    """A command: with the version it was decided on, and a key that makes it count once.

    One that was decided on an old version is refused with the current state; talk alone decides
    nothing about the position and is never too late.
    """

    key: Key
    version: Count


class DraftCommand(Command, frozen=True, kw_only=True):
    """A command about the turn's draft: also with the draft's own counter."""

    step: Count = 0


class Submit(DraftCommand, frozen=True, kw_only=True, tag="submit"):
    """Plays actions into the draft: one, or the answer to a `choose_set`; all of them or none."""

    actions: Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=64)]
    commit: bool = False


class Undo(DraftCommand, frozen=True, kw_only=True, tag="undo"):
    """Takes back the last step of the draft."""


class Redo(DraftCommand, frozen=True, kw_only=True, tag="redo"):
    """Plays again what was taken back last."""


class RestartTurn(DraftCommand, frozen=True, kw_only=True, tag="restart_turn"):
    """Takes back the whole draft."""


class Commit(DraftCommand, frozen=True, kw_only=True, tag="commit"):
    """Makes the draft part of the record; nothing of it can be undone any more."""


class LeaveSeat(Command, frozen=True, kw_only=True, tag="leave_seat"):
    """Stands up: before the game the seat is open again, in it the seat waits or a bot plays on."""


class AddBot(Command, frozen=True, kw_only=True, tag="add_bot"):
    """Puts a bot on an open seat."""

    seat: SeatNumber
    bot: BotText


class ReplaceByBot(Command, frozen=True, kw_only=True, tag="replace_by_bot"):
    """Lets a bot play on for one's own seat or for one whose player is away."""

    seat: SeatNumber
    bot: BotText = "greedy"


class TakeBack(Command, frozen=True, kw_only=True, tag="take_back"):
    """Takes one's seat back from the bot that stood in."""


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Gives the seat up for good; a bot plays on."""


class Rematch(Command, frozen=True, kw_only=True, tag="rematch"):
    """Opens a new table for the same players, seats moved on by one."""


class Orders(Command, frozen=True, kw_only=True, tag="orders"):
    """Leaves a standing order in the place of one's last, or takes it back; nobody else hears."""

    order: table_settings.OrderRequest | None


class Chat(Command, frozen=True, kw_only=True, tag="chat"):
    """Says something at the table."""

    text: ChatText


class Mute(Command, frozen=True, kw_only=True, tag="mute"):
    """Stops (or lets again) what another seat says from reaching this one."""

    seat: SeatNumber
    muted: bool = True


class AskWhyNot(Message, frozen=True, kw_only=True, tag="why_not"):
    """Asks why an action is not legal now."""

    key: Key
    action: ActionText


class AskPreview(Message, frozen=True, kw_only=True, tag="preview"):
    """Asks what actions of the prompt would cost and score."""

    key: Key
    actions: Annotated[tuple[ActionText, ...], Meta(min_length=1, max_length=64)]


class AskPlan(Message, frozen=True, kw_only=True, tag="plan"):
    """Tries a turn on the present position: each step whole or not at all; nothing is kept."""

    key: Key
    steps: Annotated[tuple[StepTexts, ...], Meta(max_length=32)]
    menu: bool = True  # with the view after it and what could come next


class RequestHint(Message, frozen=True, kw_only=True, tag="hint"):
    """Asks what a bot would do now in this seat's place; answered when the bot has thought."""

    key: Key
    version: Count
    step: Count = 0


class AskOrder(Message, frozen=True, kw_only=True, tag="would"):
    """Asks what an order would answer now; nothing is kept."""

    key: Key
    order: table_settings.OrderRequest


class Hello(Message, frozen=True, kw_only=True, tag="hello"):
    """Sets the perspective of a connection: one of the client's own seats, or null to watch."""

    seat: SeatNumber | None = None
    after: Count | None = None  # the last version that the client has; null: none
    chat_after: Count = 0  # the last line of chat that it has


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Asks whether the line is alive."""


AnyCommand = (
    Submit | Undo | Redo | RestartTurn | Commit | LeaveSeat | AddBot | ReplaceByBot | TakeBack
    | Resign | Rematch | Orders | Chat | Mute
)  # fmt: skip
Talk = Chat | Mute
Question = AskWhyNot | AskPreview | AskPlan | AskOrder
ClientMessage = AnyCommand | Question | RequestHint | Hello | Ping


class MessagePart(Struct, frozen=True, kw_only=True):
    """A part of a server message."""


class AnyView(Struct):
    """Stands for the view of any room; the schema lists them."""


class AnyEvent(Struct):
    """Stands for an event of any room; the schema lists them."""


class AnyInsight(Struct):
    """Stands for what any room makes of a view; the schema lists them."""


class Ledger(MessagePart, frozen=True, kw_only=True):
    """What a step costs and scores, and why."""

    action: str
    verb: str  # "collect-nothing": what its words are made of, with the facts
    facts: dict[str, Any]
    events: tuple[AnyEvent, ...]
    points: tuple[int, ...]  # that each seat scores by it
    insight: AnyInsight | None = None  # what the position means after it; for previews asked for


class ChoiceInfo(MessagePart, frozen=True, kw_only=True, omit_defaults=True):
    """One of a prompt's choices, of which there may be thousands: what is usual is left out."""

    action: str
    verb: str
    facts: dict[str, Any]
    target: str
    group: str
    cost: int | None = None
    alone: bool = False
    copies: int = 1
    counts: int = 1
    preview: Ledger | None = None


class PromptInfo(MessagePart, frozen=True, kw_only=True):
    kind: Literal["choose", "choose_set", "place", "amount", "confirm"]
    asks: str
    paragraph: str
    least: int
    most: int
    choices: tuple[ChoiceInfo, ...]


class Draft(MessagePart, frozen=True, kw_only=True):
    """The turn so far, not yet part of the record."""

    seat: int
    steps: tuple[Ledger, ...]
    is_full: bool  # nothing more fits in; it waits for its owner's commit
    barrier: Literal["none", "chance", "seat", "turn", "end"]  # what comes after it
    can_redo: bool


class SeatInfo(MessagePart, frozen=True, kw_only=True):
    seat: int
    kind: SeatKind
    name: str
    bot: str | None  # who plays if a bot does, also in a person's stead
    is_away: bool
    has_resigned: bool
    is_reserved: bool  # an open seat that is kept for somebody
    is_muted: bool = False  # the reader does not hear what it says
    has_run_out: bool = False  # of time: a bot played on, and the result says so


class ShuffleInfo(MessagePart, frozen=True, kw_only=True):
    commitment: str  # SHA-256 of the seed, published when the table was made
    salts: tuple[str, ...]  # by seat; fixed with the first card


class GameResult(MessagePart, frozen=True, kw_only=True):
    ranking: tuple[tuple[int, ...], ...]
    placing: tuple[tuple[int, ...], ...]  # as it counts: at a rated table who dropped out is last
    reason: str
    ran_out: tuple[int, ...] = ()  # seats whose time ran out: a bot played on for them


class Happened(MessagePart, frozen=True, kw_only=True):
    """One entry of the record as its reader may know it."""

    at: int  # how many entries the record has with it
    version: int
    who: str  # a seat's number or "chance"
    action: str  # `?` for what the reader may not know
    events: tuple[AnyEvent, ...]


class Moment(MessagePart, frozen=True, kw_only=True):
    """A table as it was after `at` entries."""

    at: int
    entries: int  # of the whole record
    seat: int | None
    view: AnyView
    insight: AnyInsight | None
    happened: tuple[Happened, ...]  # the entry that led here; none at the beginning


class WhyNotInfo(MessagePart, frozen=True, kw_only=True):
    code: str
    paragraph: str
    facts: dict[str, Any]


class PlanStep(MessagePart, frozen=True, kw_only=True):
    ledgers: tuple[Ledger, ...]
    why_not: WhyNotInfo | None = None  # then nothing of it was played


class Plan(MessagePart, frozen=True, kw_only=True):
    steps: tuple[PlanStep, ...]
    insight: AnyInsight | None
    view: AnyView | None = None
    prompt: PromptInfo | None = None  # null: the plan ends here


class ChatLine(MessagePart, frozen=True, kw_only=True):
    id: int
    seat: int
    name: str
    text: str
    at: float  # seconds since 1970


class ServerMessage(Message, frozen=True, kw_only=True):
    """What a table says; a connection numbers what it gets with `n`, from 1 on."""


class Welcome(ServerMessage, frozen=True, kw_only=True, tag="welcome"):
    """The answer to `hello`, before the state."""

    protocol: int
    server: str  # changes when the server restarts
    table: str
    mine: tuple[int, ...]  # seats that this client holds
    seat: int | None  # the perspective of this connection; null: a spectator
    now: float = 0  # the server's clock: seconds since 1970


class Snapshot(ServerMessage, frozen=True, kw_only=True, tag="snapshot"):
    """All that an audience may know of a table."""

    version: int  # counts commits, the same for everybody; 0 before the game
    step: int  # counts changes of the draft, for its owner alone
    status: Status
    game: str
    edition: str
    options: dict[str, Any]
    settings: TableSettings
    seat: int | None
    entries: int  # of the record, chance included
    view: AnyView | None
    insight: AnyInsight | None  # what the view means, where the room tells
    prompt: PromptInfo | None
    draft: Draft | None
    seats: tuple[SeatInfo, ...]
    shuffle: ShuffleInfo
    outcome: GameResult | None
    hints: bool = False  # the reader's seat may ask for advice when it is its turn
    clocks: tuple[table_settings.ClockInfo, ...] | None = None  # by seat, where the table has them
    orders: table_settings.OrdersInfo | None = None  # of the reader's seat
    rematch: str | None = None  # the id of the table that follows


class Update(Snapshot, frozen=True, kw_only=True, tag="update"):
    """A state, and what happened since the version that the reader had."""

    since: int
    happened: tuple[Happened, ...]


class Rejected(ServerMessage, frozen=True, kw_only=True, tag="rejected"):
    """A message that changed nothing, and why; with the state if it was decided on an old one."""

    key: str | None
    code: str
    paragraph: str
    facts: dict[str, Any]
    state: Snapshot | None = None


class Answer(ServerMessage, frozen=True, kw_only=True, tag="answer"):
    """A command was done, durably; or what was asked."""

    key: str
    version: int
    step: int
    why_not: WhyNotInfo | None = None
    previews: tuple[Ledger, ...] | None = None
    plan: Plan | None = None  # null also where no turn can be planned
    hint: Hint | None = None
    would: tuple[table_settings.OrderStep, ...] | None = None
    rematch: str | None = None


class ChatLines(ServerMessage, frozen=True, kw_only=True, tag="chat"):
    lines: tuple[ChatLine, ...]


class Pong(ServerMessage, frozen=True, kw_only=True, tag="pong"):
    pass


AnyServerMessage = Welcome | Snapshot | Update | Rejected | Answer | ChatLines | Pong
