"""Rate limits of requests, as the settings have them."""

from durbar.server.rate_limits import Buckets
from durbar.server.settings import Settings


class Limits:
    """One limit for each kind of request."""

    def __init__(self, settings: Settings) -> None:
        self.addresses = Buckets(settings.address_rate, settings.address_burst)
        self.new_tables = Buckets(settings.maker_rate, settings.maker_burst)  # by address
        self.seats = Buckets(settings.seat_rate, settings.seat_burst)  # messages of one seat
        self.notice_settings = Buckets(1.0, 30)  # changes by one guest
        self.trial_notices = Buckets(1 / 60, 10)  # messages sent on request
