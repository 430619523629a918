"""Links in mails that work without signing in: signed, each for one purpose."""

from typing import Final

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from durbar.server.errors import NotFound

TO_CONFIRM: Final = 3 * 24 * 3600  # seconds for which an address can be confirmed


class Links:
    def __init__(self, secret: str, url: str) -> None:
        self._confirm = URLSafeTimedSerializer(secret, salt="durbar-notices-confirm")
        self._stop = URLSafeSerializer(secret, salt="durbar-notices-stop")
        self._url = url

    def to_confirm(self, guest: str, channel: str) -> str:
        return f"{self._url}/notices/confirm?token={_text(self._confirm.dumps([guest, channel]))}"

    def to_stop(self, guest: str, channel: str) -> str:
        return f"{self._url}/notices/stop?token={_text(self._stop.dumps([guest, channel]))}"

    def to_stop_at_once(self, guest: str, channel: str) -> str:
        """For mail programs: it is posted to."""
        return f"{self._url}/api/notices/stop/{_text(self._stop.dumps([guest, channel]))}"

    def confirmed(self, token: str) -> tuple[str, str]:
        """Whose channel is meant; raises a Refusal."""
        try:
            guest, channel = self._confirm.loads(token, max_age=TO_CONFIRM)
        except (BadSignature, ValueError, TypeError):
            raise NotFound("notice-link") from None
        return guest, channel

    def stopped(self, token: str) -> tuple[str, str]:
        try:
            guest, channel = self._stop.loads(token)
        except (BadSignature, ValueError, TypeError):
            raise NotFound("notice-link") from None
        return guest, channel


def _text(signed: str | bytes) -> str:
    return signed if isinstance(signed, str) else signed.decode()
