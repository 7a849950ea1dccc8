// Small things about sentences.

/** The first sentence of a text, in one line. */
export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
}
