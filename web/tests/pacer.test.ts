import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pacer, type Pace } from "../src/lib/api/pacer.svelte";

interface Told {
  seat: number;
  text: string;
}

let shown: string[];
let pace: Pace;
let pacer: Pacer<Told>;
const tell = (seat: number, text: string, atOnce = false) => pacer.take({ seat, text }, atOnce);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  shown = [];
  pace = "normal";
  pacer = new Pacer<Told>(({ text }) => shown.push(text), () => pace, ({ seat }) => seat);
});
afterEach(() => {
  pacer.stop();
  vi.useRealTimers();
});

test("the first is shown at once, the next after a pause", () => {
  tell(1, "one");
  tell(2, "two");
  expect(shown).toEqual(["one"]);
  vi.advanceTimersByTime(799);
  expect(shown).toEqual(["one"]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["one", "two"]);
});

test("the steps of one player follow each other more quickly", () => {
  tell(1, "one");
  tell(1, "more");
  vi.advanceTimersByTime(320);
  expect(shown).toEqual(["one", "more"]);
});

test("fast shows all at once, in order", () => {
  pace = "fast";
  tell(1, "one");
  tell(2, "two");
  expect(shown).toEqual(["one", "two"]);
});

test("step by step waits for a word, skipping shows the rest", () => {
  tell(1, "one");
  pace = "step";
  tell(2, "two");
  tell(3, "three");
  tell(4, "four");
  vi.advanceTimersByTime(100_000);
  expect(shown).toEqual(["one"]);
  pacer.next();
  expect(shown).toEqual(["one", "two"]);
  pacer.skip();
  expect(shown).toEqual(["one", "two", "three", "four"]);
});

test("nothing goes on while a scoring is read", () => {
  tell(1, "one");
  pacer.hold(true);
  tell(2, "two");
  vi.advanceTimersByTime(10_000);
  expect(shown).toEqual(["one"]);
  pacer.hold(false);
  expect(shown).toEqual(["one", "two"]);
});

test("what is urgent takes what waits before it along", () => {
  tell(1, "one");
  tell(2, "two");
  tell(3, "three", true);
  expect(shown).toEqual(["one", "two", "three"]);
});
