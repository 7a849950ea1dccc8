// One table, kept up to date over a WebSocket that comes back whenever it is lost.
import { tick } from "svelte";
import { texts } from "../texts.svelte";
import { me } from "../me.svelte";
import { api, Refusal } from "./http";
import { Pacer } from "./pacer.svelte";
import type {
  ChatItem, Clocks, LogEvent, Order, Problem, ServerMessage, StandingAnswers, StateMessage, Suggested, Suggestion, TableInfo, TakenBack, UpdateMessage, View, Why, You,
} from "./types";

export type Connection = "connecting" | "live" | "lost" | "refused";

const PING_EVERY = 20_000;
const SILENCE = 8_000; // a ping that is not answered within this time: the line is dead
const LONGEST_WAIT = 5_000;
const REMEMBERED_VIEWS = 80;
const REFUSED = { 4001: "not_allowed", 4004: "no_such_table" } as const;

/** A position that was on the screen, to be looked back at. */
export interface Moment {
  view: View;
  told: number; // how many log events there were
}

/** Told before something changes, so that it can be shown as movement; what it returns runs after. */
export type Watcher = (logEvents: LogEvent[], before: View, after: View) => (() => void) | void;

interface SentMove {
  step: number;
  /** A move, a line that stands for several, or several that are made as one. */
  move: string | string[];
}

interface Waiting {
  done: (answer: unknown) => void;
  refused: (problem: Refusal) => void;
}

export class LiveTable {
  connection = $state<Connection>("connecting");
  refusedBy = $state<string>();
  table = $state.raw<TableInfo>();
  you = $state.raw<You>();
  view = $state.raw<View>();
  /** What was told lately; what was told before comes when somebody wants it. */
  log = $state.raw<LogEvent[]>([]);
  /** How many log events came before those of the log. */
  logFrom = $state(0);
  chat = $state.raw<ChatItem[]>([]);
  /** Counter-proposals to the player who makes the offers. */
  suggestions = $state.raw<Suggested[]>([]);
  /** The last times that moves were taken back. */
  undos = $state.raw<TakenBack[]>([]);
  clocks = $state.raw<Clocks | null>(null);
  clocksCame = $state(0);
  moments = $state.raw<Moment[]>([]);
  /** How many log events came while the line was down, until somebody has read them. */
  missedFrom = $state<number>();
  watcher: Watcher | undefined;
  /** Whether one took back one's own last request to go back. */
  undoWithdrawn = false;
  /** What others did and is not shown yet. */
  readonly pacer = new Pacer<StateMessage | UpdateMessage>(
    (message) => this.#take(message),
    () => me.settings.pace,
    (message) => (message.log?.items as LogEvent[] | undefined)?.[0]?.seat,
  );

  #branch: number | undefined;
  #socket: WebSocket | undefined;
  #closed = false;
  #attempt = 0;
  #nextId = 1;
  #waiting = new Map<number, Waiting>();
  /** The last move that was sent, until it is answered. */
  #sent = $state.raw<SentMove>();
  /** It again, while the server may not have it: to be sent once more when the line is back. */
  #unsent: SentMove | undefined;
  #timers: { ping?: number; silence?: number; retry?: number } = {};

  constructor(readonly id: string) {
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#connect();
  }

  /** How many log events there are. */
  get told(): number {
    return this.logFrom + this.log.length;
  }

  /** Whether a move in the position on the screen is under way.
   *
   * What follows from a move may be seen before the move is answered: then the next may be made. */
  get sending(): boolean {
    return this.#sent !== undefined && this.#sent.step === this.view?.step;
  }

  /** Have all of the log here. */
  async wholeLog(): Promise<void> {
    const to = this.logFrom;
    if (!to) return;
    const older = await api.log(this.id, to, this.you?.seat ?? null, texts.language);
    if (this.logFrom !== to || older.branch !== this.#branch) return;
    this.log = [...(older.items as LogEvent[]), ...this.log];
    this.logFrom = 0;
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#stopTimers();
    this.pacer.stop();
    this.#socket?.close();
  }

  // --- What a player can do -----------------------------------------------------------------------

  /** Make a move, or several as one. If the line breaks before the server has it, it is sent again. */
  async move(move: string | string[]): Promise<void> {
    const sent = { step: this.view!.step, move };
    this.#sent = this.#unsent = sent;
    try {
      await this.#say({ type: "move", ...sent });
      this.#arrived(sent);
    } catch (error) {
      if (error instanceof Refusal && error.problem.code === "lost") return;
      this.#arrived(sent);
      throw error;
    } finally {
      if (this.#sent === sent) this.#sent = undefined;
    }
  }

  #arrived(sent: SentMove): void {
    if (this.#unsent === sent) this.#unsent = undefined;
  }

  undo = () => this.#say({ type: "undo", step: this.#now().step });
  /** Take back one's last decision; where others must agree to it, ask them. */
  takeBack = () => (this.you?.undo_to == null && this.you?.ask_undo_to != null ? this.askUndo(this.you.ask_undo_to) : this.undo());
  reset = () => this.#say({ type: "reset", step: this.#now().step });
  askUndo = (to: number) => {
    this.undoWithdrawn = false;
    return this.#say({ type: "ask_undo", to });
  };
  answerUndo = (agree: boolean) => this.#say({ type: "answer_undo", agree });
  /** Take back one's own request to go back. */
  withdrawUndo = () => {
    this.undoWithdrawn = true;
    return this.answerUndo(false);
  };
  order = (order: Order | null) => this.#say({ type: "order", order });
  standBy = (standing: StandingAnswers) => this.#say({ type: "standing", standing });
  suggest = (suggestion: Suggestion | null) => this.#say({ type: "suggest", suggestion });
  speak = (text: string) => this.#say({ type: "chat", text });
  leave = () => this.#say({ type: "leave" });
  comeBack = () => this.#say({ type: "return" });
  why = (move: string | string[], language: string) => this.#say({ type: "why", move, language }) as Promise<Why>;
  /** What would lie on the table after moves of one's own. */
  preview = async <Table>(move: string[]) => (await this.#say({ type: "preview", move })) as Table;

  /** Whether each of several lists of moves could be made now. */
  tryMoves = async (moves: string[][]) => (await this.#say({ type: "try", moves })) as boolean[];

  /** The table as it is, with nothing left to be shown. */
  #now(): View {
    this.pacer.skip();
    return this.view!;
  }

  #say(message: Record<string, unknown>): Promise<unknown> {
    const id = this.#nextId++;
    return new Promise((done, refused) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return refused(lost());
      this.#waiting.set(id, { done, refused });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  // --- The line -----------------------------------------------------------------------------------

  #connect(): void {
    if (this.#closed) return;
    const known = new URLSearchParams({ language: texts.language });
    if (this.#branch !== undefined) {
      known.set("branch", String(this.#branch));
      known.set("log", String(this.told));
      known.set("chat", String(this.chat.length));
    }
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.id}/live?${known}`);
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => socket === this.#socket && this.#lose(event.code);
  }

  #lose(code: number): void {
    this.#stopTimers();
    this.pacer.skip();
    for (const { refused } of this.#waiting.values()) refused(lost());
    this.#waiting.clear();
    if (this.#closed) return;
    if (code in REFUSED) {
      this.connection = "refused";
      this.refusedBy = REFUSED[code as keyof typeof REFUSED];
      return;
    }
    this.connection = this.view ? "lost" : "connecting";
    const wait = Math.min(LONGEST_WAIT, 250 * 2 ** this.#attempt++) * (0.75 + Math.random() / 2);
    this.#timers.retry = setTimeout(() => this.#connect(), wait);
  }

  #hurry = (): void => {
    if (document.visibilityState === "hidden" || this.connection !== "lost") return;
    clearTimeout(this.#timers.retry);
    this.#connect();
  };

  // Browsers keep a socket "open" for a long time after the network has gone: do not wait for that.
  #drop = (): void => {
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
    this.#lose(0);
  };

  #stopTimers(): void {
    Object.values(this.#timers).forEach(clearTimeout);
    this.#timers = {};
  }

  #keepAlive(): void {
    this.#stopTimers();
    this.#timers.ping = setTimeout(() => {
      this.#socket?.send(JSON.stringify({ type: "ping" }));
      this.#timers.silence = setTimeout(this.#drop, SILENCE);
    }, PING_EVERY);
  }

  // --- What the server says -----------------------------------------------------------------------

  #hear(message: ServerMessage): void {
    this.#keepAlive();
    if (message.type === "state" || message.type === "update") {
      if (message.type === "update" && !message.view && !message.log) this.#take(message);
      else this.pacer.take(message, this.#isUrgent(message));
    } else if (message.type !== "pong") this.#answer(message);
  }

  /** Whether it cannot wait: only what others do, while one has nothing to do but to look, is shown slowly. */
  #isUrgent(message: StateMessage | UpdateMessage): boolean {
    const goesBack = message.branch != null && message.branch !== this.#branch;
    const acts = (this.view?.legal.length ?? 0) > 0;
    return message.type === "state" || goesBack || acts || document.hidden;
  }

  #answer(message: Exclude<ServerMessage, StateMessage | UpdateMessage | { type: "pong" }>): void {
    const waiting = this.#waiting.get(Number(message.id));
    this.#waiting.delete(Number(message.id));
    if (message.type === "error") waiting?.refused(new Refusal(message.error as Problem));
    else if (message.type === "preview") waiting?.done(message.table);
    else if (message.type === "tried") waiting?.done(message.allowed);
    else waiting?.done(message.type === "why" ? { rule: message.rule, text: message.text } : undefined);
  }

  #take(message: StateMessage | UpdateMessage): void {
    const came = { logEvents: (message.log?.items ?? []) as LogEvent[], from: message.log?.from ?? this.told };
    const sameBranch = (message.branch ?? this.#branch) === this.#branch;
    const goesOn = came.from === this.told && sameBranch;
    const after = (message.view as View | null | undefined) ?? undefined;
    const wasLost = this.connection === "lost";
    const show = goesOn && !wasLost && after && this.view ? this.watcher?.(came.logEvents, this.view, after) : undefined;

    if (wasLost && came.logEvents.length) this.missedFrom = this.told;
    if (message.type === "state") {
      this.connection = "live";
      this.#attempt = 0;
    }
    if (message.branch != null) this.#branch = message.branch;
    if (message.table) this.table = message.table;
    if (message.you) this.you = message.you;
    if (message.undos) this.undos = message.undos;
    if (message.suggestions) this.suggestions = message.suggestions;
    if (message.log) this.#tell(came.from, came.logEvents, message.type === "state" && !sameBranch);
    if (message.chat) this.chat = [...this.chat.slice(0, message.chat.from), ...message.chat.items];
    if (message.clocks !== undefined) {
      this.clocks = message.clocks;
      this.clocksCame = performance.now();
    }
    if (after) this.#see(after);
    if (show) void tick().then(show);
    if (message.type === "state") this.#sendAgain();
    if (this.view?.legal.length) this.pacer.skip(); // who may act sees the table as it is
  }

  /** The log events from a number on; where those before them are not known, they are not here. */
  #tell(from: number, logEvents: LogEvent[], anew: boolean): void {
    if (anew || from < this.logFrom || from > this.told) {
      this.log = logEvents;
      this.logFrom = from;
    } else {
      this.log = [...this.log.slice(0, from - this.logFrom), ...logEvents];
    }
  }

  #see(view: View): void {
    this.view = view;
    const kept = this.moments.filter((moment) => moment.view.step < view.step);
    this.moments = [...kept, { view, told: this.told }].slice(-REMEMBERED_VIEWS);
  }

  #sendAgain(): void {
    const unsent = this.#unsent;
    this.#unsent = undefined;
    // Whether it may still be made, the server decides; here only that nothing has happened since.
    if (unsent && this.view?.step === unsent.step && this.view.legal.length) this.move(unsent.move).catch(() => undefined);
  }
}

function lost(): Refusal {
  return new Refusal({ code: "lost", message: "", rule: null, field: null });
}
