import { expect, test } from "vitest";
import { pickupOrder, sam } from "../../testing/example-rows.ts";
import { offeredWindows } from "./offered-windows.ts";

const closed = { sunday: [], monday: [], tuesday: [], wednesday: [], thursday: [], friday: [], saturday: [] };
const seller = {
  ...sam,
  pickupCalendar: {
    timeZone: "America/Los_Angeles" as const,
    weekly: { ...closed, saturday: ["morning" as const] },
    blockedDays: [],
    leadHours: 24,
  },
};
const order = { ...pickupOrder, status: "scheduling" as const };
// A Tuesday.
const now = new Date("2026-11-24T12:00:00.000Z");
const saturdays = ["2026-11-28", "2026-12-05", "2026-12-12"].map((date) => ({
  date,
  window: "morning" as const,
}));
const [first, ...others] = saturdays;
const pickup = (id: string, sellerId = order.sellerId) => ({ id, sellerId, agreed: first ?? null });

test("offers the seller's pickup hours while the buyer of a pickup chooses a time", () => {
  expect(offeredWindows(order, seller, [], now)).toEqual(saturdays);
});

test("offers them as well for another time than the agreed one", () => {
  expect(offeredWindows({ ...order, status: "active-pickup" }, seller, [], now)).toEqual(saturdays);
});

test("leaves out the seller's other pickups, and nobody else's", () => {
  expect(offeredWindows(order, seller, [pickup("another")], now)).toEqual(others);
  expect(offeredWindows(order, seller, [pickup(order.id)], now)).toEqual(saturdays);
  expect(offeredWindows(order, seller, [pickup("another", "other-seller")], now)).toEqual(saturdays);
});

test.each([
  [{ ...order, type: "delivery" as const }, seller],
  [{ ...order, status: "completed" as const }, seller],
  [{ ...order, status: "requested" as const }, seller],
  [order, sam],
])("offers nothing otherwise", (other, account) => {
  expect(offeredWindows(other, account, [], now)).toBeNull();
});
