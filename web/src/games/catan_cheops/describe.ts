// Egypt in words, for the text view.
import type { Scene, Section } from "$frame/game";
import { describe as describePlain } from "../catan/describe";
import { fieldsOf, tableOf, type Builder } from "./view";
import { portName, ratioOf, reachOf, throughInWords } from "./ways";

export function describe(scene: Scene): Section[] {
  const table = tableOf(scene);
  const { say } = scene.texts;
  const { names, seat } = scene.view;
  const { pyramid } = table;
  const whose = (builder: Builder) => (builder === "pharaoh" ? say("egypt-pharaoh") : (names[builder] ?? ""));
  const most = Math.max(...table.players.map(({ points }) => points));

  const site = [
    pyramid.open
      ? say("egypt-pyramid-words", { laid: pyramid.laid, fields: fieldsOf(pyramid), layer: pyramid.next_layer ?? pyramid.layers.length })
      : say("label-site-closed"),
    ...pyramid.layers.flatMap(({ fields, blocks }, n) => (blocks.length ? [`${n + 1} (${blocks.length}/${fields}): ${blocks.map(whose).join(", ")}`] : [])),
    `${say("label-blessing")}: ${pyramid.blessed === null ? say("label-nobody") : names[pyramid.blessed]}; ${say("label-curse")}: ${pyramid.cursed.map((one) => names[one]).join(", ") || say("label-nobody")}`,
    `${say("egypt-legend-site")}: ${table.site.join("; ")}`,
  ];
  const ends = [
    `${say("egypt-end-points")}: ${say("egypt-of", { now: most, all: table.target })}`,
    `${say("egypt-end-pharaoh")}: ${say("egypt-of", { now: pyramid.black_blocks - pyramid.black_left, all: pyramid.black_blocks })}`,
    `${say("egypt-end-pyramid")}: ${say("egypt-of", { now: pyramid.laid, all: fieldsOf(pyramid) })}`,
  ];
  const builders = table.players.map(({ seat: one, blocks, blocks_left, ships_left }) => {
    const ships = Object.entries(table.ships).filter(([, owner]) => owner === one).map(([edge]) => edge);
    return `${names[one]}: ${say("egypt-blocks-of", { laid: blocks, left: blocks_left })}; ${say("board-ware-ship")}: ${say("board-left", { n: ships_left })}${ships.length ? ` (${ships.join("; ")})` : ""}`;
  });

  const reached: string[] = [];
  if (seat !== null) {
    const { hosts, harbours } = reachOf(scene, seat);
    const by = (way: (typeof hosts)[number] | (typeof harbours)[number]) => throughInWords(scene, way, seat) || say("egypt-at-once");
    reached.push(...hosts.map((host) => `${say("egypt-site-of", { who: names[host.seat] ?? "" })}: ${by(host)}; ${say("egypt-effect-toll", { who: names[host.seat] ?? "" })}`));
    reached.push(...harbours.map((port) => `${port.harbour} ${portName(scene, port)} ${ratioOf(port)}: ${by(port)}; ${port.better_for.length ? say("egypt-effect-toll", { who: names[port.seat] ?? "" }) : say("label-worse")}`));
    if (!reached.length) reached.push(say("egypt-reach-nothing"));
  }
  const deal = table.deal
    ? [{ title: say("egypt-deal"), lines: [`${table.deal.ratio} ${say(`good-${table.deal.give}`)}; ${say("egypt-deal-taken", { n: table.deal.takes })}`] }]
    : [];
  const start = table.start_vertices.length ? [{ title: say("egypt-legend-start"), lines: [table.start_vertices.join("; ")] }] : [];
  return [
    { title: say("egypt-ends"), lines: ends },
    ...deal,
    { title: say("label-pyramid"), lines: [...site, ...builders] },
    ...(reached.length ? [{ title: say("label-reach"), lines: reached }] : []),
    ...start,
    ...describePlain(scene),
  ];
}
