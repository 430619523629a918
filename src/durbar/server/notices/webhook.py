"""Webhooks: a notice as a message of Discord or Slack, or as JSON."""

import json
from typing import Any, Final, Literal

from durbar.server.errors import Refusal
from durbar.server.notices.safe_http import SafeHttp
from durbar.server.notices.text import NoticeText

Form = Literal["discord", "slack", "json"]
LONGEST: Final = 1900  # characters: Discord takes 2000
MOST_LINES: Final = 20


def body_of(form: Form, notice: NoticeText) -> dict[str, Any]:
    """docs/hosting.md describes the third."""
    lines = notice.lines[:MOST_LINES]
    if form == "json":
        return {
            "type": "durbar.notice",
            "title": notice.title,
            "language": notice.language,
            "notices": [
                {
                    "kind": line.kind, "table": line.table_id, "game": line.game,
                    "text": line.text, "link": line.link,
                }
                for line in lines
            ],
        }  # fmt: skip
    if form == "slack":
        text = "\n".join(f"{_slack(line.text)} {line.link}" for line in lines)
        return {"text": text[:LONGEST]}
    text = "\n".join(f"{_discord(line.text)} <{line.link}>" for line in lines)
    return {"content": text[:LONGEST], "allowed_mentions": {"parse": []}}


async def send(http: SafeHttp, url: str, form: Form, notice: NoticeText) -> None:
    """Posts a notice. Raises Refusal."""
    body = json.dumps(body_of(form, notice), ensure_ascii=False).encode()
    headers = {"content-type": "application/json", "user-agent": "Durbar"}
    status = await http.post(url, body, headers)
    if status in (408, 429) or status >= 500:
        raise Refusal("notice-unreachable")
    if not 200 <= status < 300:  # a redirect, too
        raise Refusal("notice-refused")


def _slack(text: str) -> str:
    """Escapes text, since names could contain mentions and links."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _discord(text: str) -> str:
    return "".join(f"\\{c}" if c in "\\*_~`|<>@#[]()" else c for c in text)
