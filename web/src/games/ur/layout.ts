// Where the squares of a path lie in the drawing: the shared squares in the middle row, above and below it
// each player's own, those of the start and those of the end with a gap between them for hand and home.
export const CELL = 100;
export const TOP = 16;
const ROWS = 3;
const MARGIN = 8; // of wood around the squares
const [DICE_HEIGHT, DICE_WIDTH] = [128, 210]; // below the board, or beside it

export interface Place {
  x: number;
  y: number;
}

export interface Box extends Place {
  width: number;
  height: number;
}

/** What the server tells of the path. */
export interface Path {
  /** How many squares it has. */
  length: number;
  /** The squares that both players walk. */
  shared: number[];
}

/** A place of the board once it stands upright: one's own row on the right. */
export const turned = ({ x, y }: Place): Place => ({ x: y, y: TOP + x });

/** The row of a player's own squares: the viewer's lies in front. */
export const rowOf = (seat: number, below: number): number => (seat === below ? ROWS - 1 : 0);

const at = (column: number, row: number): Place => ({ x: column * CELL, y: TOP + row * CELL });

/** Where everything lies for a path, with the row of the seat `below` in front. */
export class Layout {
  readonly width: number;
  readonly #middle: number[];
  readonly #outer: (number | undefined)[];
  readonly #start: number;
  readonly #end: number;

  constructor(
    { length, shared }: Path,
    readonly below: number,
  ) {
    const [first, last] = [Math.min(...shared), Math.max(...shared)];
    const own = Array.from({ length }, (_, n) => n + 1);
    const start = own.filter((square) => square < first).reverse();
    const end = own.filter((square) => square > last).reverse();
    this.#middle = shared;
    this.#start = start.length;
    this.#end = end.length;
    this.#outer = [...start, ...Array<undefined>(shared.length - start.length - end.length), ...end];
    this.width = shared.length * CELL;
  }

  /** The whole drawing, and where the dice lie in it: below the board, or beside it where it stands upright. */
  box(tall: boolean): { width: number; height: number; dice: Box } {
    const [long, high] = [this.width, ROWS * CELL];
    if (tall) {
      const across = high + 2 * TOP;
      return { width: across + DICE_WIDTH, height: long + 2 * TOP, dice: { x: across + 6, y: long / 2 - 130, width: 198, height: 310 } };
    }
    const height = high + TOP + DICE_HEIGHT;
    return { width: long, height, dice: { x: long / 2 - 190, y: height - 112, width: 380, height: 106 } };
  }

  /** The wood that the squares are set in: two wide parts and the bridge between them. */
  get wood(): Box[] {
    const wide = { y: TOP - MARGIN, height: ROWS * CELL + 2 * MARGIN };
    const bridge = { y: TOP + CELL - MARGIN, height: CELL + 2 * MARGIN };
    const from = (this.#start - 1) * CELL;
    return [
      { x: 0, width: this.#start * CELL, ...wide },
      { x: this.width - this.#end * CELL, width: this.#end * CELL, ...wide },
      { x: from, width: this.width - this.#end * CELL + CELL - from, ...bridge },
    ];
  }

  square(square: number, seat: number): Place {
    const middle = this.#middle.indexOf(square);
    return middle >= 0 ? at(middle, 1) : at(this.#outer.indexOf(square), rowOf(seat, this.below));
  }

  hand(seat: number): Place {
    return at(this.#start, rowOf(seat, this.below));
  }

  home(seat: number): Place {
    return at(this.width / CELL - this.#end - 1, rowOf(seat, this.below));
  }

  /** All squares of the board, with one of the seats that use them. */
  squares(): { square: number; seat: number; place: Place }[] {
    const own = [0, 1].flatMap((seat) =>
      this.#outer.flatMap((square) => (square === undefined ? [] : [{ square, seat, place: this.square(square, seat) }])),
    );
    return [...own, ...this.#middle.map((square) => ({ square, seat: this.below, place: this.square(square, this.below) }))];
  }
}
