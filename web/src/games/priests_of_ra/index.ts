// Priests of Ra at the browser's table.
import type { GameModule, GuideStep, Scene } from "$frame/game";
import type { LegalMove, LogEvent } from "$lib/api/types";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import Effect from "./Effect.svelte";
import Example from "./Example.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Scoring from "./Scoring.svelte";
import Summary from "./Summary.svelte";
import Supplies from "./Supplies.svelte";
import Where from "./Where.svelte";
import Symbols from "./art/Tiles.svelte";
import { describe } from "./describe";
import { examples } from "./examples";
import { explain, why } from "./explain";
import { flights } from "./flights";
import type { Table } from "./view";

const tableOf = (scene: Scene) => scene.view.table as unknown as Table;
const asked = (scene: Scene, phase: Table["phase"]) =>
  tableOf(scene).phase === phase && scene.view.seat !== null && scene.view.players_to_move.includes(scene.view.seat);

const guide: GuideStep[] = [
  { id: "turn", at: "bag", when: (scene) => asked(scene, "turn") },
  { id: "row", at: "auction-row", when: (scene) => tableOf(scene).auction_row.length > 0 },
  { id: "place", at: "drawn", when: (scene) => asked(scene, "place") },
  { id: "suns", at: "hand", when: (scene) => asked(scene, "bid") },
  { id: "centre", at: "centre", when: (scene) => tableOf(scene).auction !== null },
  { id: "ra-row", at: "ra-row", when: (scene) => tableOf(scene).ra_row.tiles > 0 },
  { id: "invoke", at: "ra-figure", when: (scene) => asked(scene, "turn") && tableOf(scene).auction_row.length > 1 },
  { id: "flip", at: "hand", when: (scene) => asked(scene, "flip") },
  { id: "display", at: "hand", when: (scene) => Object.keys(tableOf(scene).players[scene.view.seat ?? 0]!.display).length > 0 },
  { id: "epoch", at: "ra-row", when: (scene) => tableOf(scene).epoch > 1 },
];

export default {
  Symbols,
  Board,
  Where,
  Summary,
  Panel,
  Hand,
  Supplies,
  Answer,
  Effect,
  Scoring,
  drawerInSky: true,
  /** Who called the auction, and for how many tiles. */
  preface: (scene: Scene) => {
    const { auction, auction_row } = tableOf(scene);
    return auction && auction.ra_player !== scene.view.seat ? scene.texts.say("board-called", { who: scene.view.names[auction.ra_player]!, n: auction_row.length }) : undefined;
  },
  handHeight: "4.4rem",
  scoringTitle: (scene: Scene, logEvents: LogEvent[]) => {
    const ended = logEvents.find(({ log_event }) => log_event === "epoch-ended");
    return ended && String(scene.texts.word("epoch", String(ended.epoch), scene.view.names));
  },
  ended: (scene: Scene) => scene.texts.say("board-ended", { n: Math.max(...scene.view.result!.scores), cause: scene.texts.say(`cause-${tableOf(scene).ended_by.at(-1)}`) }),
  onBoard: ({ move }: LegalMove, scene: Scene) => move === "bid" && scene.view.seat !== null, // suns are bid in the hand
  points: (scene: Scene, seat: number) => tableOf(scene).players[seat]!.points,
  main: (moves: LegalMove[]) => moves.find(({ move }) => move === "draw" || move === "stop"),
  acts: ["draw"],
  openlyForced: () => true, // suns lie open
  immediate: (move: LegalMove) => !["bid", "invoke"].includes(move.move),
  Example,
  examples,
  flights,
  describe,
  explain,
  why,
  guide,
} satisfies GameModule;
