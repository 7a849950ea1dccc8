// Boards as data, and what an editor does with them. What may be changed where comes from the server.
import type { Schemas } from "./api/types";

export type Board = Record<string, unknown>;
export type BoardPlace = Schemas["BoardPlace"];
export type BoardField = Schemas["BoardField"];
export type BoardChange = Schemas["BoardChange"];
export type BoardSheet = Schemas["BoardSheet"];
export type BoardReport = Schemas["BoardReport"];
export type BoardDifference = Schemas["BoardDifference"];
export type Path = (string | number)[];

/** The value at a path; undefined where there is none. */
export function valueAt(board: unknown, path: Path): unknown {
  return path.reduce<unknown>((value, key) => (value as Record<string | number, unknown> | undefined)?.[key], board);
}

/** A copy of a board with changes; paths begin at `base`. */
export function changed(board: Board, changes: BoardChange[], base: Path = []): Board {
  const copy = structuredClone(board);
  for (const { op, path, value } of changes) {
    const whole = [...base, ...path];
    const list = valueAt(copy, whole) as unknown[];
    if (op === "append") list.push(structuredClone(value));
    else if (op === "remove") list.splice(value as number, 1);
    else if (op === "cut") list.length = value as number;
    else (valueAt(copy, whole.slice(0, -1)) as Record<string | number, unknown>)[whole.at(-1)!] = structuredClone(value);
  }
  return copy;
}

/** A place of a board that is being edited, as a drawing shows it. */
export interface EditSpot {
  id: string;
  kind: BoardPlace["kind"];
  at: string;
  what: string;
  label: string;
  /** Something is wrong here. */
  bad: boolean;
  /** It differs from the game's own board. */
  changed: boolean;
  /** What stands here is a guess. */
  guess: boolean;
}

/** A board that is being edited: its drawing shows the places and tells which is tapped. */
export interface Editing {
  spots: EditSpot[];
  chosen: string | undefined;
  pick: (id: string) => void;
}

/** The address of a stored board in what somebody has pasted: a link, or its id. */
export function boardIdIn(text: string): string | undefined {
  return /(?:\/boards\/|^)([\w-]{8,40})\/?$/.exec(text.trim())?.[1];
}
