// The table in words, for the text view: everything that the drawing shows.
import type { Scene, Section } from "$frame/game";
import { split, type Table } from "./view";

export function describe(scene: Scene): Section[] {
  const table = scene.view.table as unknown as Table;
  const { say } = scene.texts;
  const names = scene.view.names;
  const listed = (counts: Record<string, number>, group: string) =>
    Object.entries(counts)
      .filter(([, n]) => n > 0)
      .map(([name, n]) => `${say(`${group}-${name}`)} ${n}`)
      .join(", ");

  const board = [
    `${say("label-epoch")}: ${table.epoch}. ${say(`epoch-${table.epoch_name}`)}`,
    `${say("label-ra-row")}: ${table.ra_row.tiles}/${table.ra_row.spaces}`,
    `${say("label-auction-row")}: ${table.auction_row.map((face) => say(`face-${face}`)).join(", ") || say("label-empty")} (${table.auction_row.length}/${table.row_spaces})`,
    `${say("label-centre-sun")}: ${table.centre_sun}`,
    `${say("label-bag")}: ${table.bag_left} (${listed(table.bag, "kind")})`,
  ];
  if (table.auction?.best_bid) board.push(`${say("label-bid")}: ${table.auction.best_bid}, ${names[table.auction.best_bidder!]}`);
  if (table.flipping) board.push(`${say("label-priests-left")}: ${table.flipping.flips_left}`);

  const players = table.players.map((player): Section => {
    const now = split(player.worth, table);
    const lines = [
      `${say("label-suns")}: ${player.suns_up.join(", ") || say("label-empty")}; ${say("label-used")}: ${player.suns_down.join(", ") || say("label-empty")}`,
      `${say("label-points")}: ${player.points ?? say("label-hidden")}; ${say("label-ankhs")}: ${player.ankhs}`,
      `${say("label-display")}: ${listed(player.display, "face") || say("label-empty")}`,
    ];
    if (table.phase !== "over") lines.push(`${say("board-worth")}: ${now.now + now.later}`);
    if (table.lot_gains) {
      const lot = split(table.lot_gains[player.seat]!, table);
      lines.push(`${say("board-lot-worth")}: ${lot.now + lot.later}`);
    }
    return { title: names[player.seat]!, lines };
  });
  return [{ title: say("label-board"), lines: board }, ...players];
}
