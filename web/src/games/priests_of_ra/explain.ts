// What a tap on a tile, a sun or an ankh tells.
import { pieceCard, yours, type PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import { componentsOf, type Table } from "./view";

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  const table = scene.view.table as unknown as Table;
  const { say } = scene.texts;
  const mine = scene.view.seat === null ? undefined : table.players[scene.view.seat];
  if (kind === "sun") return pieceCard(scene, kind, [], say("board-sun-up", { sun: which }));
  if (kind === "ankh") return pieceCard(scene, kind, [mine && yours(mine.ankhs)]);
  const { faces } = componentsOf(scene);
  const tile = Object.keys(faces).find((one) => faces[one]!.includes(which));
  return pieceCard(scene, `${kind}:${which}`, [
    mine && which !== "ra" ? yours(mine.display[which] ?? 0) : undefined,
    tile && `${say("board-bag-title")}: ${table.bag[tile] ?? 0}${faces[tile]!.length > 1 ? ` (${say(`kind-${tile}`)})` : ""}`,
  ]);
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
