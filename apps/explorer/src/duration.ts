const units: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };

/**
 * Parses `150ms`, `5s`, `15m`, `72h` or `14d` into milliseconds; a bare number is milliseconds. Null for
 * anything else.
 */
export function milliseconds(written: string): number | null {
  const [, amount, unit = "ms"] = /^(\d+(?:\.\d+)?)(ms|s|m|h|d)?$/.exec(written.trim()) ?? [];
  const factor = units[unit];
  return amount === undefined || factor === undefined ? null : Number(amount) * factor;
}

/** The shortest exact notation for milliseconds. */
export function duration(value: number): string {
  for (const [unit, factor] of Object.entries(units).toReversed())
    if (value >= factor && Number.isInteger((value / factor) * 10)) return `${value / factor} ${unit}`;
  return `${value} ms`;
}
