// The table in words, for the text view.
import type { Scene, Section } from "$frame/game";
import { provinceInWords } from "./words";
import type { Cards, Table } from "./view";

export function describe(scene: Scene): Section[] {
  const table = scene.view.table as unknown as Table;
  const { texts, view } = scene;
  const say = texts.say;
  const listed = (cards: Cards) => Object.entries(cards).map(([kind, n]) => say(`card-${kind}`) + (n > 1 ? ` ×${n}` : "")).join(", ");

  const board = [
    `${say("board-calendar", { kingdom: say(`kingdom-${table.kingdom}`), round: table.round, rounds: table.rounds })}; ${say(`phase-${table.phase}`)}`,
    `${say("label-pharaoh")}: ${view.names[table.start_player]}`,
    table.temple.field === null ? say("board-temple-none") : say("board-temple", { field: table.temple.field }),
    `${say("board-deck", { n: table.deck })}; ${say("board-discard", { n: Object.values(table.discard).reduce((sum, n) => sum + n, 0) })}`,
  ];
  if (table.hand) board.push(`${say("label-hand")}: ${listed(table.hand) || say("label-empty")}`);

  const players = table.players.map((player): Section => {
    const lines = [
      say("board-points", { n: player.points }),
      `${say("label-gold")}: ${player.gold ?? say("board-hidden")}; ${say("label-cards")}: ${player.cards}`,
      `${say("label-pyramids")}: ${player.pyramids}; ${say("label-farmers")}: ${player.farmers}`,
    ];
    if (player.played.length) lines.push(`${say("label-open-cards")}: ${player.played.map((kind) => say(`card-${kind}`)).join(", ")}`);
    if (table.offering && !table.offering.open) lines.push(say(table.offering.sealed.includes(player.seat) ? "board-sealed" : "board-ponders"));
    if (player.offer !== null) lines.push(`${say("label-offer")}: ${player.steals ? say("board-stole") : player.offer}`);
    return { title: view.names[player.seat]!, lines };
  });

  const inGame = table.provinces.filter(({ status }) => status !== "out");
  const map: Section = { title: say("board-map"), lines: inGame.map((province) => provinceInWords(scene, province)) };
  const on = table.auction ? { title: say("phase-auction"), lines: inGame.filter(({ status }) => status === "auctioned").map((province) => provinceInWords(scene, province)) } : undefined;
  return [{ title: say("label-phase"), lines: board }, ...(on ? [on] : []), ...players, map];
}
