// Texts for people: the same Fluent files that the Python side reads.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api } from "./api/http";
import type { GameInfo, LegalMove } from "./api/types";

export const LANGUAGES = ["en", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Values = Record<string, FluentVariable>;

const shellFiles = import.meta.glob<string>("../../../src/heliopolis/texts/web/*.ftl", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The texts of the shell in one language. A game's texts are a book of their own: `GameTexts`. */
class Texts {
  language = $state<Language>("en");
  #bundle = $state.raw<FluentBundle>();

  async load(language: Language): Promise<void> {
    const file = Object.entries(shellFiles).find(([path]) => path.endsWith(`/${language}.ftl`));
    const source = await (await fetch(file![1])).text();
    this.#bundle = bundleOf(language, source);
    this.language = language;
    document.documentElement.lang = language;
  }

  get loaded(): boolean {
    return this.#bundle !== undefined;
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  say = (key: string, values: Values = {}): string => said(this.#bundle, key, values);
}

export const texts = new Texts();
export const say = texts.say;

/** The language to begin with: what was chosen before, else the first that the browser asks for. */
export function firstLanguage(): Language {
  const wanted = [localStorage.getItem("language"), ...navigator.languages].map((l) => l?.slice(0, 2));
  return LANGUAGES.find((known) => known === wanted.find((w) => LANGUAGES.includes(w as Language))) ?? "en";
}

/** The texts of a game: its names, prompts and moves as sentences. */
export class GameTexts {
  #bundle: FluentBundle;
  /** How places are called at the table; elsewhere they go by their names. */
  placeWord = $state.raw<(field: string, value: string) => string | undefined>();

  constructor(
    readonly language: Language,
    source: string,
    readonly words: Record<string, string>,
  ) {
    this.#bundle = bundleOf(language, source);
  }

  /** Fetch a game's texts; which fields are words the game itself must still say. */
  static async load(game: string, language: Language): Promise<(words: GameInfo["words"]) => GameTexts> {
    const source = await api.gameTexts(game, language);
    return (words) => new GameTexts(language, source, words);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  hasAttribute(key: string, attribute: string): boolean {
    return this.#bundle.getMessage(key)?.attributes[attribute] !== undefined;
  }

  say = (key: string, values: Values = {}): string => said(this.#bundle, key, values);

  rule = (id: string): string => this.say(id.replace(".", "-"));

  /** A question as a sentence; `only`: there is no more than one answer. */
  prompt(prompt: Record<string, unknown>, names: string[], only = false): string {
    const form = only && this.hasAttribute(`prompt-${String(prompt.prompt)}`, "only") ? ".only" : "";
    return this.#sentence("prompt", prompt as Record<string, string | number>, names, form);
  }

  move(move: LegalMove | Record<string, string | number>, names: string[]): string {
    return this.#sentence("move", move, names);
  }

  /** A value of a log event, prompt or move as a word of the language. */
  word(field: string, value: string | number, names: string[]): FluentVariable {
    const place = this.placeWord?.(field, String(value));
    if (place !== undefined) return place;
    const group = this.words[field];
    if (group === "player") return names[value as number] ?? String(value);
    return group ? this.say(`${group}-${value}`) : value;
  }

  /** Numbers of goods as lists that can be read: `give_wool` and `give_ore` are in the list `give`, `wool` in `goods`. */
  #goodsLists(data: Record<string, string | number>): Record<string, string> {
    const lists: Record<string, string[]> = {};
    for (const [field, number] of Object.entries(data)) {
      const [, name, good] = /^(?:(.*)_)?(.*)$/.exec(field)!;
      if (typeof number !== "number" || !this.has(`good-${good}`)) continue;
      const found = (lists[name ?? "goods"] ??= []);
      if (number) found.push(`${number} ${this.say(`good-${good}`)}`);
    }
    return Object.fromEntries(Object.entries(lists).map(([name, found]) => [name, this.list(found)]));
  }

  /** Words as a list: "a, b and c". */
  list(words: string[]): string {
    return new Intl.ListFormat(this.language === "en" ? "en-GB" : this.language).format(words);
  }

  #sentence(kind: string, data: Record<string, string | number>, names: string[], form = ""): string {
    const values: Values = {};
    for (const [field, value] of Object.entries(data)) {
      if (field !== kind && field !== "step" && field !== "text") values[field] = this.word(field, value, names);
    }
    Object.assign(values, this.#goodsLists(data));
    return this.say(`${kind}-${data[kind]}${form}`, values);
  }
}

/**
 * The texts of the game that is chosen on a page. There are none while they are fetched, and what was
 * fetched for a game that is no longer chosen comes too late.
 */
export class ChosenTexts {
  #fetched = $state.raw<{ game: string; texts: GameTexts }>();
  #wanted: object | undefined;

  async fetch(game: GameInfo, language: Language): Promise<void> {
    const wanted = (this.#wanted = {});
    const made = await GameTexts.load(game.name, language);
    if (this.#wanted === wanted) this.#fetched = { game: game.name, texts: made(game.words) };
  }

  of(game: GameInfo | undefined): GameTexts | undefined {
    return this.#fetched?.game === game?.name ? this.#fetched?.texts : undefined;
  }
}

function bundleOf(language: Language, source: string): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  return bundle;
}

const MINUS = "−"; // as in print; what people type has a hyphen

class PrintedNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return super.toString(scope).replace("-", MINUS);
  }
}

/** Negative numbers have a real minus sign. */
function asInPrint(value: FluentVariable): FluentVariable {
  if (typeof value === "number") return value < 0 ? new PrintedNumber(value) : value;
  return typeof value === "string" && /^-\d+$/.test(value) ? value.replace("-", MINUS) : value;
}

/** A message that is missing shows as ⟦key⟧: never silently another language. */
function said(bundle: FluentBundle | undefined, key: string, values: Values): string {
  const [name, attribute] = key.split(".") as [string, string | undefined];
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!bundle || !pattern) return bundle ? `⟦${key}⟧` : "";
  const errors: Error[] = [];
  const printed = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asInPrint(value)]));
  const text = bundle.formatPattern(pattern, printed, errors);
  return errors.length ? `⟦${key}⟧` : text;
}
