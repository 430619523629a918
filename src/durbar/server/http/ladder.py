"""The HTTP API of ratings: ladders, and the changes by a table's result."""

from typing import Annotated, Final

from litestar import Router, get
from litestar.params import Parameter
from msgspec import Struct
from sqlalchemy import RowMapping

from durbar.bots.skill import Rating
from durbar.server.accounts.identity import Identity
from durbar.server.editions import Editions
from durbar.server.errors import NotFound
from durbar.server.http.parameters import REFUSALS, AnyRequest, TableId
from durbar.server.store import ratings
from durbar.server.store.store import Store

PROVISIONAL_BELOW: Final = 5  # rated games


class RatingInfo(Struct, frozen=True):
    """A strength, with 95 % confidence within two spreads of the mean."""

    rating: float  # three spreads below the mean: orders the ladder
    mean: float
    spread: float


class LadderRow(Struct, frozen=True, kw_only=True):
    """A player or bot on a ladder."""

    rank: int  # equals share one
    name: str
    bot: str | None  # a level or style, if it is one
    is_me: bool
    strength: RatingInfo
    games: int
    wins: int
    last_played: float  # seconds since 1970
    is_provisional: bool


class LadderVariant(Struct, frozen=True):
    variant: str  # "grey=true"; "" is the plain game
    players: int


class LadderPage(Struct, frozen=True, kw_only=True):
    game: str
    variant: str
    variants: tuple[LadderVariant, ...]  # with at least one rated player
    total: int
    rows: tuple[LadderRow, ...]
    me: LadderRow | None  # the reader's own, also if it is not among the rows


class RatingChange(Struct, frozen=True):
    """The change of a rating by a result."""

    seat: int
    before: RatingInfo
    after: RatingInfo


class RatedGame(Struct, frozen=True, kw_only=True):
    is_rated: bool
    is_due: bool  # the game is not over, or its result not rated yet
    variant: str  # of the ladder
    changes: tuple[RatingChange, ...]


@get("/api/ladder", responses=REFUSALS)
async def get_ladder(
    request: AnyRequest,
    identity: Identity,
    store: Store,
    editions: Editions,
    game: Annotated[str, Parameter(max_length=40)],
    variant: Annotated[str, Parameter(max_length=200)] = "",
    limit: Annotated[int, Parameter(ge=1, le=100)] = 50,
    offset: Annotated[int, Parameter(ge=0, le=2**31)] = 0,
) -> LadderPage:
    """The players of rated tables of a game with these options, strongest first."""
    known = {options.variant for options in editions.game(game).options.all()}
    if variant not in known:
        raise NotFound(
            "variant-unknown", variant=variant, known=", ".join(sorted(filter(None, known)))
        )
    guest = identity.holder(request).guest
    page = await store.within(lambda c: ratings.page(c, game, variant, guest, limit, offset))
    return LadderPage(
        game=game,
        variant=variant,
        variants=tuple(LadderVariant(*each) for each in page.variants),
        total=page.total,
        rows=tuple(_row(row, guest) for row in page.rows),
        me=None if page.own is None else _row(page.own, guest),
    )


@get("/api/tables/{table_id:str}/ratings", responses=REFUSALS)
async def get_result(store: Store, editions: Editions, table_id: TableId) -> RatedGame:
    """The rating changes by a rated table. Players who deleted their data are left out."""
    if not table_id.isprintable():
        raise NotFound("no-such-table")
    head, rows = await store.within(lambda c: ratings.of_table(c, table_id))
    game = editions.game(head["game"], head["edition"])
    return RatedGame(
        is_rated=head["settings"].get("rated", False),
        is_due=head["is_rating_due"],
        variant=game.options.of(head["options"]).variant,
        changes=tuple(
            RatingChange(
                row["seat"],
                _rating_info(Rating(row["mean_before"], row["spread_before"])),
                _rating_info(Rating(row["mean"], row["spread"])),
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
        strength=_rating_info(Rating(row["mean"], row["spread"])),
        games=row["games"],
        wins=row["wins"],
        last_played=row["played"],
        is_provisional=row["games"] < PROVISIONAL_BELOW,
    )


def _rating_info(rating: Rating) -> RatingInfo:
    return RatingInfo(rating.ordinal, rating.mean, rating.spread)


router = Router("/", route_handlers=[get_ladder, get_result], tags=["ratings"])
