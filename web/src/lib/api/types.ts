// The protocol by its short names; the shapes come from the server's own schema.
import type { components } from "./schema";

export type Schemas = components["schemas"];

export type Me = Schemas["Me"];
export type GameInfo = Schemas["GameInfo"];
export type OptionInfo = Schemas["OptionInfo"];
export type BotInfo = Schemas["BotInfo"];
export type TableInfo = Schemas["TableInfo"];
export type TableCard = Schemas["TableCard"];
export type TableRequest = Schemas["TableRequest"];
export type SeatRequest = Schemas["SeatRequest"];
export type Seat = Schemas["Seat"];
export type LegalMove = Schemas["LegalMove"] & Record<string, string | number>;
export type Gain = Schemas["Gain"];
/** A log event of any game: told as a sentence, with what it means in points and goods, and its values. */
export interface LogEvent {
  step: number;
  log_event: string;
  /** The numbers of the events with which the turn and the line began. */
  turn: number;
  line: number;
  /** What the line tells up to this event. */
  text: string;
  gains: Gain[];
  seat?: number;
  [field: string]: unknown;
}
export type View<Table = Record<string, unknown>> = Omit<Schemas["View"], "legal" | "table"> & {
  legal: LegalMove[];
  table: Table;
};
export type ChatItem = Schemas["ChatItem"];
export type Clocks = Schemas["Clocks"];
export type You = Schemas["You"];
export type Order = Schemas["Order"];
export type StandingAnswers = Schemas["StandingAnswers"];
export type Bargain = Schemas["Bargain"];
export type Suggestion = Schemas["Suggestion"];
export type Suggested = Schemas["Suggested"];
export type TakenBack = Schemas["TakenBack"];
export type Rulebook = Schemas["Rulebook"];
export type RulingText = Schemas["RulingText"];
export type WorkedExample = Omit<Schemas["WorkedExample"], "view"> & { view: View };
export type Profile = Schemas["Profile"];
export type PastGame = Schemas["PastGame"];
export type Session = Schemas["Session"];
export type Token = Schemas["Token"];
export type Proof = Schemas["Proof"];
export type Analysis = Schemas["Analysis"];
export type AnalysisDecision = Schemas["AnalysisDecision"];
export type AnalysisFacts = Schemas["AnalysisFacts"];
export type AnalysisProgress = Schemas["AnalysisProgress"];
export type OldLog = Schemas["OldLog"];
export type ReplayLength = Schemas["ReplayLength"];
export type ReplayStep = Omit<Schemas["ReplayStep"], "view" | "log"> & { view: View; log: LogEvent[] };
export type BoardSheet = Schemas["BoardSheet"];
export type BoardReport = Schemas["BoardReport"];
export type BoardCard = Schemas["BoardCard"];
export type BoardInfo = Schemas["BoardInfo"];
export type BoardContribution = Schemas["BoardContribution"];
export type Hint = Omit<Schemas["Hint"], "move" | "second"> & { move: LegalMove; second: LegalMove | null };
export type Opinion = Schemas["Opinion"];
export type Problem = Schemas["Problem"];
export type StateMessage = Schemas["StateMessage"];
export type UpdateMessage = Schemas["UpdateMessage"];
export type ServerMessage =
  | StateMessage
  | UpdateMessage
  | Schemas["DoneMessage"]
  | Schemas["ErrorMessage"]
  | Schemas["WhyMessage"]
  | Schemas["PreviewMessage"]
  | Schemas["TriedMessage"]
  | Schemas["PongMessage"];
export type Why = { rule: string | null; text: string | null };
