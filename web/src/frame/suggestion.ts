// A counter-proposal that is typed: "suggest 1 ore for 2 wool".
import type { Suggestion } from "$lib/api/types";

/** What a line suggests; nothing if it is no such line. */
export function suggestionIn(line: string, goods: readonly string[]): Suggestion | undefined {
  const found = /^suggest (.+) for (.+)$/.exec(line);
  const [give, get] = [countsIn(found?.[1], goods), countsIn(found?.[2], goods)];
  return give && get ? { give, get } : undefined;
}

function countsIn(text: string | undefined, goods: readonly string[]): Record<string, number> | undefined {
  const counts: Record<string, number> = {};
  for (const part of text?.split(/,| and /) ?? [""]) {
    const [, count = "1", good = ""] = /^(?:(\d{1,2}) )?([a-z]+)$/.exec(part.trim()) ?? [];
    if (!goods.includes(good) || count === "0") return undefined;
    counts[good] = (counts[good] ?? 0) + Number(count);
  }
  return counts;
}
