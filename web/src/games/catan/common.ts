// What the games of Catan share as modules of the browser: a scenario spreads these and adds its own.
import type { GuideStep, Scene } from "$frame/game";
import type { LegalMove } from "$lib/api/types";
import { PLACE_MOVES } from "./places";
import { asked, tableOf } from "./view";

export { default as Symbols } from "./art/Symbols.svelte";
export { default as Answer } from "./Answer.svelte";
export { default as Effect } from "./Effect.svelte";
export { default as Hand } from "./CatanHand.svelte";
export { default as Decision } from "./Tray.svelte";
export { default as Panel } from "./CatanPanel.svelte";
export { default as Summary } from "./CatanSummary.svelte";
export { default as Sign } from "./Dice.svelte";
export { default as Where } from "./Where.svelte";
export { default as Scoring } from "./Scoring.svelte";
export { default as Supplies } from "./Supplies.svelte";
export { describe } from "./describe";
export { explain, why } from "./explain";
export { flights } from "./flights";
export { placeWord } from "./words";

/** Moves that are looked at before they count; everything else is made at once, and can be taken back. */
export const CONFIRMED = [
  "setup_settlement", "build_road", "build_settlement", "build_city", "build_ship", "buy_development_card", "move_robber",
  "play_knight", "play_road_building", "play_year_of_plenty", "play_monopoly",
];
export const immediate = ({ move }: LegalMove): boolean => !CONFIRMED.includes(move);

/** Dice are rolled, turns are ended and offers withdrawn by oneself; what cannot be accepted is declined by the server. */
export const acts = ["roll", "end_turn", "offer_cancel", "offer_reject"];
/** Whom the robber can rob is seen on the board; all else depends on cards in hand. */
export const openlyForced = ({ move }: LegalMove): boolean => ["rob", "choose_robber_desert", "setup_road"].includes(move);

/** While an offer is answered its player may take it back or conclude, and is not awaited (CB-7.2). */
export function waits(scene: Scene, seat: number): string | undefined {
  const { phase, active } = tableOf(scene);
  return phase === "offer_reply" && seat === active ? scene.texts.say("board-offering") : undefined;
}

const GOES_ON = ["roll", "end_turn", "continue_turn"];
/** Goods in one line, what can be built in another. */
export const handHeight = "100px";
export const points = (scene: Scene, seat: number): number => tableOf(scene).players[seat]!.points;
/** What goes on with the turn. */
export const main = (moves: LegalMove[]): LegalMove | undefined => moves.find(({ move }) => GOES_ON.includes(move));

const ELSEWHERE = ["buy_development_card", "discard", "bank_trade", "offer_begin", "offer_add_give", "offer_add_get", "offer_send", "offer_drop", "offer_confirm", "offer_cancel", "build_ship", "setup_ship", "place_free_ship", "move_ship", "move_ship_to", "choose_robber_desert"];

/** Places are pointed at on the board; trade, discards and cards are answered where they lie. */
export function onBoard({ move }: LegalMove, scene: Scene): boolean {
  if (move.startsWith("play_")) return tableOf(scene).phase !== "before_roll";
  return (move in PLACE_MOVES && move !== "rob") || ELSEWHERE.includes(move);
}

const mine = (scene: Scene) => tableOf(scene).players[scene.view.seat ?? 0]!;

/** What a first game points at in every game of Catan. */
export const guide: GuideStep[] = [
  { id: "island", at: "board", when: () => true },
  { id: "start", at: "board", when: (scene) => asked(scene, "setup_settlement") },
  { id: "start-road", at: "board", when: (scene) => asked(scene, "setup_road") },
  { id: "roll", at: "dice", when: (scene) => asked(scene, "before_roll") },
  { id: "hand", at: "hand", when: (scene) => asked(scene, "main") && mine(scene).cards > 0 },
  { id: "build", at: "builder", when: (scene) => asked(scene, "main") },
  { id: "trade", at: "trade-toggle", when: (scene) => asked(scene, "main") && tableOf(scene).turn > scene.view.names.length },
  { id: "seven", at: "discard", when: (scene) => asked(scene, "discard") },
  { id: "robber", at: "robber", when: (scene) => asked(scene, "move_robber") },
  { id: "offered", at: "offer", when: (scene) => asked(scene, "offer_reply") },
  { id: "card", at: "hand", when: (scene) => mine(scene).development_cards > 0 },
  { id: "longest", at: "board", when: (scene) => tableOf(scene).longest_road !== null },
];
