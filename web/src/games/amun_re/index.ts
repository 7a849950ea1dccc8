// Amun-Re at the browser's table.
import type { GameModule, GuideStep, Scene } from "$frame/game";
import type { LegalMove, LogEvent } from "$lib/api/types";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import BoardNumbers from "./BoardNumbers.svelte";
import Calendar from "./Calendar.svelte";
import Decision from "./Decision.svelte";
import Effect from "./Effect.svelte";
import Example from "./Example.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Scoring from "./Scoring.svelte";
import Store from "./Store.svelte";
import Summary from "./Summary.svelte";
import Symbols from "./art/Pieces.svelte";
import { drawBoard } from "./drawBoard";
import { describe } from "./describe";
import { examples } from "./examples";
import { explain, why } from "./explain";
import { flights } from "./flights";
import type { Step, Table } from "./view";

const tableOf = (scene: Scene) => scene.view.table as unknown as Table;
const asked = (scene: Scene, step: Step) => tableOf(scene).step === step && scene.view.seat !== null && scene.view.players_to_move.includes(scene.view.seat);

const guide: GuideStep[] = [
  { id: "map", at: "map", when: (scene) => tableOf(scene).round === 1 },
  { id: "auction", at: "auction", when: (scene) => asked(scene, "bid") },
  { id: "outbid", at: "auction", when: (scene) => asked(scene, "bid") && tableOf(scene).auction!.outbid.includes(scene.view.seat!) },
  { id: "cards", at: "deck", when: (scene) => asked(scene, "buy_cards") },
  { id: "farmers", at: "settle", when: (scene) => asked(scene, "buy_farmers") },
  { id: "bricks", at: "build", when: (scene) => asked(scene, "buy_bricks") },
  { id: "offer", at: "offer", when: (scene) => asked(scene, "offer") },
  { id: "temple", at: "temple-track", when: (scene) => tableOf(scene).temple.field !== null },
  { id: "reward", at: "unveiling", when: (scene) => asked(scene, "reward") },
  { id: "income", at: "income", when: (scene) => asked(scene, "income") },
  { id: "bonus", at: "bonus", when: (scene) => asked(scene, "bonus") },
  { id: "kingdom", at: "calendar", when: (scene) => tableOf(scene).kingdom === "new" },
];

/** Cards are sold and played on the cards themselves; what concerns a province is decided on its picture. */
function onBoard({ move }: LegalMove, scene: Scene): boolean {
  const { step } = tableOf(scene);
  if (step === "pay") return false;
  if (step === "buy_farmers" && move === "free_farmer") return true;
  if (step === "buy_bricks" && move === "builder") return true;
  return ["bid", "play_card", "sell_card", "buy_farmers", "buy_bricks", "steal", "offer", "eight_gold", "harvest_boost", "bonus"].includes(move);
}

/** What goes on with the turn. */
const MAIN = ["end_turn", "skip", "pass"];

export default {
  Symbols,
  Board,
  Where: Calendar,
  Decision,
  Summary,
  Panel,
  Hand,
  Supplies: Store,
  // The map is five units wide and four high; what it leaves is for what is decided beside it.
  side: "clamp(27rem, calc(100vw - (100dvh - 270px) * 1.25 - 24px), 42rem)",
  Answer,
  Effect,
  Scoring,
  Example,
  examples,
  Appendix: BoardNumbers,
  onBoard,
  scoringTitle: (scene: Scene, logEvents: LogEvent[]) => {
    const ended = logEvents.find(({ log_event }) => log_event === "kingdom-ended");
    return ended && String(scene.texts.word("kingdom", String(ended.kingdom), scene.view.names));
  },
  ended: (scene: Scene) => scene.texts.say("board-points", { n: Math.max(...scene.view.result!.scores) }),
  points: (scene: Scene, seat: number) => tableOf(scene).players[seat]!.points,
  main: (moves: LegalMove[]) => moves.find(({ move }) => MAIN.includes(move)),
  mainLabel: ({ move }: LegalMove, scene: Scene) => (move === "pass" && tableOf(scene).step === "income" ? scene.texts.say("board-collect") : undefined),
  acts: ["end_turn"],
  immediate: ({ move }: LegalMove) => !["bid", "play_card", "sell_card", "builder", "correct", "eight_gold", "harvest_boost", "bonus"].includes(move),
  flights,
  describe,
  explain,
  why,
  guide,
  drawBoard,
} satisfies GameModule;
