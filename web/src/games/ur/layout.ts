// Where the squares of a path lie in the drawing: three rows of eight, with a gap in the outer ones.
export const CELL = 100;
export const WIDTH = 8 * CELL;
export const TOP = 16;
const HEIGHT = 3 * CELL + TOP + 128;
/** The whole drawing, and where the dice lie in it: below the board, or beside it where it stands upright. */
export const BOX = { width: WIDTH, height: HEIGHT, dice: { x: WIDTH / 2 - 190, y: HEIGHT - 112, width: 380, height: 106 } };
export const TALL_BOX = { width: 3 * CELL + 2 * TOP + 210, height: WIDTH + 2 * TOP, dice: { x: 3 * CELL + 2 * TOP + 6, y: WIDTH / 2 - 130, width: 198, height: 310 } };

export interface Place {
  x: number;
  y: number;
}

/** A place of the board once it stands upright: one's own row on the right. */
export const turned = ({ x, y }: Place): Place => ({ x: y, y: TOP + x });

const OUTER = [4, 3, 2, 1, undefined, undefined, 14, 13];
const MIDDLE = [5, 6, 7, 8, 9, 10, 11, 12];
const HAND_COLUMN = 4;
const HOME_COLUMN = 5;

const at = (column: number, row: number): Place => ({ x: column * CELL, y: TOP + row * CELL });

/** The row of a player's own squares: the viewer's lies in front. */
export const rowOf = (seat: number, below: number): number => (seat === below ? 2 : 0);

export function squarePlace(square: number, seat: number, below: number): Place {
  const middle = MIDDLE.indexOf(square);
  return middle >= 0 ? at(middle, 1) : at(OUTER.indexOf(square), rowOf(seat, below));
}

export const handPlace = (seat: number, below: number): Place => at(HAND_COLUMN, rowOf(seat, below));
export const homePlace = (seat: number, below: number): Place => at(HOME_COLUMN, rowOf(seat, below));

/** All squares of the board, with one of the seats that use them. */
export function squares(below: number): { square: number; seat: number; place: Place }[] {
  const own = [0, 1].flatMap((seat) =>
    OUTER.flatMap((square) => (square === undefined ? [] : [{ square, seat, place: squarePlace(square, seat, below) }])),
  );
  return [...own, ...MIDDLE.map((square) => ({ square, seat: below, place: squarePlace(square, below, below) }))];
}
