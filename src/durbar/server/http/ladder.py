"""The HTTP API about ratings: ladders, and what a table's result changed."""

from typing import Annotated

from litestar import Router, get
from litestar.params import Parameter
from msgspec import Struct
from sqlalchemy import RowMapping

from durbar.bots.skill import Rating
from durbar.server.errors import NotFound
from durbar.server.http.tables import REFUSALS, AnyRequest, TableId
from durbar.server.runtime import House
from durbar.server.store import ratings

FEW = 5  # games, below which a rating is provisional


class RatingTold(Struct, frozen=True):
    """A strength: it is `mean`, with 95 % confidence within two spreads of it."""

    rating: float  # what the ladder is ordered by: three spreads below the mean
    mean: float
    spread: float


class RowTold(Struct, frozen=True, kw_only=True):
    """Somebody on a ladder."""

    rank: int  # shared by who are equal
    name: str
    bot: str | None  # a level or style, if it is one
    is_me: bool
    strength: RatingTold
    games: int
    wins: int
    last_played: float  # seconds since 1970
    is_provisional: bool  # a few games say little


class VariantTold(Struct, frozen=True):
    variant: str  # "grey=true"; "" is the plain game
    players: int


class LadderTold(Struct, frozen=True, kw_only=True):
    game: str
    variant: str
    variants: tuple[VariantTold, ...]  # on which somebody is
    total: int
    rows: tuple[RowTold, ...]
    me: RowTold | None  # my own, also where it is not among the rows


class ChangeTold(Struct, frozen=True):
    """What a result made of somebody's rating."""

    seat: int
    before: RatingTold
    after: RatingTold


class ResultTold(Struct, frozen=True, kw_only=True):
    is_rated: bool
    is_due: bool  # the game is not over, or its result is being reckoned
    variant: str  # of the ladder
    changes: tuple[ChangeTold, ...]


@get("/api/ladder", responses=REFUSALS)
async def get_ladder(
    request: AnyRequest,
    house: House,
    game: Annotated[str, Parameter(max_length=40)],
    variant: Annotated[str, Parameter(max_length=200)] = "",
    limit: Annotated[int, Parameter(ge=1, le=100)] = 50,
    offset: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
) -> LadderTold:
    """Who played rated tables of a game with these options, the strongest first."""
    known = {options.variant for options in house.shelf.game(game).options.all()}
    if variant not in known:
        raise NotFound(
            "variant-unknown", variant=variant, known=", ".join(sorted(filter(None, known)))
        )
    guest = house.identity.holder(request).guest
    page = await house.store.within(lambda c: ratings.page(c, game, variant, guest, limit, offset))
    return LadderTold(
        game=game,
        variant=variant,
        variants=tuple(VariantTold(*each) for each in page.variants),
        total=page.total,
        rows=tuple(_row(row, guest) for row in page.rows),
        me=None if page.mine is None else _row(page.mine, guest),
    )


@get("/api/tables/{table_id:str}/ratings", responses=REFUSALS)
async def get_result(house: House, table_id: TableId) -> ResultTold:
    """What the result of a rated table changed; those who left for good are not told."""
    if not table_id.isprintable():
        raise NotFound("no-such-table")
    head, rows = await house.store.within(lambda c: ratings.of_table(c, table_id))
    game = house.shelf.game(head["game"], head["edition"])
    return ResultTold(
        is_rated=head["settings"].get("rated", False),
        is_due=head["is_rating_due"],
        variant=game.options.of(head["options"]).variant,
        changes=tuple(
            ChangeTold(
                row["seat"],
                _told(Rating(row["mean_before"], row["spread_before"])),
                _told(Rating(row["mean"], row["spread"])),
            )
            for row in rows
        ),
    )


def _row(row: RowMapping, guest: str | None) -> RowTold:
    return RowTold(
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


def _told(rating: Rating) -> RatingTold:
    return RatingTold(rating.least, rating.mean, rating.spread)


ladders = Router("/", route_handlers=[get_ladder, get_result], tags=["ratings"])
