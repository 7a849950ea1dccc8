// A board that is being edited, as the map of Egypt is drawn: nobody owns anything there.
import type { Board } from "$lib/boards";
import type { Province, Table } from "./view";

type Corrected = Pick<Province, "card_limit" | "fields" | "temples" | "free_gold" | "income_always" | "income_camel" | "region" | "on_nile_bank"> & { nile_side: Province["side"] };
interface Corrections {
  provinces: Record<string, Corrected>;
  temple_track: { field: number; max: number | null }[];
}

export function drawBoard(given: Record<string, unknown>, board: Board): Record<string, unknown> {
  const table = given as unknown as Table;
  const { provinces, temple_track: track } = board as unknown as Corrections;
  const shown = table.provinces.map((province): Province => {
    const { nile_side: side, ...more } = provinces[province.id] ?? { nile_side: province.side };
    return { ...province, ...more, side, status: "face_down", stones: [], owner: null };
  });
  const ends = track.map(({ max }) => max);
  const fields = table.temple.track.map((field, n) => ({ ...field, from: n ? (ends[n - 1] ?? 0) + 1 : null, to: ends[n] ?? null }));
  return { ...table, provinces: shown, auction: null, temple: { ...table.temple, track: fields } };
}
