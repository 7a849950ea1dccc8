// What players are about to do in their turn of actions: pieces laid out on the map before anything is paid,
// and the moves that make it so, which are made as one. What would come of them, the server says.
import type { Province, Quote, Table } from "./view";

/** How a province would look. */
export interface Planned {
  farmers?: number;
  flat?: number;
  bricks?: number;
  pyramids?: number;
}

class Plan {
  /** Pieces to lay, by province: farmers in step b, bricks in step c. */
  pieces = $state<Record<string, number>>({});
  builderAt = $state<string>();
  /** The provinces after what is planned, as the server shows them. */
  #previewed = $state.raw<Record<string, Province>>({});
  #asked = 0;

  get total(): number {
    return Object.values(this.pieces).reduce((sum, n) => sum + n, 0);
  }

  laid(province: string): number {
    return this.pieces[province] ?? 0;
  }

  add(province: string, n: number): void {
    this.pieces = { ...this.pieces, [province]: Math.max(0, this.laid(province) + n) };
  }

  /** Whether enough bricks would lie here for a builder. */
  builderFits({ id }: Province, quote: Quote | null): boolean {
    const needed = bricksForBuilder(id, quote);
    return needed != null && this.laid(id) >= needed;
  }

  builderComes(province: Province, quote: Quote | null): boolean {
    return this.builderAt === province.id && this.builderFits(province, quote);
  }

  /** What the bricks laid out here would make of a province, as soon as the server has said it. */
  raised({ id, bricks, pyramids }: Province): Planned {
    const then = this.#previewed[id];
    return { bricks: then?.bricks ?? bricks, pyramids: then?.pyramids ?? pyramids };
  }

  /** Ask what would come of the plan; an answer that comes too late is not shown. */
  async preview(moves: string[], ask: (moves: string[]) => Promise<Table | undefined>): Promise<void> {
    const asked = ++this.#asked;
    const shown = await ask(moves);
    if (asked === this.#asked) this.#previewed = Object.fromEntries((shown?.provinces ?? []).map((province) => [province.id, province]));
  }

  clear(): void {
    this.pieces = {};
    this.builderAt = undefined;
    this.#previewed = {};
    this.#asked++;
  }

  /** Buy the farmers and spread them. */
  settle(provinces: Province[]): string[] {
    const settled = provinces.filter(({ id }) => this.laid(id));
    return [`buy_farmers ${this.total}`, ...settled.map(({ id }) => `place_farmers ${id} ${this.laid(id)}`)];
  }

  /** Bricks are laid one by one; the builder works as soon as enough lie where he is wanted. */
  build(provinces: Province[], quote: Quote | null): string[] {
    const moves: string[] = [];
    const builder = provinces.find((province) => this.builderComes(province, quote));
    const missing = builder ? (bricksForBuilder(builder.id, quote) ?? 0) : 0;
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

/** How many bricks are missing for a builder; nothing where none can be played. */
const bricksForBuilder = (id: string, quote: Quote | null): number | null | undefined =>
  quote?.building?.find(({ province }) => province === id)?.bricks_for_builder;

/** There is one table on a page, and one who plans there. */
export const plan = new Plan();
