import { termKey } from "@heirloop/contract/catalog/fold-text";

/** The values of one attribute as small integers, so counting is adding up in an array. */
export type FacetColumn = {
  set(slot: number, values: readonly string[]): void;
  clear(slot: number): void;
  /**
   * Codes of the values that this name may mean: as stored, or in a different spelling (`halden-and-moss`).
   */
  codesOf(name: string): readonly number[];
  codesAt(slot: number): readonly number[];
  /** Slots that have the value. */
  slotsOf(code: number): readonly number[];
  readonly size: () => number;
  names(): string[];
  name(code: number): string;
};

const none: readonly number[] = [];

export function createFacetColumn(): FacetColumn {
  const names: string[] = [];
  const codes = new Map<string, number>();
  const byForm = new Map<string, number[]>();
  const rows: Array<readonly number[]> = [];
  /** Many pieces have the same values, so they share one row. */
  const shared = new Map<string, readonly number[]>();
  /** By code; rebuilt on the first read after a change. */
  let places: number[][] | null = null;

  function codeFor(name: string): number {
    const known = codes.get(name);
    if (known !== undefined) return known;
    const code = names.push(name) - 1;
    codes.set(name, code);
    const form = termKey(name);
    byForm.set(form, [...(byForm.get(form) ?? []), code]);
    return code;
  }

  function placesByCode(): number[][] {
    const made: number[][] = names.map(() => []);
    rows.forEach((row, slot) => {
      for (const code of row) made[code]?.push(slot);
    });
    return made;
  }

  function rowOf(values: readonly string[]): readonly number[] {
    const key = values.join("\0");
    const known = shared.get(key);
    if (known !== undefined) return known;
    const row = Array.from(new Set(values), codeFor);
    shared.set(key, row);
    return row;
  }

  function put(slot: number, row: readonly number[]): void {
    rows[slot] = row;
    places = null;
  }

  return {
    set: (slot, values) => put(slot, rowOf(values)),
    clear: (slot) => put(slot, none),
    codesOf(name) {
      const exact = codes.get(name);
      if (exact !== undefined) return [exact];
      const form = termKey(name);
      return form === "" ? [] : (byForm.get(form) ?? []);
    },
    codesAt: (slot) => rows[slot] ?? none,
    slotsOf: (code) => (places ??= placesByCode())[code] ?? [],
    size: () => names.length,
    names: () => [...names],
    name: (code) => names[code] ?? "",
  };
}
