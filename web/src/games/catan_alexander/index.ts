// Alexander the Great at the browser's table.
import type { GameModule, GuideStep, Scene } from "$frame/game";
import type { LegalMove } from "$lib/api/types";
import { account } from "../catan/account";
import * as common from "../catan/common";
import { drawBoard } from "../catan/drawBoard";
import { endedBy, undecided } from "../catan/ended";
import { asked, componentsOf } from "../catan/view";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Effect from "./Effect.svelte";
import Example from "./Example.svelte";
import Journey from "./Journey.svelte";
import Panel from "./Panel.svelte";
import Scoring from "./Scoring.svelte";
import Summary from "./Summary.svelte";
import Supplies from "./Supplies.svelte";
import Symbols from "./Symbols.svelte";
import { describe } from "./describe";
import { examples } from "./examples";
import { explain } from "./explain";
import { flights } from "./flights";
import { tableOf } from "./view";

const { Hand, handHeight, points, main, placeWord, why, Sign, acts, waits, openlyForced } = common;
const mine = (scene: Scene) => tableOf(scene).players[scene.view.seat ?? 0]!;
const WINDOWS = ["before_roll", "before_move", "before_event"];
const ON_SHEETS = ["bid", "pass_bid", "pay", "refuse_payment"];

const own: GuideStep[] = [
  { id: "campaign", at: "board", when: () => true },
  { id: "desert", at: "board", when: (scene) => asked(scene, "choose_robber_desert") },
  { id: "temple", at: "auction", when: (scene) => tableOf(scene).auction?.event === "settlement" },
  { id: "bid", at: "auction", when: (scene) => asked(scene, "bid") },
  { id: "pay", at: "payment", when: (scene) => asked(scene, "pay") },
  { id: "found", at: "found", when: (scene) => asked(scene, "found") },
  { id: "pile", at: "draw-pile", when: (scene) => asked(scene, "before_roll") },
  { id: "chit", at: "auction", when: (scene) => tableOf(scene).auction !== null && tableOf(scene).auction!.event !== "settlement" },
  { id: "offices", at: "offices", when: (scene) => tableOf(scene).players.some(({ chit_count }) => chit_count > 0) },
  { id: "closed", at: "board", when: (scene) => asked(scene, "main") && mine(scene).roads_left < componentsOf(scene).pieces.road! },
  { id: "ends", at: "ends", when: (scene) => asked(scene, "main") && tableOf(scene).position > scene.view.names.length },
  { id: "violet", at: "journey", when: (scene) => tableOf(scene).route[tableOf(scene).position]?.kind === "violet" },
];
const SHARED = ["roll", "hand", "build", "trade", "seven", "robber", "offered", "card"];

export default {
  Symbols,
  Board,
  Where: Journey,
  Sign,
  Decision,
  Summary,
  Panel,
  handHeight,
  points,
  main,
  Hand,
  Supplies,
  Answer,
  Effect,
  Scoring,
  Example,
  examples,
  onBoard: (move: LegalMove, scene: Scene): boolean => {
    if (move.move.startsWith("play_")) return !WINDOWS.includes(tableOf(scene).phase);
    return ON_SHEETS.includes(move.move) || common.onBoard(move, scene);
  },
  acts,
  waits,
  openlyForced,
  immediate: (move: LegalMove) => common.immediate(move) && !["bid", "choose_robber_desert", "refuse_payment", "exchange_card"].includes(move.move),
  ended: endedBy("reached-end"),
  undecided,
  account,
  flights,
  describe,
  explain,
  why,
  placeWord,
  drawBoard,
  guide: [...own, ...common.guide.filter(({ id }) => SHARED.includes(id))],
} satisfies GameModule;
