const part = (timeZone: string, timeZoneName: "longGeneric" | "longOffset", instant: number): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName })
    .formatToParts(instant)
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;

/** "Central Time", "Mountain Standard Time": the same in summer and winter. */
export const formatTimeZone = (timeZone: string): string =>
  part(timeZone, "longGeneric", Date.UTC(2026, 0, 1));

/** Whether the clocks of two time zones always show the same time. */
export const showsSameTime = (one: string, other: string): boolean =>
  [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)].every(
    (instant) => part(one, "longOffset", instant) === part(other, "longOffset", instant),
  );
