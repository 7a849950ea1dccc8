// Searching rules as people type: without regard to case and accents, every word must be there.
const fold = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

export const words = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

export function matches(wanted: string[], text: string): boolean {
  const folded = fold(text);
  return wanted.every((word) => folded.includes(word));
}
