// Egypt as this table draws it: lines placed by hand, each drawn once and shared by what lies on either side,
// so that neighbours always fit. South is at the foot, the delta at the head; the numbers are the drawing's own.
export type Point = readonly [number, number];
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const SIZE = { width: 1000, height: 800 };

const LINES = {
  // The shore of the Great Sea, from the western desert to Sinai.
  shoreWest: [[0, 96], [50, 104], [100, 90], [150, 104], [196, 94]],
  shoreButo: [[196, 94], [250, 72], [300, 78], [345, 58], [400, 62], [463, 46]],
  shoreMendes: [[463, 46], [525, 60], [580, 54], [636, 74], [690, 96]],
  shoreSinai: [[690, 96], [760, 112], [830, 104], [910, 116], [1000, 104]],
  // The Red Sea: both shores of its northern gulf, then the coast down to Nubia.
  gulfEast: [[1000, 372], [958, 330], [916, 280], [884, 246]],
  coastAvaris: [[884, 246], [890, 300], [904, 350], [909, 400], [921, 440]],
  coastSawu: [[921, 440], [928, 490], [944, 530], [946, 575], [960, 612]],
  coastBerenike: [[960, 612], [976, 650], [974, 700], [992, 748], [1000, 800]],
  // Between the desert of the west and the valley.
  westOne: [[196, 94], [210, 142], [198, 198], [214, 262]],
  westTwo: [[214, 262], [226, 320], [210, 380], [220, 438]],
  westThree: [[220, 438], [206, 500], [224, 560], [212, 614]],
  westFour: [[212, 614], [226, 680], [208, 742], [216, 800]],
  // Between the valley and the hills of the east.
  eastOne: [[690, 96], [704, 146], [686, 198], [696, 258]],
  eastTwo: [[696, 258], [708, 320], [692, 380], [704, 438]],
  eastThree: [[704, 438], [694, 500], [712, 560], [698, 612]],
  eastFour: [[698, 612], [710, 680], [696, 740], [704, 800]],
  // From west to east, three times across the land.
  acrossOneA: [[0, 268], [60, 256], [130, 272], [214, 262]],
  acrossOneB: [[214, 262], [300, 272], [380, 258], [455, 275]],
  acrossOneC: [[455, 275], [540, 262], [620, 274], [696, 258]],
  acrossOneD: [[696, 258], [740, 248], [800, 258], [850, 240], [884, 246]],
  acrossTwoA: [[0, 442], [70, 430], [150, 448], [220, 438]],
  acrossTwoB: [[220, 438], [300, 448], [370, 432], [424, 438]],
  acrossTwoC: [[424, 438], [520, 430], [610, 448], [704, 438]],
  acrossTwoD: [[704, 438], [780, 430], [850, 446], [921, 440]],
  acrossThreeA: [[0, 618], [80, 606], [150, 622], [212, 614]],
  acrossThreeB: [[212, 614], [300, 604], [380, 620], [440, 612]],
  acrossThreeC: [[440, 612], [540, 622], [620, 604], [698, 612]],
  acrossThreeD: [[698, 612], [780, 622], [870, 604], [960, 612]],
  // The Nile, from the head of the delta to the cataract, with its great bend at Thebes.
  nileDelta: [[463, 46], [466, 120], [458, 200], [455, 275]],
  nileMemphis: [[455, 275], [444, 310], [460, 350], [446, 396], [424, 438]],
  nileThebes: [[424, 438], [418, 470], [450, 492], [494, 508], [500, 542], [468, 574], [440, 612]],
  nileAbu: [[440, 612], [434, 650], [466, 688], [478, 724], [452, 764], [462, 800]],
  // The edges of the sheet.
  edgeOne: [[0, 268], [0, 96]],
  edgeTwo: [[0, 442], [0, 268]],
  edgeThree: [[0, 618], [0, 442]],
  edgeFour: [[0, 800], [0, 618]],
  footA: [[216, 800], [0, 800]],
  footB: [[462, 800], [216, 800]],
  footC: [[704, 800], [462, 800]],
  footD: [[1000, 800], [704, 800]],
  edgeSinai: [[1000, 104], [1000, 372]],
} satisfies Record<string, Point[]>;

type Line = keyof typeof LINES;
type Way = Line | `-${Line}`; // with a minus: from its end to its beginning

/** Round each region clockwise, from its north-western corner. */
const OUTLINES: Record<string, Way[]> = {
  damanhur: ["shoreWest", "westOne", "-acrossOneA", "edgeOne"],
  buto: ["shoreButo", "nileDelta", "-acrossOneB", "-westOne"],
  mendes: ["shoreMendes", "eastOne", "-acrossOneC", "-nileDelta"],
  baharya: ["acrossOneA", "westTwo", "-acrossTwoA", "edgeTwo"],
  memphis: ["acrossOneB", "nileMemphis", "-acrossTwoB", "-westTwo"],
  amarna: ["acrossOneC", "eastTwo", "-acrossTwoC", "-nileMemphis"],
  avaris: ["acrossOneD", "coastAvaris", "-acrossTwoD", "-eastTwo"],
  dakhla: ["acrossTwoA", "westThree", "-acrossThreeA", "edgeThree"],
  abydos: ["acrossTwoB", "nileThebes", "-acrossThreeB", "-westThree"],
  thebes: ["acrossTwoC", "eastThree", "-acrossThreeC", "-nileThebes"],
  sawu: ["acrossTwoD", "coastSawu", "-acrossThreeD", "-eastThree"],
  kharga: ["acrossThreeA", "westFour", "footA", "edgeFour"],
  edfu: ["acrossThreeB", "nileAbu", "footB", "-westFour"],
  abu: ["acrossThreeC", "eastFour", "footC", "-nileAbu"],
  berenike: ["acrossThreeD", "coastBerenike", "footD", "-eastFour"],
};

const LAND: Way[] = [
  "shoreWest", "shoreButo", "shoreMendes", "shoreSinai", "edgeSinai", "gulfEast", "coastAvaris", "coastSawu", "coastBerenike",
  "footD", "footC", "footB", "footA", "edgeFour", "edgeThree", "edgeTwo", "edgeOne",
];

/** The arms of the delta besides the middle one, from the coast to where they part. */
const ARMS: Point[][] = [
  [[388, 60], [398, 120], [428, 190], [448, 240], [455, 275]],
  [[428, 54], [430, 120], [446, 190], [455, 275]],
  [[506, 54], [500, 124], [474, 196], [455, 275]],
  [[548, 58], [532, 126], [492, 200], [464, 246], [455, 275]],
];

/** A smooth curve through points, going on from where the pen is. */
function curve(points: readonly Point[]): string {
  let d = "";
  for (let n = 0; n < points.length - 1; n++) {
    const before = points[Math.max(0, n - 1)]!;
    const from = points[n]!;
    const to = points[n + 1]!;
    const after = points[Math.min(points.length - 1, n + 2)]!;
    const pull = (a: number, b: number, c: number) => Math.round(a + (c - b) / 6);
    d += `C${pull(from[0], before[0], to[0])} ${pull(from[1], before[1], to[1])} ${pull(to[0], after[0], from[0])} ${pull(to[1], after[1], from[1])} ${to[0]} ${to[1]}`;
  }
  return d;
}

function pointsOf(way: Way): readonly Point[] {
  return way.startsWith("-") ? LINES[way.slice(1) as Line].toReversed() as unknown as Point[] : LINES[way as Line] as unknown as Point[];
}

const open = (points: readonly Point[]) => `M${points[0]!.join(" ")}${curve(points)}`;
const outline = (ways: Way[]) => `M${pointsOf(ways[0]!)[0]!.join(" ")}${ways.map((way) => curve(pointsOf(way))).join("")}z`;
const joined = (...lines: Line[]) => `M${pointsOf(lines[0]!)[0]!.join(" ")}${lines.map((line) => curve(pointsOf(line))).join("")}`;

export const REGIONS: Record<string, string> = Object.fromEntries(
  Object.entries(OUTLINES).map(([province, ways]) => [province, outline(ways)]),
);
export const LAND_PATH = outline(LAND);
export const NILE_PATH = joined("nileDelta", "nileMemphis", "nileThebes", "nileAbu");
export const ARM_PATHS = ARMS.map(open);
export const DELTA_PATH = `${joined("shoreButo", "shoreMendes")}${curve([[690, 96], [648, 160], [560, 232], [455, 296]])}${curve([[455, 296], [350, 232], [256, 160], [196, 94]])}z`;
export const SHORE_PATHS = [
  joined("shoreWest", "shoreButo", "shoreMendes", "shoreSinai"),
  joined("gulfEast", "coastAvaris", "coastSawu", "coastBerenike"),
];
/** Where Lower Egypt ends and Upper Egypt begins. */
export const BETWEEN_PATH = joined("acrossTwoA", "acrossTwoB", "acrossTwoC", "acrossTwoD");

/** The room inside each region where its things are laid out, clear of river and shore. */
const COLUMNS = { desert: [8, 200], west: [224, 186], east: [508, 178], hills: [714, 186] } as const;
const ROWS = [106, 280, 456, 632] as const;
const room = (column: keyof typeof COLUMNS, row: number, shift = 0): Box => ({
  x: COLUMNS[column][0] + shift,
  y: ROWS[row]!,
  width: COLUMNS[column][1],
  height: 150,
});
export const ROOMS: Record<string, Box> = {
  damanhur: room("desert", 0), buto: room("west", 0, -4), mendes: room("east", 0, -2),
  baharya: room("desert", 1), memphis: room("west", 1), amarna: room("east", 1, -10), avaris: room("hills", 1),
  dakhla: room("desert", 2), abydos: room("west", 2, 2), thebes: room("east", 2, 6), sawu: room("hills", 2, 6),
  kharga: room("desert", 3), edfu: room("west", 3, 4), abu: room("east", 3, -4), berenike: room("hills", 3, 14),
};

/** The corner of Sinai, where no province lies: the temple track stands there. */
export const TEMPLE_GROUND: Box = { x: 708, y: 142, width: 284, height: 100 };

/** The smallest box round the regions of some provinces, with a margin; the whole sheet if there are none. */
export function boxAround(provinces: string[], margin = 30): Box {
  const rooms = provinces.flatMap((id) => ROOMS[id] ?? []);
  if (!rooms.length) return { x: 0, y: 0, ...SIZE };
  const left = Math.max(0, Math.min(...rooms.map((r) => r.x)) - margin);
  const top = Math.max(0, Math.min(...rooms.map((r) => r.y)) - margin);
  const right = Math.min(SIZE.width, Math.max(...rooms.map((r) => r.x + r.width)) + margin);
  const bottom = Math.min(SIZE.height, Math.max(...rooms.map((r) => r.y + r.height)) + margin);
  return { x: left, y: top, width: right - left, height: bottom - top };
}
