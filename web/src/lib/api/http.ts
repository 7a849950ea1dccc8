// Requests to the server. Whatever goes wrong becomes a Refusal with the server's own words.
import type {
  AnalysisProgress, BoardCard, BoardContribution, BoardInfo, BoardReport, BoardSheet, BotInfo, GameInfo, Hint,
  Leader, MailMode, Me, NotificationInfo, OldLog, OpenTable, Opinion, Problem, Profile, Proof, ReplayLength,
  ReplayStep, Rulebook, Search, SearchRequest, SeatRequest, Session, TableCard, TableInfo, TableRequest, Token,
  TournamentCard, TournamentInfo, TournamentRequest, Turns, VacationInfo, WorkedExample,
} from "./types";
import { firstLanguage, texts } from "../texts.svelte";

export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status = 0,
  ) {
    super(problem.message);
  }
}

/** The language in which the server says what is wrong, and names a newcomer. */
const language = () => (texts.loaded ? texts.language : firstLanguage());

const ask = <T>(method: string, path: string, body?: unknown) => send<T>(method, `/api${path}`, body);

async function send<T>(method: string, address: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(address, {
      method,
      credentials: "same-origin",
      headers: { "Accept-Language": language(), ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw new Refusal({ code: "unreachable", message: "", rule: null, field: null });
  }
  if (!response.ok) throw new Refusal(await problemOf(response), response.status);
  if (response.status === 204) return undefined as T;
  const isJson = response.headers.get("content-type")?.includes("json");
  return (isJson ? await response.json() : await response.text()) as T;
}

async function problemOf(response: Response): Promise<Problem> {
  try {
    return (await response.json()).error as Problem;
  } catch {
    return { code: "unreachable", message: response.statusText, rule: null, field: null };
  }
}

const get = <T>(path: string) => ask<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);

export const api = {
  me: () => get<Me>("/me"),
  changeMe: (change: Partial<Pick<Me, "name" | "language" | "settings" | "webhook">>) => ask<Me>("PATCH", "/me", change),
  makeAccount: (name: string, password: string) => post<Me>("/account", { name, password }),
  logIn: (name: string, password: string) => post<Me>("/login", { name, password }),
  logOut: () => post<void>("/logout"),
  sessions: () => get<Session[]>("/sessions"),
  endSession: (id: string) => ask<void>("DELETE", `/sessions/${id}`),
  tokens: () => get<Token[]>("/tokens"),
  makeToken: (name: string) => post<Token>("/tokens", { name }),
  dropToken: (id: string) => ask<void>("DELETE", `/tokens/${id}`),
  notifications: () => get<NotificationInfo>("/notifications"),
  changeNotifications: (change: { kinds?: Partial<NotificationInfo["kinds"]>; mail?: MailMode }) => ask<NotificationInfo>("PATCH", "/notifications", change),
  addDevice: (subscription: PushSubscriptionJSON) => post<void>("/push", subscription),
  dropDevice: (id: string) => ask<void>("DELETE", `/push/${id}`),
  askMail: (address: string) => post<void>("/mail", { address }),
  dropMail: () => ask<void>("DELETE", "/mail"),
  confirmMail: (key: string) => post<void>("/mail/confirm", { key }),
  stopMail: (key: string) => send<void>("POST", `/unsubscribe?key=${encodeURIComponent(key)}`),
  turns: (language: string) => get<Turns>(`/turns?language=${language}`),
  vacation: () => get<VacationInfo>("/vacation"),
  beginVacation: (days: number) => post<VacationInfo>("/vacation", { days }),
  endVacation: () => ask<VacationInfo>("DELETE", "/vacation"),
  games: () => get<GameInfo[]>("/games"),
  bots: () => get<BotInfo[]>("/bots"),
  rules: (game: string, language: string) => get<Rulebook>(`/games/${game}/rules?language=${language}`),
  examples: (game: string, language: string) => get<WorkedExample[]>(`/games/${game}/examples?language=${language}`),
  gameTexts: (game: string, language: string) => get<string>(`/games/${game}/texts/${language}.ftl`),
  tables: (which: "open" | "mine" | "watch" | "hidden", language?: string) => get<TableCard[]>(`/tables?which=${which}${language ? `&language=${language}` : ""}`),
  makeTable: (wish: TableRequest) => post<TableInfo>("/tables", wish),
  table: (id: string) => get<TableInfo>(`/tables/${id}`),
  join: (id: string, seat?: number) => post<TableInfo>(`/tables/${id}/join`, seat === undefined ? {} : { seat }),
  leave: (id: string) => post<TableInfo>(`/tables/${id}/leave`),
  putBots: (id: string, bot: string, seat?: number) => post<TableInfo>(`/tables/${id}/bots`, seat === undefined ? { bot } : { bot, seat }),
  removeBot: (id: string, seat: number) => ask<TableInfo>("DELETE", `/tables/${id}/bots/${seat}`),
  quit: (id: string) => post<TableInfo>(`/tables/${id}/quit`),
  hide: (id: string, hidden: boolean) => post<void>(`/tables/${id}/hide`, { hidden }),
  start: (id: string) => post<TableInfo>(`/tables/${id}/start`),
  rematch: (id: string) => post<TableInfo>(`/tables/${id}/rematch`),
  fork: (id: string, step: number, seats?: SeatRequest[]) => post<TableInfo>(`/tables/${id}/fork`, seats ? { step, seats } : { step }),
  hint: (id: string, step: number, seat: number) => post<Hint>(`/tables/${id}/hint`, { step, seat }),
  opinion: (id: string, step: number, seat: number, move: string) => post<Opinion>(`/tables/${id}/opinion`, { step, seat, move }),
  log: (id: string, to: number, seat: number | null, language: string) => get<OldLog>(`/tables/${id}/log?to=${to}&language=${language}${seat === null ? "" : `&seat=${seat}`}`),
  replayLength: (id: string) => get<ReplayLength>(`/tables/${id}/replay`),
  replay: (id: string, from: number, to: number, language: string, hands: boolean) => get<ReplayStep[]>(`/tables/${id}/replay/all?from=${from}&to=${to}&language=${language}${hands ? "&hands=true" : ""}`),
  analysis: (id: string) => get<AnalysisProgress>(`/tables/${id}/analysis`),
  proof: (id: string) => get<Proof>(`/tables/${id}/proof`),
  picture: (id: string, language: string) => get<string>(`/tables/${id}/picture?language=${language}`),
  boardSheet: (game: string) => get<BoardSheet>(`/games/${game}/board`),
  boards: () => get<BoardCard[]>("/boards"),
  board: (id: string) => get<BoardInfo>(`/boards/${id}`),
  checkBoard: (game: string, board: unknown, language: string) => post<BoardReport>("/boards/check", { game, board, language }),
  storeBoard: (game: string, name: string, board: unknown) => post<BoardInfo>("/boards", { game, name, board }),
  changeBoard: (id: string, game: string, name: string, board: unknown) => ask<BoardInfo>("PUT", `/boards/${id}`, { game, name, board }),
  dropBoard: (id: string) => ask<void>("DELETE", `/boards/${id}`),
  contribution: (game: string, board: unknown) => post<BoardContribution>("/boards/contribution", { game, board }),
  openTables: () => get<OpenTable[]>("/open-tables"),
  leaderboard: (game: string) => get<Leader[]>(`/leaderboards/${game}`),
  search: () => get<Search>("/search"),
  beginSearch: (wish: SearchRequest) => post<Search>("/search", wish),
  endSearch: () => ask<void>("DELETE", "/search"),
  tournaments: (which: "public" | "mine") => get<TournamentCard[]>(`/tournaments?which=${which}`),
  tournament: (id: string) => get<TournamentInfo>(`/tournaments/${id}`),
  openTournament: (wish: TournamentRequest) => post<TournamentInfo>("/tournaments", wish),
  /** What a player or the host does: join, leave, start, close, bots, remove. */
  atTournament: (id: string, what: string, body: unknown = {}) => post<TournamentInfo>(`/tournaments/${id}/${what}`, body),
  person: (id: string) => get<Profile>(`/people/${id}`),
};
