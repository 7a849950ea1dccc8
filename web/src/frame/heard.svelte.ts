// What others say while one looks at the board: a toast for words, a bubble at the player for a reaction.
import { untrack } from "svelte";
import type { LiveTable } from "$lib/api/live.svelte";
import type { ChatItem, Reaction } from "$lib/api/types";
import { say } from "$lib/texts.svelte";
import { toasts } from "$lib/ui/toasts.svelte";

const SHOWN_MS = 5000;

export class Heard {
  /** The reaction that each seat shows now. */
  reactions = $state.raw<Record<number, Reaction>>({});
  /** Whether the chat is before one's eyes. */
  #reading: () => boolean;
  #open: () => void;
  #came: number | undefined;
  #timers: Record<number, number> = {};
  #toasts: number[] = [];

  constructor(reading: () => boolean, open: () => void) {
    this.#reading = reading;
    this.#open = open;
  }

  /** Follow the chat of a table; to be called in an effect. */
  follow(live: LiveTable): void {
    const { chat } = live;
    if (!live.table) return;
    untrack(() => {
      const news = chat.slice(this.#came ?? chat.length);
      this.#came = chat.length;
      for (const item of news) this.#hear(item, live.isMine(item));
      if (this.#reading()) this.#read(live);
    });
  }

  #read(live: LiveTable): void {
    live.heard = live.chat.length;
    this.#toasts.forEach((id) => toasts.drop(id));
    this.#toasts = [];
  }

  #hear(item: ChatItem, mine: boolean): void {
    if (item.reaction && item.seat !== null) this.#show(item.seat, item.reaction);
    else if (!mine && !this.#reading()) this.#toasts.push(toasts.show(`${item.name}: ${wordsOf(item)}`, false, this.#open));
  }

  #show(seat: number, reaction: Reaction): void {
    this.reactions = { ...this.reactions, [seat]: reaction };
    clearTimeout(this.#timers[seat]);
    this.#timers[seat] = setTimeout(() => {
      const { [seat]: _, ...others } = this.reactions;
      this.reactions = others;
    }, SHOWN_MS);
  }
}

/** What a line says; a reaction has words in every language. */
export const wordsOf = ({ text, reaction }: ChatItem): string => (reaction ? say(`reaction-${reaction}`) : text);
