// A game that has no board here yet: its table is told in words, and everything can be played.
import type { GameModule } from "$frame/game";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";

export default { Board, Panel, inWords: true, immediate: () => true } satisfies GameModule;
