// The person at this browser: name, language, and how things are to look and behave.
import { api } from "./api/http";
import type { Pace } from "./api/pacer.svelte";
import type { Me } from "./api/types";
import { firstLanguage, texts, type Language } from "./texts.svelte";

export type Theme = "auto" | "day" | "night";
export interface Settings {
  theme: Theme;
  motion: boolean;
  sounds: boolean;
  notify: boolean;
  text_view: boolean;
  confirm: boolean;
  /** How quickly others' moves are shown. */
  pace: Pace;
  /** Whether the table gives the answer where there is only one. */
  forced: boolean;
  /** Whether a word is said before a blunder, in games against bots. */
  coach: boolean;
  /** What was last chosen for a game against bots. */
  quick?: { game: string; opponents: number; bot: string };
  /** How offers are answered for one, at tables where one has not chosen something else. */
  standing: { decline_impossible: boolean; decline_bots: boolean };
  [more: string]: unknown;
}
const USUAL: Settings = { theme: "auto", motion: true, sounds: false, notify: false, text_view: false, confirm: true, pace: "normal", forced: true, coach: false, standing: { decline_impossible: true, decline_bots: false } };

class Person {
  #me = $state.raw<Me>();
  settings = $state<Settings>({ ...USUAL, ...remembered() });
  #changes = 0; // that the server has not answered yet
  #last: Promise<unknown> = Promise.resolve();

  /** Whether this browser has been known to the server before. */
  readonly returning = localStorage.getItem("settings") !== null;

  get known(): Me | undefined {
    return this.#me;
  }

  async load(): Promise<void> {
    this.#take(await api.me());
    const language = (this.#me!.language ?? firstLanguage()) as Language;
    if (language !== texts.language || !texts.loaded) await texts.load(language);
  }

  /** Ask the server again who one is. */
  async refresh(): Promise<void> {
    this.#take(await api.me());
  }

  /** Used after logging in or out: the server knows us as somebody else now. */
  async become(me: Me): Promise<void> {
    this.#take(me);
    if (me.language && me.language !== texts.language) await texts.load(me.language as Language);
  }

  async rename(name: string): Promise<void> {
    await this.#change({ name });
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem("language", language);
    await texts.load(language);
    await this.#change({ language });
  }

  async set<K extends keyof Settings>(name: K, value: Settings[K]): Promise<void> {
    this.settings[name] = value;
    this.#remember();
    await this.#change({ settings: $state.snapshot(this.settings) });
  }

  async setWebhook(webhook: string): Promise<void> {
    await this.#change({ webhook });
  }

  /** One change after the other: settings are sent all together, and the last that arrives counts. */
  async #change(change: Parameters<typeof api.changeMe>[0]): Promise<void> {
    this.#changes++;
    const made = this.#last.then(() => api.changeMe(change)).finally(() => this.#changes--);
    this.#last = made.catch(() => undefined); // whoever wanted it is told
    this.#take(await made);
  }

  #take(me: Me): void {
    this.#me = me;
    // An answer does not know yet what was chosen since it was asked for.
    if (!this.#changes) Object.assign(this.settings, me.settings);
    this.#remember();
  }

  // So that the next page load starts in the right colours before the server has answered.
  #remember(): void {
    localStorage.setItem("settings", JSON.stringify(this.settings));
    dress(this.settings);
  }
}

function remembered(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem("settings") ?? "{}");
  } catch {
    return {};
  }
}

const dark = matchMedia("(prefers-color-scheme: dark)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** Put theme and motion where the style sheets see them. */
export function dress(settings: Pick<Settings, "theme" | "motion">): void {
  const night = settings.theme === "auto" ? dark.matches : settings.theme === "night";
  document.documentElement.dataset.theme = night ? "night" : "day";
  document.documentElement.dataset.motion = settings.motion && !calm.matches ? "on" : "off";
}

export const me = new Person();
dress(me.settings);
dark.addEventListener("change", () => dress(me.settings));
calm.addEventListener("change", () => dress(me.settings));

export const moving = (): boolean => document.documentElement.dataset.motion === "on";
