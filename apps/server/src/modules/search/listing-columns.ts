import { attributeValues } from "@heirloop/contract/listing/listing-facets";
import { searchFacets, type ListingRecord, type SearchFacet } from "@heirloop/contract/search/search.schema";
import { growArray } from "./grow-array.ts";
import { createFacetColumn, type FacetColumn } from "./facet-column.ts";
import { numericFields, type Condition, type NumericField } from "./search.port.ts";

const facetValues = (record: ListingRecord, facet: SearchFacet): readonly string[] =>
  facet === "discount" ? [String(record.discount)] : attributeValues(record, facet);

const createNumbers = (length: number) => new Float64Array(length);

/** A condition resolved to its column, so that testing a slot is a few reads from arrays. */
export type SlotTest = {
  readonly values: Float64Array | Uint32Array;
  /** The combinations of a facet that satisfy the condition; null for a number. */
  readonly allowed: Uint8Array | null;
  readonly least: number;
  readonly most: number;
  readonly not: boolean;
};

/** Whether a slot passes at least one of the tests. */
export function passesAny(tests: readonly SlotTest[], slot: number): boolean {
  for (const { values, allowed, least, most, not } of tests) {
    const value = values[slot] ?? Number.NaN;
    const passes = allowed === null ? value >= least && value <= most : allowed[value] === 1;
    if (passes !== not) return true;
  }
  return false;
}

/** The facets and numbers of all listings, by slot. */
export function createListingColumns() {
  const facets = new Map<SearchFacet, FacetColumn>(searchFacets.map((facet) => [facet, createFacetColumn()]));
  const numbers = new Map<NumericField, Float64Array>(
    numericFields.map((field) => [field, createNumbers(0)]),
  );
  const facet = (name: SearchFacet): FacetColumn => facets.get(name) ?? createFacetColumn();
  const number = (field: NumericField): Float64Array => numbers.get(field) ?? createNumbers(0);

  return {
    facet,
    number,
    set(slot: number, record: ListingRecord): void {
      for (const [name, column] of facets) column.set(slot, facetValues(record, name));
      for (const [field, values] of numbers) {
        const larger = growArray(values, slot + 1, createNumbers);
        larger[slot] = record[field] ?? Number.NaN;
        numbers.set(field, larger);
      }
    },
    clear(slot: number): void {
      for (const column of facets.values()) column.clear(slot);
      for (const values of numbers.values()) values[slot] = Number.NaN;
    },
    testOf(condition: Condition): SlotTest {
      const { not = false } = condition;
      if (condition.kind === "number") {
        const { field, least, most } = condition;
        return { values: number(field), allowed: null, least, most, not };
      }
      const column = facet(condition.facet);
      const allowed = column.combinationsWith(column.codesOf(condition.value));
      return { values: column.combinations(), allowed, least: 0, most: 0, not };
    },
  };
}
