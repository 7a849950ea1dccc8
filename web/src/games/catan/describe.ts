// The table in words, for the text view.
import type { Scene, Section } from "$frame/game";
import { portAt, portsOf } from "./geometry";
import { componentsOf, tableOf, type Counts } from "./view";
import { edgeInWords, harbourInWords, hexInWords, vertexInWords } from "./words";

export function describe(scene: Scene): Section[] {
  const table = tableOf(scene);
  const { texts, view } = scene;
  const { say } = texts;
  const listed = (counts: Counts | null | undefined, word = "good") =>
    Object.entries(counts ?? {}).filter(([, n]) => n > 0).map(([kind, n]) => `${n} ${say(`${word}-${kind}`)}`).join(", ") || "–";
  const name = (seat: number | null) => (seat === null ? "–" : (view.names[seat] ?? ""));
  const isLand = (hex: string) => (table.hexes[hex]?.terrain ?? "sea") !== "sea";

  const turn = [
    say("board-turn", { turn: table.turn, who: name(table.active) }),
    table.dice ? say("board-rolled", { sum: table.dice[0] + table.dice[1], first: table.dice[0], second: table.dice[1] }) : "",
    `${say("label-robber")}: ${table.robber} (${hexInWords(table, say, table.robber)})`,
    `${table.players[0]!.road_length === null ? "" : `${say("label-longest-road")}: ${name(table.longest_road)}; `}${say("label-largest-army")}: ${name(table.largest_army)}`,
    `${say("label-bank")}: ${listed(table.bank)}; ${say("label-deck")}: ${table.deck}`,
    `${say("board-costs")}: ${Object.entries(table.costs).map(([ware, cost]) => `${say(`board-ware-${ware}`)} ${listed(cost)}`).join("; ")}`,
  ];
  if (table.offer?.give) turn.push(`${say("label-offer")}: ${listed(table.offer.give)} ${say("label-for")} ${listed(table.offer.want)}`);
  for (const { seat, give, get } of scene.suggestions ?? []) turn.push(`${say("board-suggested", { who: name(seat) })} ${listed(give)} ${say("label-for")} ${listed(get)}`);
  if (table.offer?.give && view.seat !== null && view.seat !== table.active) turn.push(say("board-suggest-typed"));

  const players = table.players.map((player): Section => {
    const { seat } = player;
    const lines = [
      `${say("board-points", { n: player.points, target: table.target })}: ${Object.entries(player.points_for).map(([item, points]) => `${say(`item-${item}`)} ${points}`).join(", ") || "–"}`,
      `${say("label-cards")}: ${player.cards}${"gold" in table.bank ? `; ${say("label-gold")}: ${player.gold}` : ""}; ${say("label-development")}: ${player.development_cards}; ${say("label-knights")}: ${player.knights}${player.road_length === null ? "" : `; ${say("label-road")}: ${player.road_length}`}`,
    ];
    if (player.hand) lines.push(`${say("label-hand")}: ${listed(Object.fromEntries(componentsOf(scene).resources.map((good) => [good, player.hand![good] ?? 0])))}`);
    if (player.development && player.development_cards) lines.push(`${say("label-development")}: ${listed(player.development, "card")}`);
    if (player.known && Object.keys(player.known).length) lines.push(`${say("label-known")}: ${listed(player.known)}`);
    const own = Object.entries(table.buildings).filter(([, building]) => building.seat === seat);
    for (const [vertex, { city }] of own) lines.push(`${say(city ? "board-ware-city" : "board-ware-settlement")} ${vertex}: ${vertexInWords(table, say, vertex)}`);
    const roads = Object.entries(table.roads).filter(([, owner]) => owner === seat).map(([edge]) => edge);
    if (roads.length) lines.push(`${say("board-roads")}: ${roads.map((edge) => `${edge} (${edgeInWords(table, say, edge)})`).join("; ")}`);
    const ratios = Object.entries(player.ratios).filter(([, n]) => n > 0).map(([good, n]) => `${say(`good-${good}`)} ${n}:1`);
    lines.push(`${say("label-bank")}: ${ratios.join(", ")}`);
    return { title: name(seat), lines };
  });

  const ports = table.ports ? table.ports.map(({ edge, kind }) => portAt(edge, kind, isLand)) : portsOf(table.harbours, isLand);
  const land = Object.keys(table.hexes).filter(isLand);
  return [
    { title: say("board-table"), lines: turn.filter(Boolean) },
    ...players,
    { title: say("board-map"), lines: land.map((hex) => `${hex}: ${hexInWords(table, say, hex)}${hex === table.robber ? `, ${say("label-robber")}` : ""}`) },
    { title: say("label-harbours"), lines: ports.map(({ edge, kind }) => `${edge}: ${harbourInWords(say, kind)}`) },
  ];
}
