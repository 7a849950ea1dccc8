// Cheops at the browser's table.
import type { GameModule, GuideStep, Scene } from "$frame/game";
import type { LegalMove } from "$lib/api/types";
import { account } from "../catan/account";
import * as common from "../catan/common";
import { drawBoard } from "../catan/drawBoard";
import { endedBy, undecided } from "../catan/ended";
import { asked } from "../catan/view";
import Answer from "./Answer.svelte";
import Board from "./Board.svelte";
import Decision from "./Decision.svelte";
import Effect from "./Effect.svelte";
import Ends from "./Ends.svelte";
import Example from "./Example.svelte";
import Hand from "./Hand.svelte";
import Panel from "./Panel.svelte";
import Scoring from "./Scoring.svelte";
import Summary from "./Summary.svelte";
import Symbols from "./Symbols.svelte";
import { describe } from "./describe";
import { examples } from "./examples";
import { explain } from "./explain";
import { flights } from "./flights";
import { PLACES } from "./places";
import { tableOf } from "./view";

const { Supplies, handHeight, points, main, placeWord, why, Sign, acts, waits, openlyForced } = common;
const mine = (scene: Scene) => tableOf(scene).players[scene.view.seat ?? 0]!;
const ON_SHEETS = ["build_block", "harbour_open", "harbour_take", "harbour_close"];

const own: GuideStep[] = [
  { id: "egypt", at: "board", when: () => true },
  { id: "banks", at: "board", when: (scene) => asked(scene, "setup_settlement") },
  { id: "bank-road", at: "board", when: (scene) => asked(scene, "setup_road") },
  { id: "deal", at: "deal", when: (scene) => asked(scene, "harbour_deal") },
  { id: "pyramid", at: "pyramid", when: (scene) => asked(scene, "main") },
  { id: "routes", at: "reach", when: (scene) => asked(scene, "main") && mine(scene).reaches.length + mine(scene).hosts.length > 0 },
  { id: "ships", at: "builder", when: (scene) => asked(scene, "main") && tableOf(scene).turn > scene.view.names.length },
  { id: "blessing", at: "pyramid", when: (scene) => tableOf(scene).pyramid.blessed !== null },
  { id: "three-ends", at: "ends", when: (scene) => asked(scene, "main") && tableOf(scene).pyramid.laid > 0 },
];
const SHARED = ["roll", "hand", "build", "trade", "seven", "robber", "offered", "card"];

export default {
  Symbols,
  Board,
  Where: Ends,
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
  onBoard: (move: LegalMove, scene: Scene): boolean => move.move in PLACES || ON_SHEETS.includes(move.move) || common.onBoard(move, scene),
  acts,
  waits,
  openlyForced,
  immediate: (move: LegalMove) => common.immediate(move) && !["build_block", "harbour_open", "choose_robber_desert", "move_ship_to"].includes(move.move),
  ended: endedBy("pharaoh-ended", "pyramid-ended"),
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
