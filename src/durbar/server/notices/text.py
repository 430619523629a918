"""The text of notices, in the language of the reader."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from durbar.server.notices.policy import Notice, TableNow, others
from durbar.texts import Texts

MOST_NAMES: Final = 4


@dataclass(frozen=True, slots=True)
class Line:
    """One notice as text."""

    text: str
    link: str
    kind: str = ""
    table_id: str = ""
    game: str = ""


@dataclass(frozen=True, slots=True)
class NoticeText:
    """All notices that are sent at once."""

    language: str
    title: str
    lines: tuple[Line, ...]
    link: str  # opened by a click

    @property
    def text(self) -> str:
        return "\n".join(line.text for line in self.lines)


def notice_text(
    language: str,
    notices: Sequence[Notice],
    tables: Mapping[str, TableNow],
    guest: str,
    url: str,
    now: float,
) -> NoticeText:
    """Returns the text of notices to a guest."""
    texts = Texts(language)
    lines = tuple(_line(texts, each, tables[each.table_id], guest, url, now) for each in notices)
    if len(lines) == 1:
        return NoticeText(
            language, texts.text(f"notice-title-{notices[0].kind}"), lines, lines[0].link
        )
    of_tables = len({each.table_id for each in notices})
    title = texts.text("notice-title-many", tables=of_tables)
    return NoticeText(language, title, lines, lines[0].link if of_tables == 1 else f"{url}/")


def trial_text(language: str, url: str) -> NoticeText:
    """Returns the text of a test notice."""
    texts = Texts(language)
    line = Line(texts.text("notice-test"), f"{url}/me", "test")
    return NoticeText(language, texts.text("notice-title-test"), (line,), line.link)


def _line(texts: Texts, notice: Notice, table: TableNow, guest: str, url: str, now: float) -> Line:
    title = f"{table.game}-title"
    game = texts.text(title) if texts.has(title) else table.game
    company = list(others(table, guest))[:MOST_NAMES]
    named = texts.text("notice-table", game=game, others=texts.listed(company))
    hours = 0 if notice.deadline is None else round((notice.deadline - now) / 3600)
    facts = {"table": named if company else game, "player": notice.name, "hours": max(0, hours)}
    text = texts.format(f"notice-{notice.kind}", facts)
    return Line(text, f"{url}/t/{table.id}", notice.kind, table.id, table.game)
