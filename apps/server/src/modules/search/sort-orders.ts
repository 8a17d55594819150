import type { ListingSort } from "@heirloop/contract/listing/listing-query.schema";
import type { ListingRecord } from "@heirloop/contract/search/search.schema";

type Compare = (a: ListingRecord, b: ListingRecord) => number;

const byDate: Compare = (a, b) => b.date - a.date || (a.objectID < b.objectID ? -1 : 1);
const compare: Record<ListingSort, Compare> = {
  relevance: byDate,
  newest: byDate,
  "price-asc": (a, b) => a.price - b.price || byDate(a, b),
  "price-desc": (a, b) => b.price - a.price || byDate(a, b),
  discount: (a, b) => b.discount - a.discount || byDate(a, b),
};

/** Slots of the existing records (null is deleted), in each requested sort order. */
export function createSortOrders(records: ReadonlyArray<ListingRecord | null>) {
  const orders = new Map<ListingSort, Uint32Array>();

  function sorted(sort: ListingSort): Uint32Array {
    const living = records.flatMap((record, slot) => (record === null ? [] : [{ record, slot }]));
    living.sort((a, b) => compare[sort](a.record, b.record));
    return Uint32Array.from(living, ({ slot }) => slot);
  }

  /** Returns how many slots of an order come before a record, by binary search. */
  function placeOf(record: ListingRecord, order: Uint32Array, sort: ListingSort): number {
    let before = 0;
    let after = order.length;
    while (before < after) {
      const middle = (before + after) >> 1;
      const other = records[order[middle] ?? -1];
      if (other && compare[sort](other, record) < 0) before = middle + 1;
      else after = middle;
    }
    return before;
  }

  return {
    of(sort: ListingSort): Uint32Array {
      const order = orders.get(sort) ?? sorted(sort);
      orders.set(sort, order);
      return order;
    },
    /** Moves one slot to its record's new position: sorting everything again takes some 10 ms per order. */
    move(slot: number): void {
      const record = records[slot] ?? null;
      for (const [sort, order] of orders) {
        const others = order.filter((other) => other !== slot);
        if (record === null) {
          orders.set(sort, others);
          continue;
        }
        const place = placeOf(record, others, sort);
        const next = new Uint32Array(others.length + 1);
        next.set(others.subarray(0, place));
        next[place] = slot;
        next.set(others.subarray(place), place + 1);
        orders.set(sort, next);
      }
    },
  };
}
