import { expect, test } from "vitest";
import { parseServerEvent } from "./parse-server-event.ts";

test("parses an event of the contract", () => {
  const event = { ord: "order-1", by: "ada", upTo: 4 };
  expect(parseServerEvent("seen", event)).toEqual(event);
});

test("drops fields that the contract does not have", () => {
  expect(parseServerEvent("typing", { ord: "order-1", by: "ada", color: "red" })).toEqual({
    ord: "order-1",
    by: "ada",
  });
});

test.each([
  ["a field of another type", { ord: "order-1", by: "ada", upTo: "4" }],
  ["a missing field", { ord: "order-1", upTo: 4 }],
  ["no object at all", "seen"],
  ["nothing", undefined],
])("returns null for %s", (_what, data) => {
  expect(parseServerEvent("seen", data)).toBeNull();
});
