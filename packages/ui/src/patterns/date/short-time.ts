import { formatDay } from "./day.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "now", "5m", "2h", "3d", and from four weeks on the day itself. */
export function formatShortTime(instant: string, now: string): string {
  const past = Math.max(0, Date.parse(now) - Date.parse(instant));
  if (past < minute) return "now";
  if (past < hour) return `${Math.floor(past / minute)}m`;
  if (past < day) return `${Math.floor(past / hour)}h`;
  return past < 28 * day ? `${Math.floor(past / day)}d` : formatDay(instant);
}
