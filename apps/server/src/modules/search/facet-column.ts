import { slugify } from "../../slugify.ts";

/** The values of one attribute, kept as small numbers: counting is adding up in an array. */
export type FacetColumn = {
  set(slot: number, values: readonly string[]): void;
  clear(slot: number): void;
  /** Codes of the values that this name may mean: as stored, or in the form of an address (`halden-and-moss`). */
  codesOf(name: string): readonly number[];
  codesAt(slot: number): Uint16Array;
  readonly size: () => number;
  name(code: number): string;
};

const none = new Uint16Array();

export function createFacetColumn(): FacetColumn {
  const names: string[] = [];
  const codes = new Map<string, number>();
  const byForm = new Map<string, number[]>();
  const rows: Uint16Array[] = [];

  function codeFor(name: string): number {
    const known = codes.get(name);
    if (known !== undefined) return known;
    const code = names.push(name) - 1;
    codes.set(name, code);
    const form = slugify(name);
    byForm.set(form, [...(byForm.get(form) ?? []), code]);
    return code;
  }

  return {
    set: (slot, values) => void (rows[slot] = Uint16Array.from(new Set(values), codeFor)),
    clear: (slot) => void (rows[slot] = none),
    codesOf(name) {
      const exact = codes.get(name);
      if (exact !== undefined) return [exact];
      const form = slugify(name);
      return form === "" ? [] : (byForm.get(form) ?? []);
    },
    codesAt: (slot) => rows[slot] ?? none,
    size: () => names.length,
    name: (code) => names[code] ?? "",
  };
}
