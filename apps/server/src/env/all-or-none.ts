import { StartRefused } from "../start-refused.ts";

/** Returns the settings if all are there, null if none is; otherwise names the missing ones. */
export function allOrNone<Name extends string>(
  sentence: string,
  settings: Readonly<Record<Name, string | undefined>>,
): Record<Name, string> | null {
  const entries = Object.entries<string | undefined>(settings);
  const missing = entries.flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (missing.length === entries.length) return null;
  if (missing.length > 0) throw new StartRefused(`${sentence}: ${missing.join(", ")}.`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- None is missing.
  return settings as Record<Name, string>;
}
