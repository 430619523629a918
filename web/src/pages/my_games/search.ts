/** The search among finished games, as the page's address holds it. */
import type { GameSearch } from "../../api/my_games";

export function searchOf(query: string): GameSearch {
  const params = new URLSearchParams(query);
  const result = params.get("result") ?? "";
  const day = (name: string) =>
    Number.isNaN(Date.parse(params.get(name) ?? "")) ? "" : params.get(name);
  return {
    player: params.get("player") ?? "",
    game: params.get("game") ?? "",
    result: result === "won" || result === "lost" ? result : "",
    since: day("since") ?? "",
    until: day("until") ?? "",
  };
}

/** The search as the end of an address; "" if nothing is looked for. */
export function queryOf(search: GameSearch): string {
  const filled = Object.entries(search).filter(([, value]) => value);
  return filled.length ? `?${new URLSearchParams(filled)}` : "";
}
