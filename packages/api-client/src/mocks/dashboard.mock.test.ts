import { addDays } from "@heirloop/contract/calendar/wall-time";
import { expect, test } from "vitest";
import { summaryOf } from "./dashboard.mock.ts";
import { createMockWorld, storeOrder } from "./mock-world.ts";

test("counts the no-shows that buyers report until the seller contests them", () => {
  const world = createMockWorld();
  const [order] = [...world.index.orders.values()].filter(({ status }) => status === "active-pickup");
  const seller = world.accounts.find(({ id }) => id === order?.sellerId);
  if (order === undefined || seller === undefined) throw new Error("The demo world has no agreed pickup.");
  const count = (by: "buyer" | "seller", contested: boolean) => {
    storeOrder(world, { ...order, noShow: { by, contested } });
    return summaryOf(world, seller).tasks.find(({ kind }) => kind === "no-shows")?.count ?? 0;
  };
  const before = count("seller", false);
  expect([count("buyer", false), count("buyer", true)]).toEqual([before + 1, before]);
});

test("counts the other times that buyers propose until they are over", () => {
  const world = createMockWorld();
  const [order] = [...world.index.orders.values()].filter(({ status }) => status === "active-pickup");
  const seller = world.accounts.find(({ id }) => id === order?.sellerId);
  if (order === undefined || seller === undefined) throw new Error("The demo world has no agreed pickup.");
  const count = (by: "buyer" | "seller", date: string) => {
    storeOrder(world, { ...order, reschedule: { by, date, window: "morning" } });
    return summaryOf(world, seller).tasks.find(({ kind }) => kind === "reschedules")?.count ?? 0;
  };
  const later = addDays(world.now().slice(0, 10), 5);
  const before = count("seller", later);
  expect([count("buyer", later), count("buyer", "2020-01-01")]).toEqual([before + 1, before]);
});
