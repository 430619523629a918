/** The search among finished games, as the page's address holds it. */
import type { Search } from "../../api/my_games";

export function searchOf(query: string): Search {
  const told = new URLSearchParams(query);
  const result = told.get("result") ?? "";
  const day = (name: string) =>
    Number.isNaN(Date.parse(told.get(name) ?? "")) ? "" : told.get(name);
  return {
    player: told.get("player") ?? "",
    game: told.get("game") ?? "",
    result: result === "won" || result === "lost" ? result : "",
    since: day("since") ?? "",
    until: day("until") ?? "",
  };
}

/** The search as the end of an address; "" if nothing is looked for. */
export function queryOf(search: Search): string {
  const told = Object.entries(search).filter(([, value]) => value);
  return told.length ? `?${new URLSearchParams(told)}` : "";
}
