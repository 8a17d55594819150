import { expect, test } from "vitest";
import { getOrdersTitle } from "./orders-title.ts";

const orderOf = (...titles: readonly string[]) => ({
  state: "ready" as const,
  value: { listings: titles.map((title) => ({ listing: { title } })) },
});

test("puts the opened order or the tab before the page", () => {
  const selection = "closedPurchases";
  expect([
    getOrdersTitle("My purchases", { opened: orderOf("Teak sideboard"), selection }),
    getOrdersTitle("My purchases", { opened: orderOf("Teak sideboard", "Stool", "Lamp"), selection }),
    getOrdersTitle("My purchases", { opened: { state: "failed" }, selection }),
    getOrdersTitle("My purchases", { opened: null, selection }),
    getOrdersTitle("My sales", undefined),
  ]).toEqual([
    "Teak sideboard · My purchases",
    "Teak sideboard and 2 more pieces · My purchases",
    "Past purchases · My purchases",
    "Past purchases · My purchases",
    "My sales",
  ]);
});
