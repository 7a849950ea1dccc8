// The plain island of Catan at the browser's table.
import type { GameModule } from "$frame/game";
import { account } from "../catan/account";
import * as common from "../catan/common";
import { drawBoard } from "../catan/drawBoard";
import { endedBy, undecided } from "../catan/ended";
import Board from "./Board.svelte";
import Example from "./Example.svelte";
import { examples } from "./examples";

const { Symbols, Where, Sign, Decision, Summary, Panel, main, handHeight, points, Hand, Supplies, Answer, Effect, Scoring, acts, waits, openlyForced, immediate, onBoard, flights, describe, explain, why, placeWord, guide } = common;

export default { Symbols, Board, Where, Sign, Decision, Summary, Panel, main, handHeight, points, Hand, Supplies, Answer, Effect, Scoring, Example, examples, acts, waits, openlyForced, immediate, onBoard, flights, describe, explain, why, placeWord, drawBoard, guide, ended: endedBy(), undecided, account } satisfies GameModule;
