// What a tap on a piece or a card tells; provinces have a sheet of their own.
import { left, yours, type PieceCard } from "$frame/looked.svelte";
import type { Scene } from "$frame/game";
import type { Table } from "./view";

/** What a sign on the board is called, and the rules that tell what it is good for. */
const PIECES: Record<string, { name: string; rules: string[] }> = {
  field: { name: "label-fields", rules: ["AR-5.4"] },
  farmer: { name: "piece-farmer", rules: ["AR-7.2", "AR-5.4"] },
  brick: { name: "piece-brick", rules: ["AR-5.6", "AR-5.7"] },
  pyramid: { name: "piece-pyramid", rules: ["AR-8.2", "AR-8.3", "AR-8.4"] },
  "pyramid-double": { name: "piece-pyramid", rules: ["AR-8.2", "AR-8.3", "AR-8.4"] },
  temple: { name: "board-temple-sign", rules: ["AR-8.7"] },
  amun: { name: "label-temple-track", rules: ["AR-6.7"] },
  camel: { name: "board-camel-sign", rules: ["AR-7.3"] },
  coin: { name: "piece-gold", rules: ["AR-1.9", "AR-8.10"] },
  card: { name: "piece-power_card", rules: ["AR-5.3", "AR-1.8"] },
  pharaoh: { name: "label-pharaoh", rules: ["AR-1.3", "AR-6.12"] },
  thief: { name: "board-stole", rules: ["AR-6.8"] },
};

export function explain(scene: Scene, kind: string, which: string): PieceCard | undefined {
  const table = scene.view.table as unknown as Table;
  const { say } = scene.texts;
  const mine = scene.view.seat === null ? undefined : table.players[scene.view.seat];
  if (kind === "card") {
    const held = table.hand?.[which] ?? 0;
    return { title: say(`card-${which}`), facts: [say(`card-${which}.effect`), ...(held ? [yours(held)] : [])], rules: [] };
  }
  const piece = kind === "piece" ? PIECES[which] : undefined;
  if (!piece) return undefined;
  const own: Record<string, number | null | undefined> = { farmer: mine?.farmers, brick: mine?.bricks, pyramid: mine?.pyramids, coin: mine?.gold, card: mine?.cards };
  const inSupply: Record<string, number | undefined> = { farmer: table.supply?.farmers, brick: table.supply?.bricks, card: table.deck };
  const facts = [];
  if (own[which] != null) facts.push(yours(own[which]!));
  if (inSupply[which] !== undefined) facts.push(left(inSupply[which]!));
  return { title: say(piece.name), facts, rules: piece.rules };
}

/** Why a bid or a purchase is refused, with its numbers. */
export function why(scene: Scene, move: string, rule: string): string | undefined {
  const table = scene.view.table as unknown as Table;
  const { say } = scene.texts;
  const [verb, place, word] = move.split(" ");
  const gold = table.auction?.track.find((space) => String(space.word) === word)?.gold ?? 0;
  if (verb === "bid" && rule === "AR-4.8") {
    const most = Math.max(0, ...(table.quote?.sums ?? []).map((sum) => sum.gold));
    return say("board-why-dear", { gold, most });
  }
  const highest = table.provinces.find(({ id }) => id === place)?.stones[0];
  if (verb === "bid" && rule === "AR-4.2" && highest) return say("board-why-low", { gold, best: highest.gold, who: scene.view.names[highest.seat]! });
  if (rule === "AR-5.2") return say("board-why-poor", { gold: table.players[scene.view.seat ?? 0]?.gold ?? 0 });
  return undefined;
}
