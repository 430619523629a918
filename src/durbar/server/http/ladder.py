"""The HTTP API about ratings: ladders, and what a table's result changed."""

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter
from msgspec import Struct
from sqlalchemy import RowMapping

from durbar.bots.skill import Rating
from durbar.server.errors import NotFound
from durbar.server.http.tables import REFUSALS, AnyRequest, TableId
from durbar.server.runtime import Runtime
from durbar.server.store import ratings

FEW = 5  # games, below which a rating is provisional


class RatingInfo(Struct, frozen=True):
    """A strength: it is `mean`, with 95 % confidence within two spreads of it."""

    rating: float  # what the ladder is ordered by: three spreads below the mean
    mean: float
    spread: float


class LadderRow(Struct, frozen=True, kw_only=True):
    """Somebody on a ladder."""

    rank: int  # shared by who are equal
    name: str
    bot: str | None  # a level or style, if it is one
    is_me: bool
    strength: RatingInfo
    games: int
    wins: int
    last_played: float  # seconds since 1970
    is_provisional: bool  # a few games say little


class LadderVariant(Struct, frozen=True):
    variant: str  # "grey=true"; "" is the plain game
    players: int


class LadderPage(Struct, frozen=True, kw_only=True):
    game: str
    variant: str
    variants: tuple[LadderVariant, ...]  # on which somebody is
    total: int
    rows: tuple[LadderRow, ...]
    me: LadderRow | None  # my own, also where it is not among the rows


class RatingChange(Struct, frozen=True):
    """What a result made of somebody's rating."""

    seat: int
    before: RatingInfo
    after: RatingInfo


class RatedGame(Struct, frozen=True, kw_only=True):
    is_rated: bool
    is_due: bool  # the game is not over, or its result is being reckoned
    variant: str  # of the ladder
    changes: tuple[RatingChange, ...]


@get("/api/ladder", responses=REFUSALS)
async def get_ladder(
    request: AnyRequest,
    runtime: Runtime,
    game: Annotated[str, Parameter(max_length=40)],
    variant: Annotated[str, Parameter(max_length=200)] = "",
    limit: Annotated[int, Parameter(ge=1, le=100)] = 50,
    offset: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
) -> LadderPage:
    """Who played rated tables of a game with these options, the strongest first."""
    known = {options.variant for options in runtime.editions.game(game).options.all()}
    if variant not in known:
        raise NotFound(
            "variant-unknown", variant=variant, known=", ".join(sorted(filter(None, known)))
        )
    guest = runtime.identity.holder(request).guest
    page = await runtime.store.within(
        lambda c: ratings.page(c, game, variant, guest, limit, offset)
    )
    return LadderPage(
        game=game,
        variant=variant,
        variants=tuple(LadderVariant(*each) for each in page.variants),
        total=page.total,
        rows=tuple(_row(row, guest) for row in page.rows),
        me=None if page.mine is None else _row(page.mine, guest),
    )


@get("/api/tables/{table_id:str}/ratings", responses=REFUSALS)
async def get_result(runtime: Runtime, table_id: TableId) -> RatedGame:
    """What the result of a rated table changed; those who left for good are not told."""
    if not table_id.isprintable():
        raise NotFound("no-such-table")
    head, rows = await runtime.store.within(lambda c: ratings.of_table(c, table_id))
    game = runtime.editions.game(head["game"], head["edition"])
    return RatedGame(
        is_rated=head["settings"].get("rated", False),
        is_due=head["is_rating_due"],
        variant=game.options.of(head["options"]).variant,
        changes=tuple(
            RatingChange(
                row["seat"],
                _told(Rating(row["mean_before"], row["spread_before"])),
                _told(Rating(row["mean"], row["spread"])),
            )
            for row in rows
        ),
    )


def _row(row: RowMapping, guest: str | None) -> LadderRow:
    return LadderRow(
        rank=row["rank"],
        name=row["name"],
        bot=row["bot"],
        is_me=guest is not None and row["guest"] == guest,
        strength=_told(Rating(row["mean"], row["spread"])),
        games=row["games"],
        wins=row["wins"],
        last_played=row["played"],
        is_provisional=row["games"] < FEW,
    )


def _told(rating: Rating) -> RatingInfo:
    return RatingInfo(rating.ordinal, rating.mean, rating.spread)


ladders = Router("/", route_handlers=[get_ladder, get_result], tags=["ratings"])
