// Addresses and pages: links are plain links, the browser's history does the rest.
export interface Route {
  page:
    | "home" | "create" | "table" | "replay" | "rules" | "person" | "settings" | "turns" | "confirm" | "unsubscribe"
    | "boards" | "board" | "meet" | "leaderboard" | "tournaments" | "tournament" | "missing";
  parts: string[];
  query: URLSearchParams;
}

const PAGES: [RegExp, Route["page"]][] = [
  [/^\/$/, "home"],
  [/^\/new(?:\/([\w-]+))?$/, "create"],
  [/^\/table\/([\w-]+)$/, "table"],
  [/^\/table\/([\w-]+)\/replay(?:\/(\d+))?$/, "replay"],
  [/^\/rules(?:\/([\w-]+))?$/, "rules"],
  [/^\/people\/([\w-]+)$/, "person"],
  [/^\/settings$/, "settings"],
  [/^\/turns$/, "turns"],
  [/^\/confirm$/, "confirm"],
  [/^\/unsubscribe$/, "unsubscribe"],
  [/^\/boards$/, "boards"],
  [/^\/boards\/([\w-]+)$/, "board"],
  [/^\/meet$/, "meet"],
  [/^\/leaderboard(?:\/([\w-]+))?$/, "leaderboard"],
  [/^\/tournaments(?:\/(new))?$/, "tournaments"],
  [/^\/tournaments\/([\w-]+)$/, "tournament"],
];

function read(): Route {
  const query = new URLSearchParams(location.search);
  for (const [pattern, page] of PAGES) {
    const match = pattern.exec(location.pathname);
    if (match) return { page, parts: match.slice(1).filter((part) => part !== undefined), query };
  }
  return { page: "missing", parts: [], query };
}

class Router {
  route = $state.raw<Route>(read());

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
    addEventListener("click", (event) => this.#follow(event));
  }

  go(address: string, replace = false): void {
    history[replace ? "replaceState" : "pushState"](null, "", address);
    const before = this.route;
    this.route = read();
    if (before.page !== this.route.page && !location.hash) scrollTo(0, 0);
  }

  /** The address changes, the page stays as it is: for the step of a replay. */
  note(address: string): void {
    history.replaceState(null, "", address);
  }

  /** The address is well formed but names nothing: it stays, for whoever mistyped it to mend. */
  miss(): void {
    this.route = { page: "missing", parts: [], query: this.route.query };
  }

  #follow(event: MouseEvent): void {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = (event.target as Element).closest?.("a[href]") as HTMLAnchorElement | SVGAElement | null;
    if (!plain || event.defaultPrevented || !(link instanceof HTMLAnchorElement)) return;
    if (link.target || link.origin !== location.origin || /^\/(api|report)\//.test(link.pathname)) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
