// QR codes are read back here by the book: format, mask, the way through the modules, blocks, syndromes.
import { describe, expect, it } from "vitest";
import { alignment, encode, pathOf, sizeOf, type Code } from "../src/lib/qr/encode";
import { times } from "../src/lib/qr/reedSolomon";

/** As the tables of the standard have them, for level M: check words of a block, and the blocks' data words. */
const TABLES: Record<number, { check: number; blocks: number[] }> = {
  1: { check: 10, blocks: [16] }, 2: { check: 16, blocks: [28] }, 3: { check: 26, blocks: [44] },
  4: { check: 18, blocks: [32, 32] }, 5: { check: 24, blocks: [43, 43] }, 6: { check: 16, blocks: [27, 27, 27, 27] },
  7: { check: 18, blocks: [31, 31, 31, 31] }, 8: { check: 22, blocks: [38, 38, 39, 39] },
  9: { check: 22, blocks: [36, 36, 36, 37, 37] }, 10: { check: 26, blocks: [43, 43, 43, 43, 44] },
};
const ALIGNMENT = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46], [6, 28, 50]];
/** The bytes that a version holds. */
const CAPACITY = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213];
/** The formats of level M with each mask, as printed in the standard. */
const FORMATS = ["101010000010010", "101000100100101", "101111001111100", "101101101001011", "100010111111001", "100000011001110", "100111110010111", "100101010100000"];
const MASKED = [
  (x: number, y: number) => (y + x) % 2, (_: number, y: number) => y % 2, (x: number) => x % 3, (x: number, y: number) => (y + x) % 3,
  (x: number, y: number) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2, (x: number, y: number) => ((y * x) % 2) + ((y * x) % 3),
  (x: number, y: number) => (((y * x) % 2) + ((y * x) % 3)) % 2, (x: number, y: number) => (((y + x) % 2) + ((y * x) % 3)) % 2,
];

function isPattern(version: number, x: number, y: number): boolean {
  const size = sizeOf(version);
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x > size - 9 && y < 9) || (x < 9 && y > size - 9)) return true;
  if (version >= 7 && ((x > size - 12 && y < 6) || (y > size - 12 && x < 6))) return true;
  const near = (at: number) => ALIGNMENT[version - 1]!.find((middle) => Math.abs(middle - at) <= 2);
  const [a, b] = [near(x), near(y)];
  if (a === undefined || b === undefined) return false;
  const last = ALIGNMENT[version - 1]!.at(-1)!;
  return !((a === 6 && b === 6) || (a === 6 && b === last) || (a === last && b === 6));
}

function read(code: Code): string {
  const size = code.length;
  const version = (size - 17) / 4;
  const format = Array.from({ length: 8 }, (_, n) => Number(code[8]![n < 6 ? n : n + 1])).slice(0, 7).join("");
  const below = [Number(code[8]![8]), Number(code[7]![8]), ...Array.from({ length: 6 }, (_, n) => Number(code[5 - n]![8]))].join("");
  const mask = FORMATS.indexOf(format + below);
  expect(mask).toBeGreaterThanOrEqual(0);
  const bits: number[] = [];
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n;
      for (const x of [right, right - 1]) {
        if (!isPattern(version, x, y)) bits.push(Number(code[y]![x]) ^ Number(MASKED[mask]!(x, y) === 0));
      }
    }
    up = !up;
  }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, n) => parseInt(bits.slice(n * 8, n * 8 + 8).join(""), 2));
  const { check, blocks } = TABLES[version]!;
  expect(words.length).toBe(blocks.reduce((sum, data) => sum + data + check, 0));
  const parts = blocks.map((): number[] => []);
  let at = 0;
  for (let n = 0; n < Math.max(...blocks); n++) blocks.forEach((length, block) => n < length && parts[block]!.push(words[at++]!));
  const data = parts.flatMap((part) => [...part]);
  for (let n = 0; n < check; n++) parts.forEach((part) => part.push(words[at++]!));
  for (const part of parts) {
    for (let root = 1, n = 0; n < check; n++, root = times(root, 2)) {
      expect(part.reduce((sum, word) => times(sum, root) ^ word, 0)).toBe(0); // a multiple of the generator
    }
  }
  const stream = data.map((word) => word.toString(2).padStart(8, "0")).join("");
  expect(stream.slice(0, 4)).toBe("0100");
  const head = version < 10 ? 12 : 20;
  const length = parseInt(stream.slice(4, head), 2);
  const bytes = Array.from({ length }, (_, n) => parseInt(stream.slice(head + n * 8, head + n * 8 + 8), 2));
  return new TextDecoder().decode(new Uint8Array(bytes));
}

describe("QR codes", () => {
  it("has alignment patterns where the standard has them", () => {
    expect(ALIGNMENT.map((_, n) => alignment(n + 1))).toEqual(ALIGNMENT);
  });

  it("multiplies in the field", () => {
    expect([times(2, 128), times(3, 7), times(0, 9), times(1, 255)]).toEqual([0x1d, 9, 0, 255]);
  });

  it("is read back, in every version", () => {
    const link = "https://tafel.example/table/";
    const sizes = new Set<number>();
    for (const length of [1, ...CAPACITY]) {
      const text = (link + "abcdefghij0123456789-_".repeat(10)).slice(0, length);
      const code = encode(text);
      expect(read(code)).toBe(text);
      sizes.add(code.length);
    }
    expect([...sizes]).toEqual(Object.keys(TABLES).map((version) => sizeOf(Number(version))));
    expect(read(encode("grüße"))).toBe("grüße");
  });

  it("has three corners and a dark module", () => {
    const code = encode("https://example.org");
    const corner = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"];
    const at = (x: number, y: number) => code.slice(y, y + 7).map((row) => row.slice(x, x + 7).map(Number).join(""));
    expect([at(0, 0), at(code.length - 7, 0), at(0, code.length - 7)]).toEqual([corner, corner, corner]);
    expect(code[code.length - 8]![8]).toBe(true);
    expect(pathOf([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });

  it("refuses what is too long", () => {
    expect(() => encode("x".repeat(214))).toThrow(RangeError);
  });
});
