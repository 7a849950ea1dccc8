// Where things lie on the board, for a window of any shape: wide, or upright as a phone is held.
export interface Place {
  x: number;
  y: number;
}
export interface Layout {
  width: number;
  height: number;
  horizon: number;
  arc: { x: number; y: number; rx: number; ry: number };
  station: number; // side of a Ra tile
  sun: { x: number; y: number; size: number };
  bag: { x: number; y: number; size: number };
  ra: { x: number; y: number; size: number };
  row: { x: number; y: number; size: number; gap: number; columns: number };
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** The sky grows with the height that there is; the tiles before the temple keep their place at the bottom. */
function wide(shape: number): Layout {
  const height = clamp(1000 / shape, 448, 660);
  const more = height - 448; // what there is above the least height
  const horizon = 268 + more * 0.92;
  const size = 112 + more * 0.2;
  return {
    width: 1000,
    height,
    horizon,
    arc: { x: 500, y: horizon - 6, rx: 440, ry: 206 + more * 0.86 },
    station: 62 + more * 0.06,
    sun: { x: 500, y: 190 + more * 0.72, size: 116 + more * 0.26 },
    bag: { x: 262, y: 208 + more * 0.82, size },
    ra: { x: 738, y: 202 + more * 0.82, size },
    row: { x: 56, y: height - 126, size: 100, gap: 12.6, columns: 8 },
  };
}

function upright(shape: number): Layout {
  const height = clamp(360 / shape, 400, 560);
  const more = height - 438;
  const horizon = 186 + more * 0.9;
  return {
    width: 360,
    height,
    horizon,
    arc: { x: 180, y: horizon - 36, rx: 156, ry: 112 + more * 0.8 },
    station: 34,
    sun: { x: 180, y: 124 + more * 0.7, size: 78 + more * 0.1 },
    bag: { x: 82, y: 180 + more * 0.82, size: 70 },
    ra: { x: 278, y: 178 + more * 0.82, size: 70 },
    row: { x: 13, y: height - 188, size: 80, gap: 4.7, columns: 4 },
  };
}

/** The layout for a window, by how many times wider than high it is. */
export const layoutFor = (shape: number): Layout => (shape < 1.25 ? upright(shape) : wide(shape));

/** The stations of the Ra row along the sun's way, from east to west, as centres. */
export function stations({ arc }: Layout, count: number): Place[] {
  return Array.from({ length: count }, (_, n) => {
    const angle = Math.PI * (1 - n / (count - 1));
    return { x: arc.x + arc.rx * Math.cos(angle), y: arc.y - arc.ry * Math.sin(angle) };
  });
}

/** The spaces of the auction row, as upper left corners. */
export function spaces({ row }: Layout, count: number): Place[] {
  return Array.from({ length: count }, (_, n) => ({
    x: row.x + (n % row.columns) * (row.size + row.gap),
    y: row.y + Math.floor(n / row.columns) * (row.size + row.gap),
  }));
}
