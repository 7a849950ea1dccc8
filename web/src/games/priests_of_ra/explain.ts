// What a tap on a tile, a sun or an ankh tells.
import { yours, type PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import { componentsOf, type Components, type Table } from "./view";

/** The rules that tell what a face is good for. */
function rulesOf(face: string, { professions, buildings }: Components): string[] {
  if (professions.includes(face)) return ["PR-7.1", "PR-7.2"];
  if (buildings.includes(face)) return ["PR-7.3"];
  if (face.startsWith("burial")) return ["PR-7.9", "PR-7.7"];
  return { pyramid: ["PR-7.7"], priest: ["PR-7.4", "PR-5.7"], plague: ["PR-7.6", "PR-7.5"], ra: ["PR-3.2"] }[face] ?? [];
}

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  const table = scene.view.table as unknown as Table;
  const { say } = scene.texts;
  const mine = scene.view.seat === null ? undefined : table.players[scene.view.seat];
  if (kind === "sun") return { title: say("board-sun-up", { sun: which }), facts: [], rules: ["PR-5.3", "PR-7.11"] };
  if (kind === "ankh") return { title: say("label-ankhs"), facts: mine ? [yours(mine.ankhs)] : [], rules: ["PR-7.2", "PR-7.10"] };
  if (kind !== "face") return undefined;
  const components = componentsOf(scene);
  const tile = Object.keys(components.faces).find((one) => components.faces[one]!.includes(which));
  const facts = tile ? [`${say("board-bag-title")}: ${table.bag[tile] ?? 0}${components.faces[tile]!.length > 1 ? ` (${say(`kind-${tile}`)})` : ""}`] : [];
  if (mine && which !== "ra") facts.unshift(yours(mine.display[which] ?? 0));
  return { title: say(which === "ra" ? "kind-ra" : `face-${which}`), facts, rules: rulesOf(which, components) };
}

/** Why a sun cannot be bid, with its numbers. */
export function why(scene: Scene, move: string, rule: string): string | undefined {
  const { auction } = scene.view.table as unknown as Table;
  const [verb, sun] = move.split(" ");
  if (auction && (verb === "draw" || verb === "invoke")) return scene.texts.say("board-why-auction");
  if (verb === "bid" && scene.view.prompt?.prompt === "turn") return scene.texts.say("board-why-no-auction");
  if (rule !== "PR-5.3" || verb !== "bid" || auction?.best_bidder == null) return undefined;
  return scene.texts.say("board-why-low", { sun: sun!, best: auction.best_bid!, who: scene.view.names[auction.best_bidder]! });
}
