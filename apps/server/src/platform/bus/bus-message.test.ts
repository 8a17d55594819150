import { expect, test } from "vitest";
import type { BusMessage } from "./bus.ts";
import { parseBusMessage } from "./bus-message.ts";

test("carries an event about a consignment to the other processes", () => {
  const message: BusMessage = {
    kind: "event",
    to: { user: "ada" },
    event: "consignment",
    data: { consignmentId: "consignment-1", status: "accepted" },
  };
  expect(parseBusMessage(JSON.stringify(message))).toEqual(message);
});

test.each([
  ["an event of another version", JSON.stringify({ kind: "event", to: { user: "ada" }, event: "later" })],
  ["a text that is not JSON", "{"],
])("returns null for %s", (_what, text) => {
  expect(parseBusMessage(text)).toBeNull();
});
