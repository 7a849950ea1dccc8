// Goods that are offered, paid or given up, as moves.

/** So many of each kind as single moves, in the order of the kinds. */
export const each = (verb: string, counts: Record<string, number>, order: readonly string[]): string[] =>
  order.flatMap((kind) => Array.from({ length: counts[kind] ?? 0 }, () => `${verb} ${kind}`));
