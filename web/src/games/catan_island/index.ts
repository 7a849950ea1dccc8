// The plain island of Catan at the browser's table.
import type { GameModule } from "$frame/game";
import * as common from "../catan/common";
import Board from "./Board.svelte";
import Example from "./Example.svelte";
import { examples } from "./examples";

const { Symbols, Panel, Hand, Supplies, Answer, Effect, Scoring, immediate, onBoard, gain, flights, describe, placeWord, guide } = common;

export default { Symbols, Board, Panel, Hand, Supplies, Answer, Effect, Scoring, Example, examples, immediate, onBoard, gain, flights, describe, placeWord, guide } satisfies GameModule;
