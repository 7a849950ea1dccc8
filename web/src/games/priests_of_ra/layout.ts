// Where things lie on the board: for a wide screen, and for a phone.
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

export const WIDE: Layout = {
  width: 1000,
  height: 448,
  horizon: 268,
  arc: { x: 500, y: 262, rx: 440, ry: 206 },
  station: 62,
  sun: { x: 500, y: 190, size: 116 },
  bag: { x: 262, y: 208, size: 112 },
  ra: { x: 738, y: 202, size: 112 },
  row: { x: 56, y: 322, size: 100, gap: 12.6, columns: 8 },
};

export const NARROW: Layout = {
  width: 360,
  height: 438,
  horizon: 186,
  arc: { x: 180, y: 150, rx: 156, ry: 112 },
  station: 34,
  sun: { x: 180, y: 124, size: 78 },
  bag: { x: 82, y: 180, size: 70 },
  ra: { x: 278, y: 178, size: 70 },
  row: { x: 13, y: 250, size: 80, gap: 4.7, columns: 4 },
};

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
