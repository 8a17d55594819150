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

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
function offsetAt(timeZone: string, instant: number): number {
  const parts = new Map(
    getFormat(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return (
    Date.UTC(part("year"), part("month") - 1, part("day"), part("hour"), part("minute"), part("second")) -
    instant
  );
}

/**
 * The instant at which the clocks of a time zone show an hour of a day (`2026-11-25`), in milliseconds since 1970.
 */
export function instantOf(day: string, hour: number, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${String(hour).padStart(2, "0")}:00:00.000Z`);
  const guess = asUtc - offsetAt(timeZone, asUtc);
  // The guess may lie on the other side of a change of the clocks.
  return asUtc - offsetAt(timeZone, guess);
}
