// The games that have a board in the browser; each is loaded when somebody sits down to it.
// A game without one is played in the text view.
import type { Component } from "svelte";
import type { GameModule } from "$frame/game";

const MODULES: Record<string, () => Promise<{ default: GameModule }>> = {
  "priests-of-ra": () => import("./priests_of_ra"),
  "amun-re": () => import("./amun_re"),
  "catan-island": () => import("./catan_island"),
  "catan-alexander": () => import("./catan_alexander"),
  "catan-cheops": () => import("./catan_cheops"),
  ur: () => import("./ur"),
};

const COVERS: Record<string, () => Promise<{ default: Component }>> = {
  "priests-of-ra": () => import("./priests_of_ra/art/Cover.svelte"),
  "amun-re": () => import("./amun_re/art/Cover.svelte"),
  "catan-island": () => import("./catan_island/Cover.svelte"),
  "catan-alexander": () => import("./catan_alexander/art/Cover.svelte"),
  "catan-cheops": () => import("./catan_cheops/art/Cover.svelte"),
  ur: () => import("./ur/Cover.svelte"),
};

export async function gameModule(name: string): Promise<GameModule> {
  const load = MODULES[name] ?? (() => import("./plain"));
  return (await load()).default;
}

const GUIDED = new Set(["priests-of-ra", "amun-re", "catan-island", "catan-alexander", "catan-cheops", "ur"]);

/** Whether a guided first game is there. */
export const hasGuide = (name: string): boolean => GUIDED.has(name);

export async function gameCover(name: string): Promise<Component> {
  const load = COVERS[name] ?? (() => import("./plain/Cover.svelte"));
  return (await load()).default;
}
