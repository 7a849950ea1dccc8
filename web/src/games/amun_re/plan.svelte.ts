// What players are about to do in their turn of actions: pieces laid out on the map before anything is paid,
// and the moves that make it so, which are made as one.
import { BRICKS_A_PYRAMID, BRICKS_WITH_BUILDER, type Province } from "./view";

/** How a province would look. */
export interface Planned {
  farmers?: number;
  flat?: number;
  bricks?: number;
  pyramids?: number;
}

/** What comes of bricks laid in a province, with or without a builder (AR-5.7, AR-5.8). */
function built(province: Province, laid: number, builder: boolean): { bricks: number; pyramids: number } {
  const all = province.bricks + laid - (builder ? BRICKS_WITH_BUILDER : 0);
  // Free bricks that already make three are only exchanged when a brick is laid there or the turn ends.
  const exchanged = laid > 0 || builder ? Math.floor(all / BRICKS_A_PYRAMID) : 0;
  return {
    pyramids: province.pyramids + (builder ? 1 : 0) + exchanged,
    bricks: all - exchanged * BRICKS_A_PYRAMID,
  };
}

class Plan {
  /** Pieces to lay, by province: farmers in step b, bricks in step c. */
  pieces = $state<Record<string, number>>({});
  builderAt = $state<string>();

  get total(): number {
    return Object.values(this.pieces).reduce((sum, n) => sum + n, 0);
  }

  laid(province: string): number {
    return this.pieces[province] ?? 0;
  }

  add(province: string, n: number): void {
    this.pieces = { ...this.pieces, [province]: Math.max(0, this.laid(province) + n) };
  }

  /** Whether a builder would work with two of the bricks that lie here then. */
  builderFits({ id, bricks }: Province): boolean {
    return bricks + this.laid(id) >= BRICKS_WITH_BUILDER;
  }

  builderComes(province: Province): boolean {
    return this.builderAt === province.id && this.builderFits(province);
  }

  /** What the bricks laid out here would make of a province. */
  raised(province: Province): Planned {
    return built(province, this.laid(province.id), this.builderComes(province));
  }

  clear(): void {
    this.pieces = {};
    this.builderAt = undefined;
  }

  /** Buy the farmers and spread them. */
  settle(provinces: Province[]): string[] {
    const settled = provinces.filter(({ id }) => this.laid(id));
    return [`buy_farmers ${this.total}`, ...settled.map(({ id }) => `place_farmers ${id} ${this.laid(id)}`)];
  }

  /** Bricks are laid one by one; the builder works as soon as two lie where he is wanted. */
  build(provinces: Province[]): string[] {
    const moves: string[] = [];
    const builder = provinces.find((province) => this.builderComes(province));
    const missing = builder ? Math.max(0, BRICKS_WITH_BUILDER - builder.bricks) : 0;
    if (builder && missing === 0) moves.push(`builder ${builder.id}`);
    moves.push(`buy_bricks ${this.total}`);
    for (const { id } of provinces) {
      for (let n = 0; n < this.laid(id); n++) {
        if (builder && builder.id === id && missing > 0 && n === missing) moves.push(`builder ${id}`);
        moves.push(`place_brick ${id}`);
      }
      if (builder && builder.id === id && missing > 0 && this.laid(id) === missing) moves.push(`builder ${id}`);
    }
    return moves;
  }
}

/** There is one table on a page, and one who plans there. */
export const plan = new Plan();
