"""The server as its clients know it: its address, the origins it trusts, and its current run."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Site:
    url: str  # for links
    origins: frozenset[str]  # whose pages may send requests
    run_id: str  # changes with each start

    def link_to(self, table_id: str) -> str:
        return f"{self.url}/t/{table_id}"

    def refusal_of(self, origin: str | None) -> str | None:
        """Returns the code for a foreign origin. Programs send none, browsers always a true one."""
        return None if origin is None or origin in self.origins else "foreign-origin"
