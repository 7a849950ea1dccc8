// Where the blocks of the pyramid lie in the picture: seen from the south, one corner before us.
import type { Pyramid, Builder } from "../view";

export const ACROSS = 44; // half the width of a block
export const DOWN = 22; // half its depth, as it is seen
export const HIGH = 36;

export interface Block {
  field: number;
  whose: Builder | undefined;
  /** The outer faces, for as long as nothing stands before them. */
  rightOut: boolean;
  leftOut: boolean;
  top: string;
  left: string;
  right: string;
  middle: { x: number; y: number };
  leftMiddle: { x: number; y: number };
  rightMiddle: { x: number; y: number };
}

type Corner = [number, number];
const at = (i: number, j: number, z: number): Corner => [(i - j) * ACROSS, (i + j) * DOWN - z * HIGH];
const area = (corners: Corner[]) => `M${corners.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
const between = (corners: Corner[]) => ({
  x: corners.reduce((sum, [x]) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, [, y]) => sum + y, 0) / corners.length,
});

function blockAt(field: number, whose: Builder | undefined, layer: number, side: number, row: number, column: number): Block {
  const i = row + layer / 2;
  const j = column + layer / 2;
  const [back, right, front, left] = [at(i, j, layer + 1), at(i + 1, j, layer + 1), at(i + 1, j + 1, layer + 1), at(i, j + 1, layer + 1)];
  const [lowRight, lowFront, lowLeft] = [at(i + 1, j, layer), at(i + 1, j + 1, layer), at(i, j + 1, layer)];
  return {
    field,
    whose,
    rightOut: row === side - 1,
    leftOut: column === side - 1,
    top: area([back, right, front, left]),
    left: area([left, front, lowFront, lowLeft]),
    right: area([right, front, lowFront, lowRight]),
    middle: between([back, right, front, left]),
    leftMiddle: between([left, front, lowFront, lowLeft]),
    rightMiddle: between([right, front, lowFront, lowRight]),
  };
}

/** All fields from the ground up and from the back to the front, so that each may be drawn over the ones before. */
export function blocksOf({ layers }: Pick<Pyramid, "layers">): Block[] {
  let first = 0;
  return layers.flatMap(({ fields, blocks }, layer) => {
    const side = Math.round(Math.sqrt(fields));
    const begins = first;
    first += fields;
    return Array.from({ length: fields }, (_, n) => ({ n, row: Math.floor(n / side), column: n % side }))
      .sort((a, b) => a.row + a.column - (b.row + b.column))
      .map(({ n, row, column }) => blockAt(begins + n + 1, blocks[n], layer, side, row, column));
  });
}

/** The ground on which the lowest layer lies, with its fields. */
export function groundOf(side: number): { outline: string; lines: string } {
  const lines = Array.from({ length: side - 1 }, (_, n) => n + 1).flatMap((n) => [
    [at(n, 0, 0), at(n, side, 0)],
    [at(0, n, 0), at(side, n, 0)],
  ]);
  return {
    outline: area([at(-0.25, -0.25, 0), at(side + 0.25, -0.25, 0), at(side + 0.25, side + 0.25, 0), at(-0.25, side + 0.25, 0)]),
    lines: lines.map(([from, to]) => `M${from!.join(" ")}L${to!.join(" ")}`).join(""),
  };
}

/** The three edges of the finished pyramid that one sees. */
export function edgesOf(side: number): string {
  const [x, y] = at(side / 2, side / 2, side + 0.7);
  return [at(0, side, 0), at(side, side, 0), at(side, 0, 0)].map(([fromX, fromY]) => `M${fromX} ${fromY}L${x} ${y}`).join("");
}
