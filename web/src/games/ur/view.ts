// The table of the Royal Game of Ur as the server shows it (src/heliopolis/games/ur/view.py).
export interface Player {
  seat: number;
  hand: number;
  home: number;
  path: number[];
  walked: number;
}

export interface Step {
  from: number;
  to: number;
  captures: boolean;
  rosette: boolean;
  home: boolean;
}

export interface Table {
  phase: "roll" | "move" | "over";
  active: number;
  roll: number | null;
  turn: number;
  pieces: number;
  safe_rosette: boolean;
  rosettes: number[];
  shared: number[];
  length: number;
  moves: Step[];
  players: Player[];
}

export const HAND = 0;

/** The move that takes a piece from a square of its path. */
export const moveFrom = (square: number): string => (square === HAND ? "enter" : `move ${square}`);
