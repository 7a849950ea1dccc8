// The campaign in words, for the text view.
import type { Scene, Section } from "$frame/game";
import { describe as describePlain } from "../catan/describe";
import { componentsOf, officeOf, tableOf } from "./view";
import { crossingInWords, nextOf, wayLeft } from "./words";

export function describe(scene: Scene): Section[] {
  const table = tableOf(scene);
  const { events, offices } = componentsOf(scene);
  const { say } = scene.texts;
  const { names } = scene.view;
  const next = nextOf(table);
  const left = wayLeft(table);
  const counted = (counts: Record<string, number>) => events.filter((event) => counts[event]).map((event) => `${say(`event-${event}`)} ${counts[event]}`).join(", ") || "–";

  const campaign = [
    say("campaign-way", { n: table.position, all: table.route.length }),
    ...(next ? [`${say("campaign-next")} ${next.vertex} ${crossingInWords(scene, next)}`] : []),
    left.crossings ? say("campaign-end-way", { n: left.crossings }) : say("campaign-arrived"),
    table.draw_pile ? say("campaign-pile", { n: table.draw_pile, draws: Math.floor(table.draw_pile / names.length) }) : say("campaign-pile-gone"),
    `${say("campaign-chits-left", { n: table.route.slice(table.position).filter(({ kind }) => kind === "event").length })}: ${counted(table.chits_face_down)}`,
    ...offices.filter((office) => table.offices[office] !== "put_away").map((office) => {
      const holder = table.offices[office] as number | null;
      return `${say(`office-${office}`)} (${say("campaign-office-points", { n: table.office_points[office] ?? 0 })}): ${holder === null ? say("campaign-office-free") : names[holder]}`;
    }),
    ...table.players.map(({ seat, chits }) => `${names[seat]}: ${say("label-chits")} ${counted(chits)}${officeOf(table, seat) ? `; ${say(`office-${officeOf(table, seat)}`)}` : ""}`),
  ];

  const { auction } = table;
  const sold = auction
    ? [
        {
          title: `${say("label-auction")}: ${say(`event-${auction.event}.title`)}`,
          lines: [
            `${say("campaign-pays")} ${Object.entries(auction.pays).map(([good, worth]) => say(`good-${good}`) + (worth > 1 ? ` (${worth})` : "")).join(", ")}`,
            ...auction.means.map(({ seat, sure, most }) => {
              const state = auction.passed.includes(seat) ? say("campaign-passed") : seat === auction.bidder ? say("campaign-bids", { n: auction.high_bid ?? 0 }) : "";
              return [`${names[seat]}:`, state, say("campaign-means-long", { least: sure, most })].filter(Boolean).join(" ");
            }),
          ],
        },
      ]
    : [];
  const route: Section = {
    title: say("campaign-route"),
    lines: table.route.map((crossing, n) => `${n + 1}. ${crossing.vertex} ${crossingInWords(scene, crossing)}${n < table.position ? ` (${say("campaign-behind")})` : ""}`),
  };
  const closed: Section = { title: say("campaign-closed-land"), lines: table.guarded.length ? [table.guarded.join("; ")] : ["–"] };
  return [{ title: say("campaign-title"), lines: campaign }, ...sold, ...describePlain(scene), route, closed];
}
