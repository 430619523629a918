/** Which screen: the address is the state, so that every screen can be linked to. */
export type Route =
  | { screen: "home" }
  | { screen: "not-found" }
  | { screen: "new"; game: string; mode: string }
  | { screen: "table"; id: string; at: number | null }
  | { screen: "me" }
  | { screen: "ladder"; game: string; variant: string }
  | { screen: "my-games"; query: string }
  | { screen: "rules"; game: string; paragraph: string }
  | { screen: "notice-link"; action: "confirm" | "stop"; token: string };

export function parse(url: URL): Route {
  const [first = "", second = ""] = url.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const number = Number.parseInt(url.searchParams.get("at") ?? "", 10);
  const at = Number.isNaN(number) ? null : Math.max(0, number);
  switch (first) {
    case "new":
      if (second) return { screen: "new", game: second, mode: url.searchParams.get("mode") ?? "" };
      break;
    case "games":
      return { screen: "my-games", query: url.search };
    case "t":
      if (second) return { screen: "table", id: second, at };
      break;
    case "me":
      return { screen: "me" };
    case "ladder":
      return { screen: "ladder", game: second, variant: url.searchParams.get("variant") ?? "" };
    case "rules":
      if (second) return { screen: "rules", game: second, paragraph: url.hash.slice(1) };
      break;
    case "notices":
      if (second === "confirm" || second === "stop")
        return {
          screen: "notice-link",
          action: second,
          token: url.searchParams.get("token") ?? "",
        };
  }
  return { screen: first && first !== "index.html" ? "not-found" : "home" };
}

class Router {
  route: Route = $state.raw({ screen: "home" });
  hasMoved = false; // the screen was reached from another one

  begin(): void {
    this.#read();
    addEventListener("popstate", () => this.#read());
    document.addEventListener("click", (event) => this.#follow(event));
  }

  go(path: string, replace = false): void {
    if (replace) history.replaceState(null, "", path);
    else history.pushState(null, "", path);
    this.hasMoved = true;
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.route = parse(new URL(location.href));
  }

  /** Links within the site change the screen without leaving the page. */
  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href, location.href);
    if (url.origin !== location.origin || /^\/(api|docs|schema)\b/.test(url.pathname)) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

export const router = new Router();
