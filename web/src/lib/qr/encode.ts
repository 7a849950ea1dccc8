// QR codes (ISO/IEC 18004) of short links: bytes, error correction M, versions 1 to 10. Enough for an
// address, and small enough to need no library.
import { remainder } from "./reedSolomon";

/** Rows of modules; true is dark. */
export type Code = boolean[][];

const MOST_VERSIONS = 10;
/** Per version: codewords of error correction in each block, and the number of blocks, at level M. */
const CORRECTION = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26];
const BLOCKS = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const LEVEL_M = 0;
const FORMAT = { generator: 0b10100110111, degree: 10, mask: 0b101010000010010 };
const VERSION_INFO = { generator: 0b1111100100101, degree: 12 };
const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

export const sizeOf = (version: number): number => version * 4 + 17;

/** Where alignment patterns have their middles, in both directions. */
export function alignment(version: number): number[] {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.ceil((version * 4 + 4) / (2 * count - 2)) * 2;
  const last = sizeOf(version) - 7;
  return [6, ...Array.from({ length: count - 1 }, (_, n) => last - step * (count - 2 - n))];
}

/** The number of codewords in all: what is left when patterns, format and version are drawn. */
function codewords(version: number): number {
  const { used } = patterns(version);
  return Math.floor(used.flat().filter((taken) => !taken).length / 8);
}

const dataCodewords = (version: number): number => codewords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!;
/** The length of a text is told in 8 bits, from version 10 on in 16. */
const lengthBits = (version: number): number => (version < 10 ? 8 : 16);

export function encode(text: string): Code {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= MOST_VERSIONS; version++) {
    if (4 + lengthBits(version) + bytes.length * 8 <= dataCodewords(version) * 8) return drawn(version, interleaved(version, dataOf(version, bytes)));
  }
  throw new RangeError(`${bytes.length} bytes are too many for a QR code of version ${MOST_VERSIONS}`);
}

/** The data with its header, filled up to what the version holds. */
function dataOf(version: number, bytes: Uint8Array): number[] {
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let n = length - 1; n >= 0; n--) bits.push((value >> n) & 1);
  };
  put(0b0100, 4); // bytes follow
  put(bytes.length, lengthBits(version));
  bytes.forEach((byte) => put(byte, 8));
  const room = dataCodewords(version);
  put(0, Math.min(4, room * 8 - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  const data = Array.from({ length: bits.length / 8 }, (_, n) => parseInt(bits.slice(n * 8, n * 8 + 8).join(""), 2));
  for (let n = 0; data.length < room; n++) data.push(n % 2 ? 0x11 : 0xec);
  return data;
}

/** Blocks with their error correction, one codeword of each after the other. */
function interleaved(version: number, data: number[]): number[] {
  const blocks = BLOCKS[version - 1]!;
  const short = Math.floor(data.length / blocks);
  const longer = data.length % blocks; // that many blocks have a codeword more: the last ones
  const parts: number[][] = [];
  for (let n = 0, from = 0; n < blocks; n++) {
    const length = short + (n >= blocks - longer ? 1 : 0);
    parts.push(data.slice(from, from + length));
    from += length;
  }
  const checks = parts.map((part) => remainder(part, CORRECTION[version - 1]!));
  return [...columns(parts), ...columns(checks)];
}

function columns(rows: number[][]): number[] {
  const longest = Math.max(...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, n) => rows.flatMap((row) => row.slice(n, n + 1))).flat();
}

/** The modules that are the same in every code of a version, and which places they and the format use. */
function patterns(version: number): { code: Code; used: Code } {
  const size = sizeOf(version);
  const code: Code = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const used: Code = code.map((row) => [...row]);
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    code[y]![x] = dark;
    used[y]![x] = true;
  };
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  const rings = (cx: number, cy: number, reach: number, light: number[]) => {
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) set(cx + dx, cy + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
    }
  };
  const middles = alignment(version);
  const last = middles.at(-1);
  for (const x of middles) {
    for (const y of middles) {
      const atFinder = (x === 6 && y === 6) || (x === 6 && y === last) || (x === last && y === 6);
      if (!atFinder) rings(x, y, 2, [1]);
    }
  }
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(x, y, 4, [2, 4]);
  formatPlaces(size).forEach(([x, y]) => set(x, y, false));
  set(8, size - 8, true);
  if (version >= 7) {
    const told = withCheck(version, VERSION_INFO);
    for (let n = 0; n < 18; n++) {
      const [a, b] = [size - 11 + (n % 3), Math.floor(n / 3)];
      set(a, b, Boolean((told >> n) & 1));
      set(b, a, Boolean((told >> n) & 1));
    }
  }
  return { code, used };
}

/** Where the 15 bits of the format stand, from the lowest, twice. */
function formatPlaces(size: number): [number, number][] {
  const first: [number, number][] = Array.from({ length: 15 }, (_, n) =>
    n < 6 ? [8, n] : n < 8 ? [8, n + 1] : n === 8 ? [7, 8] : [14 - n, 8],
  );
  const second: [number, number][] = Array.from({ length: 15 }, (_, n) => (n < 8 ? [size - 1 - n, 8] : [8, size - 15 + n]));
  return [...first, ...second];
}

/** A number with the remainder of its division by a generator, over bits. */
function withCheck(value: number, { generator, degree }: { generator: number; degree: number }): number {
  let rest = value << degree;
  for (let bit = 31 - Math.clz32(rest); bit >= degree; bit = 31 - Math.clz32(rest)) rest ^= generator << (bit - degree);
  return (value << degree) | rest;
}

function drawn(version: number, words: number[]): Code {
  const { code, used } = patterns(version);
  const size = sizeOf(version);
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5; // the column of the timing pattern is left out
    const upwards = ((right + 1) & 2) === 0;
    for (let n = 0; n < size; n++) {
      const y = upwards ? size - 1 - n : n;
      for (const x of [right, right - 1]) {
        if (used[y]![x]) continue;
        code[y]![x] = bit < words.length * 8 && Boolean((words[bit >> 3]! >> (7 - (bit & 7))) & 1);
        bit++;
      }
    }
  }
  const masked = MASKS.map((mask, number) => {
    const one = code.map((row, y) => row.map((dark, x) => (used[y]![x] ? dark : dark !== mask(x, y))));
    const told = withCheck((LEVEL_M << 3) | number, FORMAT) ^ FORMAT.mask;
    formatPlaces(size).forEach(([x, y], n) => (one[y]![x] = Boolean((told >> (n % 15)) & 1)));
    one[size - 8]![8] = true;
    return one;
  });
  return masked.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

/** How badly a code reads: long runs, blocks, what looks like a corner, and too much of one colour. */
function penalty(code: Code): number {
  const size = code.length;
  const lines = [...code, ...code[0]!.map((_, x) => code.map((row) => row[x]!))].map((line) => line.map(Number).join(""));
  let found = 0;
  for (const line of lines) {
    for (const run of line.match(/0{5,}|1{5,}/g) ?? []) found += run.length - 2;
    for (let n = 0; n + 11 <= size; n++) if (["10111010000", "00001011101"].includes(line.slice(n, n + 11))) found += 40;
  }
  for (let y = 0; y + 1 < size; y++) {
    for (let x = 0; x + 1 < size; x++) {
      const dark = code[y]![x]!;
      if (code[y]![x + 1] === dark && code[y + 1]![x] === dark && code[y + 1]![x + 1] === dark) found += 3;
    }
  }
  const share = code.flat().filter(Boolean).length / (size * size);
  return found + Math.floor(Math.abs(share - 0.5) * 20) * 10;
}

/** The dark modules as one path of an SVG, a unit each. */
export function pathOf(code: Code): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
}
