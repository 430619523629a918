"""The arena's report: one HTML page that needs nothing else, with its plots drawn here as SVG."""

from collections.abc import Iterator
from html import escape
from typing import Final

from durbar.bots.arena.standings import BotStanding, Estimate
from durbar.texts import Texts

WIDTH: Final = 720
LABEL: Final = 240  # of it, for the names
ROW: Final = 34
BAR: Final = 18
COLOURS: Final = (
    "#0b6e6e", "#c2571a", "#5b4b9a", "#8a7a1f", "#a8325e", "#3d7a35", "#2f6fb0", "#7a5a44",
)  # fmt: skip
STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; color: #222; background: #fff; max-width: 60rem;
  margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100% } th, td { padding: .3rem .6rem; text-align: right;
  border-bottom: 1px solid #ccc } th:first-child, td:first-child { text-align: left }
.wide { overflow-x: auto } td { white-space: nowrap } svg { max-width: 100%; height: auto }
svg text { font-size: 13px; fill: #222 }
.key { display: inline-block; width: .8em; height: .8em; margin: 0 .3em 0 1em }
"""


def report_page(texts: Texts, summary: str, standings: list[BotStanding]) -> str:
    """The whole page."""
    heading = escape(texts.text("arena-report"))
    parts = [
        f"<h1>{heading}</h1>",
        f"<p>{escape(summary)}</p>",
        _standings_table(texts, standings),
        f"<h2>{escape(texts.text('arena-won'))}</h2>",
        _plot(texts.text("arena-won"), standings, list(_shares(standings))),
        f"<h2>{escape(texts.text('arena-sources'))}</h2>",
        _legend(texts, standings),
        _plot(texts.text("arena-sources"), standings, list(_stacks(texts, standings))),
        _sources_table(texts, standings),
        f"<p>{escape(texts.text('arena-how'))}</p>",
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.language}">\n<head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{heading}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(parts)
        + "\n</body>\n</html>\n"
    )


def interval(estimate: Estimate, shape: str) -> str:
    """A mean with its interval, for people."""
    if estimate.low is None or estimate.high is None:
        return shape.format(estimate.mean)
    low, high = shape.format(estimate.low), shape.format(estimate.high)
    return f"{shape.format(estimate.mean)} ({low} … {high})"


def cells(each: BotStanding) -> tuple[str, ...]:
    """A bot's row, below `COLUMNS`."""
    return (
        str(each.games), interval(each.won, "{:.1%}"), f"{each.points.mean:.1f}",
        interval(each.margin, "{:+.1f}"), interval(each.edge, "{:+.1f}"), _rating(each),
        f"{1000 * each.seconds_per_move:.1f}", f"{1000 * each.slowest_move:.0f}",
    )  # fmt: skip


COLUMNS: Final = (
    "arena-games", "arena-won", "arena-points", "arena-margin", "arena-edge", "arena-rating",
    "arena-mean-time", "arena-most-time",
)  # fmt: skip


def _rating(each: BotStanding) -> str:
    return "–" if each.rating is None else f"{each.rating.mean:.1f} ± {each.rating.spread:.1f}"


def sources_of(standings: list[BotStanding]) -> list[str]:
    """The kinds of what brought points, over all bots."""
    return sorted({kind for each in standings for kind in each.sources})


def _standings_table(texts: Texts, standings: list[BotStanding]) -> str:
    head = [texts.text(name) for name in ("arena-bot", *COLUMNS)]
    return _table(head, [[each.bot, *cells(each)] for each in standings])


def _sources_table(texts: Texts, standings: list[BotStanding]) -> str:
    """The plot's figures: colours alone do not reach every reader."""
    kinds = sources_of(standings)
    head = [texts.text("arena-bot"), *(texts.text("arena-source", kind=kind) for kind in kinds)]
    return _table(
        head,
        [
            [each.bot, *(f"{each.sources.get(kind, 0.0):.1f}" for kind in kinds)]
            for each in standings
        ],
    )


def _table(head: list[str], rows: list[list[str]]) -> str:
    columns = "".join(f'<th scope="col">{escape(name)}</th>' for name in head)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        + "".join(f"<td>{escape(cell)}</td>" for cell in row)
        + "</tr>"
        for name, *row in rows
    )
    return (
        f'<div class="wide" tabindex="0"><table><thead><tr>{columns}</tr></thead>'
        f"<tbody>{body}</tbody></table></div>"
    )


def _plot(title: str, standings: list[BotStanding], rows: list[str]) -> str:
    """A row for each bot, its name on the left."""
    names = "".join(
        f'<text x="{LABEL - 10}" y="{ROW * n + ROW / 2 + 5}" text-anchor="end">'
        f"{escape(_short(each.bot))}</text>"
        for n, each in enumerate(standings)
    )
    drawn = "".join(
        f'<g transform="translate({LABEL} {ROW * n + (ROW - BAR) / 2})">{row}</g>'
        for n, row in enumerate(rows)
    )
    height = ROW * len(standings)
    return (
        f'<svg role="img" aria-label="{escape(title)}" viewBox="0 0 {WIDTH} {height}" '
        f'width="{WIDTH}" height="{height}">{names}{drawn}</svg>'
    )


def _shares(standings: list[BotStanding]) -> Iterator[str]:
    """Shares of victories as bars up to 100 %, with their intervals as whiskers."""
    room = WIDTH - LABEL - 60
    for each in standings:
        bar = _bar(0, room * each.won.mean, COLOURS[0], interval(each.won, "{:.1%}"))
        low, high = (room * (end or 0.0) for end in (each.won.low, each.won.high))
        middle = BAR / 2
        whisker = (
            f'<path d="M{low:.1f} {middle}H{high:.1f}M{low:.1f} {middle - 5}v10'
            f'M{high:.1f} {middle - 5}v10" stroke="#222" stroke-width="1.5" fill="none"/>'
        )
        figure = f'<text x="{max(high, 0) + 8:.1f}" y="{middle + 5}">{each.won.mean:.1%}</text>'
        yield bar + whisker + figure


def _stacks(texts: Texts, standings: list[BotStanding]) -> Iterator[str]:
    """Mean points by source, beside each other; points lost are left out."""
    kinds = sources_of(standings)
    most = max((sum(_gained(each)) for each in standings), default=0.0) or 1.0
    room = (WIDTH - LABEL - 60) / most
    for each in standings:
        at, row = 0.0, ""
        for n, kind in enumerate(kinds):
            points = max(0.0, each.sources.get(kind, 0.0))
            name = texts.text("arena-source", kind=kind)
            row += _bar(at, room * points, _colour(n), f"{name}: {points:.1f}")
            at += room * points
        yield row + f'<text x="{at + 8:.1f}" y="{BAR / 2 + 5}">{each.points.mean:.1f}</text>'


def _gained(each: BotStanding) -> list[float]:
    return [points for points in each.sources.values() if points > 0]


def _legend(texts: Texts, standings: list[BotStanding]) -> str:
    keys = "".join(
        f'<span><span class="key" style="background:{_colour(n)}"></span>'
        f"{escape(texts.text('arena-source', kind=kind))}</span>"
        for n, kind in enumerate(sources_of(standings))
    )
    return f"<p>{keys}</p>"


def _colour(n: int) -> str:
    return COLOURS[n % len(COLOURS)]


def _bar(x: float, width: float, colour: str, title: str) -> str:
    return (
        f'<rect x="{x:.1f}" width="{width:.1f}" height="{BAR}" fill="{colour}">'
        f"<title>{escape(title)}</title></rect>"
    )


def _short(name: str) -> str:
    return name if len(name) <= 32 else name[:31] + "…"
