import { termKey } from "@heirloop/contract/catalog/fold-text";
import { growArray } from "./grow-array.ts";
import type { FacetValue } from "./search.port.ts";

/**
 * The values of one attribute. Many pieces have the same values, so each slot has only the number of its
 * combination of values, and counting adds up combinations first.
 */
export type FacetColumn = {
  /** Returns the values as they are stored, shared by all slots that have them. */
  set(slot: number, values: readonly string[]): readonly string[];
  clear(slot: number): void;
  /**
   * Codes of the values that this name may mean: as stored, or in a different spelling (`halden-and-moss`).
   */
  codesOf(name: string): readonly number[];
  /** One number per combination: 1 if it has any of these codes. */
  combinationsWith(codes: readonly number[]): Uint8Array;
  /** The combination of each slot. */
  combinations(): Uint32Array;
  /** Counts the values of the slots: most frequent first, then by name. */
  count(slots: Uint32Array): FacetValue[];
  readonly size: () => number;
  names(): string[];
};

type Combination = { readonly codes: readonly number[]; readonly values: readonly string[] };

const createNumbers = (length: number) => new Uint32Array(length);

export function createFacetColumn(): FacetColumn {
  const names: string[] = [];
  const codes = new Map<string, number>();
  const byForm = new Map<string, number[]>();
  /** The first one has no values. */
  const combinations: Combination[] = [{ codes: [], values: [] }];
  const known = new Map<string, number>();
  let bySlot = createNumbers(0);

  function codeFor(name: string): number {
    const found = codes.get(name);
    if (found !== undefined) return found;
    const code = names.push(name) - 1;
    codes.set(name, code);
    const form = termKey(name);
    byForm.set(form, [...(byForm.get(form) ?? []), code]);
    return code;
  }

  function combinationOf(values: readonly string[]): number {
    if (values.length === 0) return 0;
    const key = values.join("\0");
    const found = known.get(key);
    if (found !== undefined) return found;
    const combination = { codes: Array.from(new Set(values), codeFor), values: [...values] };
    const number = combinations.push(combination) - 1;
    known.set(key, number);
    return number;
  }

  function put(slot: number, combination: number): void {
    bySlot = growArray(bySlot, slot + 1, createNumbers);
    bySlot[slot] = combination;
  }

  function countCodes(slots: Uint32Array): Uint32Array {
    const perCombination = createNumbers(combinations.length);
    for (let at = 0; at < slots.length; at += 1) {
      const combination = bySlot[slots[at] ?? 0] ?? 0;
      perCombination[combination] = (perCombination[combination] ?? 0) + 1;
    }
    const counts = createNumbers(names.length);
    for (let at = 1; at < perCombination.length; at += 1) {
      const count = perCombination[at] ?? 0;
      if (count === 0) continue;
      for (const code of combinations[at]?.codes ?? []) counts[code] = (counts[code] ?? 0) + count;
    }
    return counts;
  }

  return {
    set(slot, values) {
      const combination = combinationOf(values);
      put(slot, combination);
      return combinations[combination]?.values ?? values;
    },
    clear: (slot) => put(slot, 0),
    codesOf(name) {
      const exact = codes.get(name);
      if (exact !== undefined) return [exact];
      const form = termKey(name);
      return form === "" ? [] : (byForm.get(form) ?? []);
    },
    combinationsWith: (wanted) =>
      Uint8Array.from(combinations, (combination) =>
        combination.codes.some((code) => wanted.includes(code)) ? 1 : 0,
      ),
    combinations: () => bySlot,
    count(slots) {
      const values: FacetValue[] = [];
      countCodes(slots).forEach((count, code) => {
        if (count > 0) values.push({ name: names[code] ?? "", count });
      });
      return values.toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
    },
    size: () => names.length,
    names: () => [...names],
  };
}
