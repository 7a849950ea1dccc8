// What a game brings to the table's frame: a board, panels, and how its things move. Nothing else.
import type { Component } from "svelte";
import type { GameInfo, LegalMove, LogEvent, Suggested, View } from "$lib/api/types";
import type { Board as BoardData, Editing } from "$lib/boards";
import type { ScoreLine } from "$lib/story";
import type { GameTexts } from "$lib/texts.svelte";
import type { Explain } from "./looked.svelte";
import type { MoveController } from "./moveController.svelte";

/** What every drawing of a game is given. */
export interface Scene<Table = Record<string, unknown>> {
  view: View<Table>;
  texts: GameTexts;
  controller: MoveController;
  /** Everything told so far: for what lies in no view, such as who passed. */
  log: LogEvent[];
  /** What is the same at every table of the game; its type is in the schema. */
  components: GameInfo["components"];
  /** What explains each piece that can be pointed at. */
  pieces: GameInfo["pieces"];
  /** Counter-proposals to the player who makes the offers. */
  suggestions?: Suggested[];
  /** The answer to an offer that the server is about to give for the player. */
  standingAnswer?: string | null;
  /** Say how offers are to be answered. */
  openStanding?: () => void;
  /** There while a board is edited: nobody plays then. */
  editing?: Editing;
  /** Whether it is a picture that nobody plays on. */
  still?: boolean;
}

/** Something that goes from one thing or place to another; both are named by `data-thing`. */
export interface Flight {
  from: string;
  to: string;
  /** Flights of one group start together, groups follow each other. */
  group: number;
  turns?: boolean;
}

/** A part of the table in words, for the text view. */
export interface Section {
  title: string;
  lines: string[];
}

export interface GuideStep {
  id: string;
  /** When it first matters. */
  when: (scene: Scene) => boolean;
  /** The `data-thing` it points at. */
  at: string;
}

/** A worked example of the rulebook: a position to draw, and what follows from it. */
export interface Example {
  id: string;
  rules: string[];
}

export interface GameModule {
  /** Symbols that its drawings use, once a page. */
  Symbols?: Component;
  /** The board, and nothing else: it fills the room it is given, and never changes its size. */
  Board: Component<{ scene: Scene }>;
  /** Where in the game we are, in one line for the head of the window. */
  Where?: Component<{ scene: Scene }>;
  /** What stands before the question, such as the dice of this turn. */
  Sign?: Component<{ scene: Scene }>;
  /** What needs room to be decided: it opens in a drawer, and there is none while this draws nothing. */
  Decision?: Component<{ scene: Scene }>;
  /** What decides the game of a player, in one line; what has the class `more` is left out where it is narrow. */
  Summary?: Component<{ scene: Scene; seat: number }>;
  /** All that is public of a player. */
  Panel: Component<{ scene: Scene; seat: number }>;
  /** What the player has in hand, in the bar at the bottom. */
  Hand?: Component<{ scene: Scene }>;
  /** What else everybody may know, such as what is left in a bag. */
  Supplies?: Component<{ scene: Scene }>;
  /** How wide the column beside the board is, where that depends on the shape of the board. */
  side?: string;
  /** How high the hand is on a phone. */
  handHeight?: string;
  /** Whether a phone's drawer lies over the upper end of the board, because the lower one is what it is about. */
  drawerInSky?: boolean;
  /** The points of a player, as far as they are known. */
  points?: (scene: Scene, seat: number) => number | null;
  /** The answer that the main button gives, of those that are given outside the board. */
  main?: (moves: LegalMove[], scene: Scene) => LegalMove | undefined;
  /** What the main button says, where the name of the move alone says less. */
  mainLabel?: (move: LegalMove, scene: Scene) => string | undefined;
  /** What is to be known before the question, in a sentence of its own. */
  preface?: (scene: Scene) => string | undefined;
  /** What a player does who may move but is not awaited, in a word: theirs is the turn, others answer. */
  waits?: (scene: Scene, seat: number) => string | undefined;
  /** Why the game is over, in a few words. */
  ended?: (scene: Scene) => string | undefined;
  /** A move as a picture on its button. */
  Answer?: Component<{ scene: Scene; move: LegalMove }>;
  /** Price and effect of a move that is about to be confirmed. */
  Effect?: Component<{ scene: Scene; move: LegalMove }>;
  /** Drawings for the worked examples of the rulebook. */
  Example?: Component<{ example: Example; texts: GameTexts; components: GameInfo["components"] }>;
  examples?: Example[];
  /** What the rulebook shows after the rules, such as the numbers of the board. */
  Appendix?: Component<{ texts: GameTexts }>;
  /** Moves that are answered on the board: the prompt line does not repeat them. */
  onBoard?: (move: LegalMove, scene: Scene) => boolean;
  /** A scoring as the game tells it, in place of the plain sheet; `before` is the table it was counted on. */
  Scoring?: Component<{ scene: Scene; logEvents: LogEvent[]; before: View | undefined }>;
  /** Where the points of a finished game come from, where its log does not tell it by their own names. */
  account?: (scene: Scene) => ScoreLine[];
  /** Whether the game was stopped before anybody had won. */
  undecided?: (scene: Scene) => boolean;
  /** What a scoring is called, such as by its epoch. */
  scoringTitle?: (scene: Scene, logEvents: LogEvent[]) => string | undefined;
  /** Whether there is no drawing of this game yet: its tables open in words. */
  inWords?: boolean;
  /** Moves that are made at once: nothing about them is worth a second look. */
  immediate: (move: LegalMove) => boolean;
  /** Kinds of moves that one does oneself even where nothing else can be done, such as to roll the dice. */
  acts?: string[];
  /** Whether everybody sees that a move is the only one: no hidden hand has a part in it. */
  openlyForced?: (move: LegalMove) => boolean;
  flights?: (logEvents: LogEvent[], before: View, after: View, components: GameInfo["components"]) => Flight[];
  describe?: (scene: Scene) => Section[];
  /** What a tap on a piece tells; its drawing names it by `data-piece`. */
  explain?: Explain;
  /** Why a move is not allowed, in one line with its numbers, where the rule alone says less. */
  why?: (scene: Scene, move: string, rule: string) => string | undefined;
  /** What a place in a log event or a move is called, where its name alone tells nothing. */
  placeWord?: (scene: Scene, field: string, value: string) => string | undefined;
  guide?: GuideStep[];
  /** A table as it looks on a board that is being edited; the table has the game's own board. */
  drawBoard?: (table: Record<string, unknown>, board: BoardData) => Record<string, unknown>;
}

/** What the frame knows of the game being played. */
export interface Playing {
  info: GameInfo;
  module: GameModule;
  texts: GameTexts;
}
