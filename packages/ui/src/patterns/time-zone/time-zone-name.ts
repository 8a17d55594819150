/** "Central Time", "Mountain Standard Time": the same in summer and winter. */
export const formatTimeZone = (timeZone: string): string =>
  new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longGeneric" })
    .formatToParts(Date.UTC(2026, 0, 1))
    .find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
