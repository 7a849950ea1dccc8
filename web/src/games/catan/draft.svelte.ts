// An offer that is being put together: in the hand what is given, in the drawer what is wanted.
import type { Scene } from "$frame/game";
import { each } from "./moves";
import { goodsOf, tableOf, total, type Counts } from "./view";

const more = (counts: Counts, good: string): Counts => ({ ...counts, [good]: (counts[good] ?? 0) + 1 });
const less = (counts: Counts, good: string): Counts => ({ ...counts, [good]: Math.max(0, (counts[good] ?? 0) - 1) });

class Draft {
  giving = $state.raw<Counts>({});
  wanting = $state.raw<Counts>({});
  /** The good that was given last: what the bank gives for it is shown. */
  paid = $state<string>();
  /** Goods of which one more may be given or wanted, as the server says; and whether the offer can be sent. */
  givable = $state.raw<string[]>([]);
  wantable = $state.raw<string[]>([]);
  sendable = $state(false);
  /** Whether the server is being asked. */
  looking = $state(false);

  #asked = 0;
  #answer: Promise<void> = Promise.resolve();

  get empty(): boolean {
    return total(this.giving) + total(this.wanting) === 0;
  }

  clear(): void {
    this.put({}, {});
  }

  put(giving: Counts, wanting: Counts): void {
    this.giving = giving;
    this.wanting = wanting;
    this.paid = Object.keys(giving).find((good) => giving[good]);
    this.givable = this.wantable = [];
    this.sendable = false;
  }

  give(good: string): void {
    this.giving = more(this.giving, good);
    this.paid = good;
  }

  giveLess(good: string): void {
    this.giving = less(this.giving, good);
    if (!this.giving[good]) this.paid = Object.keys(this.giving).find((other) => this.giving[other]);
  }

  want(good: string): void {
    this.wanting = more(this.wanting, good);
  }

  wantLess(good: string): void {
    this.wanting = less(this.wanting, good);
  }

  /** The moves that make this offer, or another one, from where the table is. */
  moves(scene: Scene, giving = this.giving, wanting = this.wanting): string[] {
    const goods = goodsOf(tableOf(scene));
    const begun = tableOf(scene).phase === "offer_build"; // perhaps before the page was loaded anew
    return [...(begun ? [] : ["offer_begin"]), ...each("offer_add_give", giving, goods), ...each("offer_add_get", wanting, goods)];
  }

  /** Ask the server what may be added, and whether it can be sent. */
  look(scene: Scene): void {
    this.#answer = this.#ask(scene);
  }

  /** Wait until the server has said what may be added: a tap that comes before is not lost. */
  async known(): Promise<void> {
    while (this.looking) await this.#answer;
  }

  async #ask(scene: Scene): Promise<void> {
    const asked = ++this.#asked;
    const goods = goodsOf(tableOf(scene));
    const lists = [
      ...goods.map((good) => this.moves(scene, more(this.giving, good), this.wanting)),
      ...goods.map((good) => this.moves(scene, this.giving, more(this.wanting, good))),
      [...this.moves(scene), "offer_send"],
    ];
    this.looking = true;
    const allowed = await scene.controller.allowed(lists);
    if (asked !== this.#asked) return;
    this.looking = false;
    if (!allowed) return;
    this.givable = goods.filter((_, n) => allowed[n]);
    this.wantable = goods.filter((_, n) => allowed[goods.length + n]);
    this.sendable = allowed.at(-1)!;
  }

  /** What one may suggest while somebody else makes the offers: what one holds, for anything else. The very deal
   *  that is offered is none, for who suggests something says no to the offer. */
  lookAtHand(scene: Scene, have: Counts): void {
    this.#asked++;
    this.looking = false;
    const table = tableOf(scene);
    const goods = goodsOf(table);
    const offered = goods.every((good) => (this.giving[good] ?? 0) === (table.offer?.want?.[good] ?? 0) && (this.wanting[good] ?? 0) === (table.offer?.give?.[good] ?? 0));
    this.givable = goods.filter((good) => (have[good] ?? 0) > (this.giving[good] ?? 0) && !this.wanting[good]);
    this.wantable = goods.filter((good) => !this.giving[good]);
    this.sendable = total(this.giving) > 0 && total(this.wanting) > 0 && !offered;
  }
}

/** There is one table on a page, and one who plays there. */
export const draft = new Draft();
