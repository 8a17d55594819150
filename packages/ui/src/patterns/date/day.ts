const format = new Intl.DateTimeFormat("en-US", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});

/** "Nov 12, 2026", the same on server and browser. */
export const formatDay = (instant: string): string => format.format(new Date(instant));
