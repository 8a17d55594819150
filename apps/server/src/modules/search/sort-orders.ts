import type { ListingSort } from "@heirloop/contract/listing/listing-query.schema";
import type { ListingRecord } from "@heirloop/contract/search/search.schema";
import { sortOrders } from "./search-settings.ts";

type Sorted = Pick<ListingRecord, "objectID" | "price" | "discount" | "date">;
type Compare = (a: Sorted, b: Sorted) => number;

/** Ids decide last, so that the order is the same on every server. */
function compareBy(sort: ListingSort): Compare {
  const steps = sortOrders[sort].map(({ by, direction }) => ({ by, sign: direction === "asc" ? 1 : -1 }));
  return (a, b) => {
    for (const { by, sign } of steps) if (a[by] !== b[by]) return (a[by] - b[by]) * sign;
    return a.objectID < b.objectID ? -1 : 1;
  };
}
/** Compares two records in each sort order. */
export const compare: Record<ListingSort, Compare> = {
  relevance: compareBy("relevance"),
  newest: compareBy("newest"),
  "price-asc": compareBy("price-asc"),
  "price-desc": compareBy("price-desc"),
  discount: compareBy("discount"),
};

/** Slots of the existing records (null is deleted), in each requested sort order. */
export function createSortOrders(records: ReadonlyArray<Sorted | null>) {
  const orders = new Map<ListingSort, Uint32Array>();

  function sorted(sort: ListingSort): Uint32Array {
    const slots = Uint32Array.from(records.keys()).filter((slot) => records[slot] !== null);
    // Numbers in arrays are compared several times faster than those of records.
    const steps = sortOrders[sort].map(({ by, direction }) => {
      const sign = direction === "asc" ? 1 : -1;
      return Float64Array.from(records, (record) => (record?.[by] ?? 0) * sign);
    });
    return slots.toSorted((a, b) => {
      for (const values of steps) {
        const difference = (values[a] ?? 0) - (values[b] ?? 0);
        if (difference !== 0) return difference;
      }
      return (records[a]?.objectID ?? "") < (records[b]?.objectID ?? "") ? -1 : 1;
    });
  }

  /** Returns how many slots of an order come before a record, by binary search. */
  function placeOf(record: Sorted, order: Uint32Array, sort: ListingSort): number {
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
        const former = order.indexOf(slot);
        const others = former < 0 ? order : without(order, former);
        const place = record === null ? null : placeOf(record, others, sort);
        orders.set(sort, place === null ? others : withAt(others, place, slot));
      }
    },
  };
}

function without(order: Uint32Array, place: number): Uint32Array {
  const others = new Uint32Array(order.length - 1);
  others.set(order.subarray(0, place));
  others.set(order.subarray(place + 1), place);
  return others;
}

function withAt(order: Uint32Array, place: number, slot: number): Uint32Array {
  const longer = new Uint32Array(order.length + 1);
  longer.set(order.subarray(0, place));
  longer[place] = slot;
  longer.set(order.subarray(place), place + 1);
  return longer;
}
