import { describe, expect, it } from "vitest";
import { CELL, Layout } from "../src/games/ur/layout";

/** As the server tells it. */
const PATH = { length: 14, shared: [5, 6, 7, 8, 9, 10, 11, 12] };
const layout = new Layout(PATH, 0);

describe("the board of Ur", () => {
  it("has twenty squares, each at its own place", () => {
    const places = layout.squares().map(({ place }) => `${place.x} ${place.y}`);
    expect(places).toHaveLength(20);
    expect(new Set(places).size).toBe(20);
  });

  it("leads each path from square to neighbouring square, from the hand to home", () => {
    for (const seat of [0, 1]) {
      const path = [layout.hand(seat), ...Array.from({ length: PATH.length }, (_, n) => layout.square(n + 1, seat)), layout.home(seat)];
      for (let n = 1; n < path.length; n++) {
        expect(Math.abs(path[n]!.x - path[n - 1]!.x) + Math.abs(path[n]!.y - path[n - 1]!.y)).toBe(CELL);
      }
    }
  });

  it("shares the middle row and keeps the viewer's own row in front", () => {
    const other = new Layout(PATH, 1);
    expect(other.square(8, 0)).toEqual(other.square(8, 1));
    expect(other.square(1, 1).y).toBeGreaterThan(other.square(1, 0).y);
    expect(Math.max(...layout.squares().map(({ place }) => place.x)) + CELL).toBe(layout.width);
  });
});
