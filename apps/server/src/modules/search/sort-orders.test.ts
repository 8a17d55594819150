import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { listingSorts } from "@heirloop/contract/listing/listing-sorts";
import { cents } from "@heirloop/contract/money/money.schema";
import type { ListingRecord } from "@heirloop/contract/search/search.schema";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createSortOrders } from "./sort-orders.ts";

const idOf = (slot: number) => heirloopIdSchema.parse(`chair${String(slot).padStart(7, "0")}`);

type Sorted = Pick<ListingRecord, "objectID" | "price" | "discount" | "date">;

/** Few distinct values, so that many records tie. */
const few = fc.nat(3);
const change = fc.record({ slot: fc.nat(12), price: few, discount: few, date: few, gone: fc.boolean() });

test("keeps the same order when records move one by one as when all are sorted", () => {
  fc.assert(
    fc.property(fc.array(change, { maxLength: 40 }), (changes) => {
      const records: Array<Sorted | null> = Array.from({ length: 13 }, () => null);
      const moved = createSortOrders(records);
      for (const sort of listingSorts) moved.of(sort);
      for (const { slot, price, discount, date, gone } of changes) {
        records[slot] = gone ? null : { objectID: idOf(slot), price: cents(price), discount, date };
        moved.move(slot);
      }
      const anew = createSortOrders(records);
      for (const sort of listingSorts) expect(moved.of(sort)).toEqual(anew.of(sort));
    }),
  );
});
