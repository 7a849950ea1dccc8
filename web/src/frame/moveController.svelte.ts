// What one may do at the table now: choosing, confirming, and asking why something is not allowed.
import type { LiveTable } from "$lib/api/live.svelte";
import type { LegalMove, View, Why } from "$lib/api/types";
import { texts } from "$lib/texts.svelte";
import { attempt } from "$lib/ui/problem";
import { me } from "$lib/me.svelte";

export interface Refused {
  move: string;
  why: Why;
}

/** What the main button would do, where a game has put together something that is more than one move. */
export interface Proposal {
  label: string;
  /** The move it stands for. */
  move: string;
  ready: boolean;
  run: () => void;
}

export class MoveController {
  /** The move that is looked at before it is confirmed. */
  chosen = $state<string>();
  refused = $state.raw<Refused>();
  rule = $state<string>();
  proposal = $state.raw<Proposal>();
  /** Moves that are shown where nothing can be done: the better ones of a game that is looked back on. */
  pointed = $state.raw<LegalMove[]>([]);
  /** Where on the screen something was last pointed at: what is said of it is said there. */
  at = $state.raw<{ x: number; y: number }>();

  #live: LiveTable | undefined;
  #immediate: (move: LegalMove) => boolean;
  #allows: (move: string) => Promise<boolean>;
  /** Whether it is being asked if a move may be made. */
  #asking = $state(false);
  #shown: () => View | undefined;

  /** Without a live table, or while looking back, nothing can be done: it is only looked at.
   *
   * `allows` is asked before a move is made: a coach may want it to be thought over. */
  constructor(shown: () => View | undefined, live?: LiveTable, immediate: (move: LegalMove) => boolean = () => true, allows: (move: string) => Promise<boolean> = async () => true) {
    this.#live = live;
    this.#immediate = immediate;
    this.#allows = allows;
    this.#shown = shown;
  }

  #legal = $derived.by(() => {
    const view = this.#shown();
    const open = this.#live && view === this.#live.view && this.#live.you?.seat === view?.seat;
    return new Map((open ? (view?.legal ?? []) : this.pointed).map((move) => [move.text, move]));
  });

  get busy(): boolean {
    return this.#asking || (this.#live?.sending ?? false);
  }

  get moves(): LegalMove[] {
    return [...this.#legal.values()];
  }

  get chosenMove(): LegalMove | undefined {
    return this.chosen === undefined ? undefined : this.#legal.get(this.chosen);
  }

  can(move: string): boolean {
    return this.#legal.has(move);
  }

  /** Whether somebody sits here and could be told why a move is not allowed. */
  get seated(): boolean {
    return this.#live !== undefined && this.#live.you?.seat != null && !this.#live.view?.over;
  }

  /** A tap on something: a legal move is chosen or made, anything else is explained. */
  async tap(text: string): Promise<void> {
    if (this.busy || !this.#live) return;
    this.refused = undefined;
    const move = this.#legal.get(text);
    if (!move) return this.explain(text);
    if (this.#immediate(move) || this.chosen === text || !me.settings.confirm) return void (await this.make(text));
    this.chosen = text;
  }

  /** Make a move, or several as one: all of them, or none. Returns whether that was done. */
  async make(move: string | string[], anyway = false): Promise<boolean> {
    this.chosen = undefined;
    this.refused = undefined;
    if (!anyway && typeof move === "string" && !(await this.#asked(move))) return false;
    const made = await attempt(async () => {
      await this.#live!.move(move);
      return true;
    });
    return made ?? false;
  }

  async #asked(move: string): Promise<boolean> {
    this.#asking = true;
    try {
      return await this.#allows(move);
    } finally {
      this.#asking = false;
    }
  }

  /** Say why a move, or the last of several, is not allowed. */
  async explain(moves: string | string[]): Promise<void> {
    if (!this.seated) return;
    const why = await attempt(() => this.#live!.why(moves, texts.language));
    if (why?.rule) this.refused = { move: typeof moves === "string" ? moves : moves.at(-1)!, why };
  }

  /** What would lie on the table after moves of one's own; nothing if they may not be made. */
  async preview<Table>(moves: string[]): Promise<Table | undefined> {
    if (!this.seated) return undefined;
    return this.#live!.preview<Table>(moves).catch(() => undefined);
  }

  /** Whether each of several lists of moves could be made now; nothing where nobody can say. */
  async allowed(lists: string[][]): Promise<boolean[] | undefined> {
    if (!this.seated) return undefined;
    return this.#live!.tryMoves(lists).catch(() => undefined);
  }

  /** Tell the player who makes the offers what one would give, and what one wants for it. */
  async suggest(give: Record<string, number>, get: Record<string, number>): Promise<boolean> {
    return (await attempt(async () => (await this.#live!.suggest({ give, get }), true))) ?? false;
  }

  putBack(): void {
    this.chosen = undefined;
    this.refused = undefined;
  }

  openRule(id: string): void {
    this.rule = id;
  }
}
