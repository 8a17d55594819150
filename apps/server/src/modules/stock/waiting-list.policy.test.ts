import { expect, test } from "vitest";
import type { Caller } from "../../http/caller.ts";
import { credenza, rowDate as now } from "../../testing/example-rows.ts";
import type { ListingRow } from "../listing/listing.table.ts";
import { checkMayWait } from "./waiting-list.policy.ts";

const bea: Caller = {
  userId: "bea",
  sessionId: "session-1",
  admin: false,
  isBusiness: false,
  blocked: false,
  impersonatedBy: null,
};
const held = { reservedBy: "otto", reservedUntil: new Date(now.getTime() + 60_000) };
const mayWait = (listing: Partial<ListingRow>) => () => checkMayWait(bea, { ...credenza, ...listing }, now);

test("lets a user wait for a piece that another user holds", () => {
  expect(mayWait(held)).not.toThrow();
});

test.each<[what: string, listing: Partial<ListingRow>, code: string, message: string | RegExp]>([
  ["their own piece", { ...held, sellerId: "bea" }, "own-listing", /own/],
  ["a sold piece", { ...held, status: "sold" }, "listing-sold", /sold/],
  ["an inactive piece", { ...held, status: "inactive" }, "listing-inactive", /./],
  ["a free piece", {}, "state-conflict", "This piece is available: you can buy it now."],
  [
    "a piece whose hold has ended",
    { ...held, reservedUntil: new Date(now.getTime() - 1) },
    "state-conflict",
    "This piece is available: you can buy it now.",
  ],
  [
    "a piece that they hold",
    { ...held, reservedBy: "bea" },
    "state-conflict",
    "You hold this piece yourself.",
  ],
])("refuses to let a user wait for %s", (_, listing, code, message) => {
  expect(mayWait(listing)).toThrow(expect.objectContaining({ code }) as Error);
  expect(mayWait(listing)).toThrow(message);
});
