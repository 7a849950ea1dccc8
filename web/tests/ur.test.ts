import { describe, expect, it } from "vitest";
import { CELL, handPlace, homePlace, squarePlace, squares, WIDTH } from "../src/games/ur/layout";

describe("the board of Ur", () => {
  it("has twenty squares, each at its own place", () => {
    const places = squares(0).map(({ place }) => `${place.x} ${place.y}`);
    expect(places).toHaveLength(20);
    expect(new Set(places).size).toBe(20);
  });

  it("leads each path from square to neighbouring square, from the hand to home", () => {
    for (const seat of [0, 1]) {
      const path = [handPlace(seat, 0), ...Array.from({ length: 14 }, (_, n) => squarePlace(n + 1, seat, 0)), homePlace(seat, 0)];
      for (let n = 1; n < path.length; n++) {
        expect(Math.abs(path[n]!.x - path[n - 1]!.x) + Math.abs(path[n]!.y - path[n - 1]!.y)).toBe(CELL);
      }
    }
  });

  it("shares the middle row and keeps the viewer's own row in front", () => {
    expect(squarePlace(8, 0, 1)).toEqual(squarePlace(8, 1, 1));
    expect(squarePlace(1, 1, 1).y).toBeGreaterThan(squarePlace(1, 0, 1).y);
    expect(Math.max(...squares(0).map(({ place }) => place.x)) + CELL).toBe(WIDTH);
  });
});
