const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(timeZone, format);
  return format;
}

const dayLength = 86_400_000;

/** What the clocks of a time zone show at an instant, as if it were UTC, in milliseconds since 1970. */
function clockAt(timeZone: string, instant: number): number {
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second"));
}

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
const offsetAt = (timeZone: string, instant: number): number => clockAt(timeZone, instant) - instant;

/** The day (`2026-11-25`) and the hour (0 to 23) that the clocks of a time zone show at an instant. */
export function wallTimeAt(instant: number, timeZone: string): { day: string; hour: number } {
  const clock = new Date(clockAt(timeZone, instant));
  return { day: clock.toISOString().slice(0, 10), hour: clock.getUTCHours() };
}

/** The day so many days after a day: `2026-03-08` is one day after `2026-03-07`. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00.000Z`) + days * dayLength).toISOString().slice(0, 10);

/** 0 for a Sunday, 6 for a Saturday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00.000Z`).getUTCDay();

/**
 * The instant at which the clocks of a time zone show an hour of a day (`2026-11-25`), in milliseconds since 1970.
 * An hour that occurs twice is the first one; an hour that the clocks skip is as long after the change as it is
 * after the last hour before it.
 */
export function instantOf(day: string, hour: number, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00.000Z`);
  // Clocks change at most once within these two days.
  const before = asUtc - offsetAt(timeZone, asUtc - dayLength);
  const after = asUtc - offsetAt(timeZone, asUtc + dayLength);
  const shown = [before, after].filter((instant) => clockAt(timeZone, instant) === asUtc);
  return shown.length === 0 ? before : Math.min(...shown);
}
