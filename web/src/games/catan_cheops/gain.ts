// Points as they come: Blessing and Curse too.
import type { Gain } from "$frame/game";
import type { LogEvent } from "$lib/api/types";
import * as common from "../catan/gain";

const BLESSING = 3;
const CURSE = -2;

export function gain(logEvent: LogEvent): number | Gain[] | undefined {
  switch (logEvent.log_event) {
    case "blessed":
      return BLESSING;
    case "blessed-instead":
      return [{ seat: Number(logEvent.seat), points: BLESSING }, { seat: Number(logEvent.victim), points: -BLESSING }];
    case "cursed":
      return CURSE;
    case "freed":
      return -CURSE;
    default:
      return common.gain(logEvent);
  }
}
