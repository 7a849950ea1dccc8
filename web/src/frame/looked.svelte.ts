// What is being looked at: a tap on any piece, tile, card or symbol opens a small card that explains it.
import { say } from "$lib/texts.svelte";
import type { Scene } from "./game";

/** What is to be known of a piece: its name, what there is of it, and the rules that tell what it does. */
export interface PieceCard {
  title: string;
  facts: string[];
  rules: string[];
}

/** How many of it are one's own, and how many are left, as its card tells it. */
export const yours = (n: number): string => say("piece-yours", { n });
export const left = (n: number): string => say("piece-left", { n });

/** What the game declares of a piece, with what the table says of it. */
export function pieceCard(scene: Scene, piece: string, facts: (string | undefined)[] = [], title?: string): PieceCard | undefined {
  const declared = scene.pieces[piece];
  if (!declared) return undefined;
  const told = declared.text ? [scene.texts.say(declared.text), ...facts] : facts;
  return { title: title ?? scene.texts.say(declared.name), facts: told.filter((fact) => fact !== undefined), rules: declared.rules };
}

/** Whoever does something when tapped is not explained as well. */
const DOES = ".spot.open, button, a, summary, label, input";

class Looked {
  /** The piece by the name that its drawing carries as `data-piece`. */
  piece = $state<string>();
  /** Whether it lies in a sheet over the table: then it is explained there. */
  inSheet = $state(false);

  /** Look at what was tapped, or at nothing any more. */
  tap(target: EventTarget | null): void {
    if (!(target instanceof Element) || target.closest(".piece-card, .rule")) return;
    const found = target.closest("[data-piece]");
    const doer = target.closest(DOES);
    const meant = found && (!doer || doer.matches("[data-piece]") || !doer.contains(found));
    this.inSheet = target.closest("dialog") !== null;
    this.piece = meant ? (found.getAttribute("data-piece") ?? undefined) : undefined;
  }

  away(): void {
    this.piece = undefined;
  }
}

export const looked = new Looked();

/** Pieces are named by their kind and, after a colon, by which of them it is. */
export type Explain = (scene: Scene, kind: string, which: string) => PieceCard | undefined;

export function cardOf(explain: Explain | undefined, scene: Scene, piece: string | undefined): PieceCard | undefined {
  if (!piece || !explain) return undefined;
  const [kind, ...which] = piece.split(":");
  return explain(scene, kind!, which.join(":"));
}
