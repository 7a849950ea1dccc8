// What a tap on a piece or a card tells; provinces have a sheet of their own.
import { left, pieceCard, yours, type PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import type { Table } from "./view";

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  const table = scene.view.table as unknown as Table;
  const mine = scene.view.seat === null ? undefined : table.players[scene.view.seat];
  if (kind === "card") {
    const held = table.hand?.[which] ?? 0;
    return pieceCard(scene, `card:${which}`, [held ? yours(held) : undefined]);
  }
  const piece = which.replace("-double", "");
  const own: Record<string, number | null | undefined> = { farmer: mine?.farmers, brick: mine?.bricks, pyramid: mine?.pyramids, coin: mine?.gold, card: mine?.cards };
  const inSupply: Record<string, number | undefined> = { farmer: table.supply?.farmers, brick: table.supply?.bricks, card: table.deck };
  return pieceCard(scene, `${kind}:${piece}`, [
    own[piece] == null ? undefined : yours(own[piece]!),
    inSupply[piece] === undefined ? undefined : left(inSupply[piece]!),
  ]);
}

/** Why a bid or a purchase is refused, with its numbers. */
export function why(scene: Scene, move: string, rule: string): string | undefined {
  const table = scene.view.table as unknown as Table;
  const mine = scene.view.seat === null ? undefined : table.players[scene.view.seat];
  const { say } = scene.texts;
  const [verb, place, word] = move.split(" ");
  const gold = table.auction?.track.find((space) => String(space.word) === word)?.gold ?? 0;
  if (verb === "bid" && rule === "AR-4.8") {
    const dearest = table.quote?.sums?.at(-1);
    return say("board-why-dear", { gold, most: dearest?.gold ?? 0, have: mine?.gold ?? 0, cards: dearest?.cards ?? 0 });
  }
  const highest = table.provinces.find(({ id }) => id === place)?.stones[0];
  if (verb === "bid" && rule === "AR-4.2" && highest) return say("board-why-low", { gold, best: highest.gold, who: scene.view.names[highest.seat]! });
  if (rule === "AR-5.2") return say("board-why-poor", { gold: table.players[scene.view.seat ?? 0]?.gold ?? 0 });
  return undefined;
}
