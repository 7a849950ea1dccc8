// Which rule a log event is about: a game says so in the attribute `.rule` of the log event's message.
import type { LogEvent } from "$lib/api/types";
import type { GameTexts } from "$lib/texts.svelte";

export function rulesOf(texts: GameTexts, logEvent: LogEvent): string[] {
  const key = `log-${logEvent.log_event}`;
  return texts.hasAttribute(key, "rule") ? texts.say(`${key}.rule`).split(" ") : [];
}
