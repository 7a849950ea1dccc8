// The Royal Game of Ur at the browser's table.
import type { GameModule, GuideStep, Scene } from "$frame/game";
import type { LegalMove } from "$lib/api/types";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import Summary from "./Summary.svelte";
import Where from "./Where.svelte";
import { describe } from "./describe";
import { explain } from "./explain";
import { flights } from "./flights";
import type { Table } from "./view";

const tableOf = (scene: Scene) => scene.view.table as unknown as Table;
const asked = (scene: Scene, phase: Table["phase"]) =>
  tableOf(scene).phase === phase && scene.view.seat !== null && scene.view.players_to_move.includes(scene.view.seat);

const guide: GuideStep[] = [
  { id: "aim", at: "board", when: () => true },
  { id: "roll", at: "dice", when: (scene) => asked(scene, "roll") },
  { id: "move", at: "board", when: (scene) => asked(scene, "move") },
  { id: "rosette", at: "board", when: (scene) => tableOf(scene).players.some(({ path }) => path.some((square) => tableOf(scene).rosettes.includes(square))) },
  { id: "middle", at: "board", when: (scene) => tableOf(scene).players.some(({ path }) => path.some((square) => tableOf(scene).shared.includes(square))) },
];

/** Whether the limit of rolls ended the game before a player had brought all pieces home. */
const stopped = (scene: Scene): boolean => !tableOf(scene).players.some(({ home }) => home === tableOf(scene).pieces);

export default {
  Board,
  Where,
  Summary,
  Panel,
  points: (scene: Scene, seat: number) => tableOf(scene).players[seat]!.home,
  main: (moves: LegalMove[]) => moves.find(({ move }) => move === "roll"),
  onBoard: ({ move }: LegalMove) => move !== "roll",
  acts: ["roll"],
  openlyForced: () => true,
  immediate: () => true,
  ended: (scene: Scene) => scene.texts.say(stopped(scene) ? "board-stopped" : "board-ended", { n: Math.max(...scene.view.result!.scores) }),
  undecided: stopped,
  flights,
  describe,
  explain,
  guide,
} satisfies GameModule;
