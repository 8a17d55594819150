const format = new Intl.DateTimeFormat("en-US", { day: "numeric", month: "short", timeZone: "UTC" });

/** "Nov 12" for `2026-11-12`, where the year goes without saying. */
export const formatShortDay = (day: string): string => format.format(new Date(`${day}T00:00:00.000Z`));
