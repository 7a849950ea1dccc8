// No rule, price, range or constant of a game is written in the browser: the server tells them all.
//
// In the folder of a game, two things are taken for a rule:
//  - a number above 1, unless it draws;
//  - a difference, product or quotient of what the words in `VALUES` name. (A sum only adds up what is shown.)
// A number draws when it stands
//  - in a file that only draws (`DRAWING_FILES`), which then is given no scene;
//  - in the value of what is called by a word of drawing (`DRAWING_WORDS`): an attribute, a property, a variable;
//  - in a constant that `OF_THE_SCREEN` names, with what it measures.
// What is found here belongs into the view, into `scene.components`, into the move, or into a preview.
import { parse } from "svelte/compiler";
import { describe, expect, it } from "vitest";

const DRAWING_FILES = [/\/art\//, /\/geometry\.ts$/, /\/layout\.ts$/, /\/lens\.svelte\.ts$/, /Cover\.svelte$/, /^ur\/(Dice|Piece|Square)\.svelte$/];

const DRAWING_WORDS = new Set([
  ...["x", "y", "cx", "cy", "r", "rx", "ry", "dx", "dy", "d", "transform", "viewBox", "font-size", "stroke-width"],
  ...["width", "height", "size", "side", "handHeight", "zoom", "angle"],
]);

/** Constants of the screen, by file, with what they measure. */
const OF_THE_SCREEN: Record<string, Record<string, string>> = {
  "amun_re/EgyptMap.svelte": { NARROW: "pixels", NEAREST: "magnification", NEAR: "magnification", CLEAR: "pixels", drawn: "the middle of the window" },
  "amun_re/Unveiling.svelte": { TURN: "milliseconds" },
  "amun_re/Hand.svelte": { FEW: "cards with words", MANY: "cards without words" },
  "catan/CatanHand.svelte": { MOST_SHOWN: "cards in a fan" },
  "catan/Dice.svelte": { SPOTS: "where the eyes of a die are painted", WAITING: "what dice show before they are rolled" },
  "catan/HexBoard.svelte": {
    HARBOUR_ROOM: "room around the land", BOAT: "room around a boat", SMALLEST_HEX: "pixels", FINGER: "pixels", FAR: "pixels",
    SEA_ROOM: "room around the sea", SHALLOWS: "how wide they are painted", HARDLY_NEARER: "magnification", natural: "magnification",
    reach: "half a finger", mirrored: "which lands are painted the other way round",
  },
  "catan/spots.ts": { NEAR_SIZE: "around a place that is edited" },
  "catan/Where.svelte": { MOST_MARKS: "marks in a line" },
  "catan/ended.ts": { LATELY: "lines of the log to look at" },
  "catan/flights.ts": { MOST_CARDS: "cards that fly" },
  "catan_alexander/Auction.svelte": { FEW: "buttons before there is one for more" },
  "catan_alexander/Crossing.svelte": { WIDTHS: "of signs", LINE: "height of a line" },
  "catan_alexander/Journey.svelte": { MOST_MARKS: "marks in a line", "[MOST_SHEETS, CARDS_A_SHEET]": "how thick a pile is drawn" },
  "catan_alexander/Payment.svelte": { MOST_PLACES: "places in a row", "[SMALL, LARGE]": "pixels" },
  "catan_alexander/route.ts": { goalOf: "the last two points" },
  "catan_alexander/words.ts": { LINE: "letters of a line" },
  "catan_cheops/Board.svelte": { focus: "the middle of a route" },
  "catan_cheops/Egypt.svelte": { bend: "a curve", flowers: "where a lotus is painted" },
  "catan_cheops/Ends.svelte": { MOST_MARKS: "marks in a line" },
  "priests_of_ra/Board.svelte": { layout: "the shape of a window", narrow: "pixels" },
  "priests_of_ra/StepPyramid.svelte": { W: "of a block", H: "of a block" },
  "ur/Board.svelte": { HALF: "of a square", SMALL: "of a piece in a pile" },
};

/** Words for what a rule calculates with. */
const VALUES = /^(bricks|costs?|fees?|gold|harvest|have|income|need|needs|points|prices?|purse|ratios?|scores?|toll|worth)$/;

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;
const isOne = (value: unknown) => isNode(value) && value.type === "Literal" && value.value === 1;

/** What a node gives a name to. */
function nameOf(node: Node, text: string): string | undefined {
  const written = (target: unknown) => (isNode(target) ? text.slice(target.start, Number(target.end)).split(":")[0] : String(target));
  switch (node.type) {
    case "StyleDirective":
      return "width";
    case "Attribute":
      return String(node.name);
    case "Property":
    case "PropertyDefinition":
      return written(node.key);
    case "VariableDeclarator":
    case "FunctionDeclaration":
      return written(node.id);
    case "AssignmentPattern":
      return written(node.left);
    case "ConstTag":
      return nameOf((node.declaration as { declarations: Node[] }).declarations[0]!, text);
    default:
      return undefined;
  }
}

/** The words that an operand is made of; how many things there are is no value of theirs. */
function words(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "Identifier") return [String(node.name)];
  if (node.type === "MemberExpression") return isNode(node.property) && node.property.name === "length" ? [] : [...words(node.object), ...words(node.property)];
  if (node.type === "CallExpression") return [...words(node.callee), ...(node.arguments as Node[]).flatMap(words)];
  return Object.values(node).flatMap((part) => (isNode(part) ? words(part) : []));
}

/** The text that is shown, or made up, by a node. */
function shown(node: Node): string {
  if (node.type === "Text") return String(node.data);
  if (node.type === "Literal" && typeof node.value === "string") return node.value;
  return node.type === "TemplateElement" ? (node.value as { raw: string }).raw : "";
}

/** What looks like a rule in a file: line and reason. */
function rulesIn(file: string, code: string): string[] {
  const text = file.endsWith(".ts") ? `<script lang="ts">${code}\n</script>` : code;
  const allowed = new Set([...DRAWING_WORDS, ...Object.keys(OF_THE_SCREEN[file] ?? {})]);
  const found: string[] = [];
  const tell = (node: Node, what: string) => found.push(`${file}:${text.slice(0, node.start).split("\n").length}: ${what}`);
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (!isNode(node) || node.type === "StyleSheet" || node.type.startsWith("TSType") || allowed.has(nameOf(node, text) ?? "")) return;
    if (node.type === "Attribute" && Array.isArray(node.value) && node.value.every((part: Node) => part.type === "Text")) return;
    if (node.type === "Literal" && typeof node.value === "number" && node.value > 1) tell(node, `the number ${node.value}`);
    if (/(?<![\w#.,%-])(?!(?:0|1)(?![\d.]))\d/.test(shown(node))) tell(node, `the number in "${shown(node).trim()}"`);
    if (node.type === "BinaryExpression" && /^[-*/%]$/.test(String(node.operator)) && !isOne(node.left) && !isOne(node.right)) {
      const values = [...words(node.left), ...words(node.right)].filter((word) => VALUES.test(word));
      if (values.length) tell(node, `arithmetic with ${values.join(" and ")}`);
    }
    for (const [key, part] of Object.entries(node)) if (!["start", "end", "loc", "name_loc", "metadata"].includes(key)) visit(part);
  };
  visit(parse(text, { modern: true }));
  return found;
}

const sources: Record<string, string> = import.meta.glob(["../src/**/*.ts", "../src/**/*.svelte", "!../src/**/*.d.ts"], { query: "?raw", import: "default", eager: true });
const GAMES = "../src/games/";
const all = Object.keys(sources).filter((file) => file.startsWith(GAMES)).map((file) => file.slice(GAMES.length));
const read = (file: string) => sources[GAMES + file]!;
const draws = (file: string) => DRAWING_FILES.some((pattern) => pattern.test(file));

describe("the code of the games", () => {
  it("has no rule, price, range or constant of a game", () => {
    expect(all.filter((file) => !draws(file)).flatMap((file) => rulesIn(file, read(file)))).toEqual([]);
  }, 120_000);

  it("is given no scene where it only draws", () => {
    const knowing = all.filter(draws).filter((file) => /\bimport\b.*"\$frame\/game"|\bimport (?!type\b).*\/view"/.test(read(file)));
    expect(knowing).toEqual([]);
  });

  it("uses every exception that it is allowed", () => {
    const declared = (file: string, name: string) => new RegExp(`(const|function) ${name.replace(/[[\]]/g, "\\$&")}\\b|const \\${name}`).test(read(file));
    const names = Object.entries(OF_THE_SCREEN).flatMap(([file, constants]) => Object.keys(constants).map((name) => [file, name] as const));
    expect(names.filter(([file, name]) => !all.includes(file) || !declared(file, name))).toEqual([]);
  });
});

describe("the frame around the games", () => {
  it("knows none of them by name", () => {
    const names = new Set(all.filter((file) => file.includes("/")).map((file) => file.split("/")[0]!.replaceAll("_", "-")));
    names.delete("plain");
    const around = Object.keys(sources).filter((file) => !file.startsWith(GAMES));
    expect(around.length).toBeGreaterThan(0);
    expect(around.filter((file) => [...names].some((name) => sources[file]!.includes(`"${name}"`)))).toEqual([]);
  });
});

describe("this test", () => {
  const finds = (code: string, file = "catan/view.ts") => rulesIn(file, code).map((one) => one.replace(/^.*?:\d+: /, ""));
  it.each([
    ["a price", "export const ratioOf = (kind: string): string => (kind === 'any' ? '3:1' : '2:1');", ['the number in "3:1"', 'the number in "2:1"']],
    ["a constant", "export const CHITS_FOR_OFFICE = 3;", ["the number 3"]],
    ["a comparison", "const closed = mine(scene).roads_left < 15;", ["the number 15"]],
    ["what is left", "const left = me.gold - Number(move.gold);", ["arithmetic with gold and gold"]],
    ["what is lacking", "const lacking = cost[good] - (have[good] ?? 0);", ["arithmetic with cost and have"]],
    ["a number in words", "const words = `${player.sets}×3`;", ['the number in "×3"']],
  ])("finds %s", (_, code, expected) => expect(finds(code)).toEqual(expected));

  it("finds a number in what a component shows", () => {
    expect(finds("<Button points={3}>+ 2</Button>", "catan/Trade.svelte")).toEqual(["the number 3", 'the number in "+ 2"']);
  });
  it.each([
    ["sizes", '<Piece name="coin" width={22} />'],
    ["places", "{@const x = 2 * column}<circle cx={x + 20} cy=\"14\" r={7} />"],
    ["counting", "<p>{n + 1}{count > 1 ? `×${count}` : ''}</p>"],
    ["sums", "<p>{part.harvest + part.further}</p>"],
  ])("leaves %s alone", (_, code) => expect(finds(code, "catan/Trade.svelte")).toEqual([]));
});
