// Places, provinces and crossings in words; a text is told here by its key and what is filled in.
import { describe, expect, test } from "vitest";
import { firstSentence } from "$lib/words";
import type { Scene } from "$frame/game";
import { provinceInWords } from "../src/games/amun_re/words";
import type { Province } from "../src/games/amun_re/view";
import type { Table } from "../src/games/catan/view";
import * as catan from "../src/games/catan/words";
import * as alexander from "../src/games/catan_alexander/words";
import type { Crossing, Table as Route } from "../src/games/catan_alexander/view";

const say = (key: string, given: Record<string, unknown> = {}) => [key, ...Object.values(given)].join(" ");
const sceneOf = (table: unknown) => ({ view: { table, names: ["Ada", "Bo"] }, texts: { say } }) as unknown as Scene;

describe("a sentence", () => {
  test("ends at its first full stop, question or exclamation mark", () => {
    expect(firstSentence("Tap a land. It glows.")).toBe("Tap a land.");
    expect(firstSentence("Sure? Yes.")).toBe("Sure?");
    expect(firstSentence("no end")).toBe("no end");
  });
  test("does not end within a number", () => expect(firstSentence("Pay 1.5 gold. Now.")).toBe("Pay 1.5 gold."));
});

describe("a place of Catan", () => {
  const table = {
    hexes: { "0,0": { terrain: "forest", number: 8 }, "0,-1": { terrain: "desert", number: null }, "1,-1": { terrain: "sea" }, "1,0": { terrain: "hills", number: 5, place: "memphis" } },
    harbours: { "0,0,n": "any", "0,0,s": "ore" },
  } as unknown as Table;
  const scene = sceneOf(table);

  test("is a land with its number, where it has one", () => {
    expect(catan.hexInWords(table, say, "0,0")).toBe("board-terrain-forest 8");
    expect(catan.hexInWords(table, say, "0,-1")).toBe("board-terrain-desert");
  });
  test("is sea beyond the board", () => expect(catan.hexInWords(table, say, "9,9")).toBe("board-terrain-sea"));
  test("is a corner by its three lands and its harbour", () => {
    expect(catan.vertexInWords(table, say, "0,0,n")).toBe("board-terrain-forest 8, board-terrain-desert, board-terrain-sea; board-harbour-any");
    expect(catan.vertexInWords(table, say, "0,0,s")).toContain("board-harbour good-ore");
  });
  test("is a side by its two lands", () => expect(catan.edgeInWords(table, say, "0,0,ne")).toBe("board-terrain-forest 8, board-terrain-sea"));
  test("leaves out the sea in the log, where a corner has land", () => {
    expect(catan.placeWord(scene, "vertex", "0,0,n")).toBe("board-terrain-forest 8, board-terrain-desert");
    expect(catan.placeWord(scene, "edge", "0,0,ne")).toBe("board-terrain-forest 8, board-terrain-sea");
  });
  test("has its own name in the log, if it has one", () => expect(catan.placeWord(scene, "hex", "1,0")).toBe("place-memphis (board-terrain-hills 5)"));
  test("is nothing else of a move", () => expect(catan.placeWord(scene, "good", "ore")).toBeUndefined());
});

describe("a province of Amun-Re", () => {
  const bare = { id: "abydos", region: "upper", side: "west", status: "open", owner: null, on_nile_bank: true, farmers: 1, fields: 4, card_limit: 2, pyramids: 0, bricks: 1, stones: [] };

  test("tells what is there and leaves out what is not", () => {
    const words = provinceInWords(sceneOf({}), { ...bare, temples: 2 } as unknown as Province);
    expect(words).toBe("province-abydos: region-upper; side-west; board-bank; board-fields 1 4; board-limit 2; board-temples 2; board-built 0 1");
  });
  test("names its owner and who bids", () => {
    const words = provinceInWords(sceneOf({}), { ...bare, owner: 1, stones: [{ seat: 0, gold: 6 }] } as unknown as Province);
    expect(words).toContain("board-owner Bo");
    expect(words).toContain("board-stone Ada 6");
  });
  test("that is out of the game tells only where it lies", () => {
    expect(provinceInWords(sceneOf({}), { ...bare, status: "out" } as unknown as Province)).toBe("province-abydos: region-upper; side-west; board-bank; label-out");
  });
});

describe("the route of Alexander", () => {
  const route = [{ kind: "red", place: "tarsus", event: "temple" }, { kind: "violet" }, { kind: "red", place: "susa" }] as unknown as Crossing[];

  test("names a crossing and what happens there", () => {
    expect(route.map((crossing) => alexander.crossingInWords(sceneOf({}), crossing))).toEqual(["place-tarsus: event-temple", "crossing-violet", "place-susa: crossing-red"]);
  });
  test("tells what lies behind and before him", () => {
    const table = { route, position: 1 } as unknown as Route;
    expect(alexander.lastOf(table)).toBe(route[0]);
    expect(alexander.nextOf(table)).toBe(route[1]);
    expect(alexander.wayLeft(table)).toEqual({ crossings: 2, violet: 1 });
    expect(alexander.nextOf({ route, position: 3 } as unknown as Route)).toBeUndefined();
  });
  test("breaks long names into short lines", () => {
    expect(alexander.inLines("Gates of the Caspian Sea")).toEqual(["Gates of the", "Caspian Sea"]);
    expect(alexander.inLines("Alexandreschate")).toEqual(["Alexandreschate"]);
  });
});
