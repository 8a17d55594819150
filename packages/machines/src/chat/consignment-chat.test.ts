import { visibleConsignmentDetails } from "@heirloop/contract/consignment/consignment-contact";
import {
  consignmentStatuses,
  type ConsignmentStatus,
} from "@heirloop/contract/consignment/consignment-status";
import { expect, test } from "vitest";
import type { ConsignmentActor, SentConsignmentEvent } from "../consignment/consignment-event.ts";
import { moveConsignment } from "../consignment/consignment-transition.ts";
import { offeredConsignment } from "../consignment/consignment.machine.ts";
import { cents } from "@heirloop/contract/money/money.schema";
import { getConsignmentChatClosedReason } from "./consignment-chat.ts";

const expected: ReadonlyArray<readonly [ConsignmentStatus, string | null]> = [
  ["submitted", "You can talk once a shop has accepted the piece."],
  ["available", "You can talk once a shop has accepted the piece."],
  ["accepted", null],
  ["collected", null],
  ["listed", null],
  ["sold", "The piece is sold."],
  ["returned", "The piece was given back to its owner."],
  ["withdrawn", "The owner withdrew the piece."],
  ["lapsed", "The piece was not collected in time."],
];

test.each(expected)("closes the chat with the shop of a piece that is %s with: %s", (status, reason) => {
  expect(getConsignmentChatClosedReason({ status, isHeld: true })).toBe(reason);
});

test.each(consignmentStatuses)("closes the chat with a shop that released a piece that is %s", (status) => {
  expect(getConsignmentChatClosedReason({ status, isHeld: false })).toBe("The shop released the piece.");
});

test.each(consignmentStatuses)(
  "keeps the chat open as long as both sides see how to reach each other: %s",
  (status) => {
    const { contact } = visibleConsignmentDetails(status, "holder");
    expect(getConsignmentChatClosedReason({ status, isHeld: true }) === null).toBe(contact);
  },
);

const now = "2026-11-21T10:00:00.000Z";
const actors: readonly ConsignmentActor[] = ["consigner", "business", "holder", "market", "time"];
const everyEvent: SentConsignmentEvent[] = actors.flatMap((by): SentConsignmentEvent[] => [
  { type: "open", by, now },
  { type: "accept", pricePlan: cents(900_00), share: 65, by, now },
  { type: "decline", by, now },
  {
    type: "set-pickup",
    address: { line1: "12 Elm St", city: "Oakland", state: "CA", zip: "94610" },
    phone: "510 555 0100",
    by,
    now,
  },
  { type: "schedule", date: "2026-11-26", window: "morning", by, now },
  { type: "release", reason: "No room", by, now },
  { type: "collect", by, now },
  { type: "list", listing: "chair-1", by, now },
  { type: "return", by, now },
  { type: "withdraw", by, now },
  { type: "request-price", price: cents(800_00), by, now },
  { type: "accept-price", price: cents(700_00), by, now },
  { type: "decline-price", price: cents(700_00), by, now },
  { type: "lapse", by, now },
  { type: "sell", price: cents(850_00), by, now },
]);

/** Whether the chat with the shop of the piece accepts messages in this status. */
const isOpen = (status: ConsignmentStatus) =>
  getConsignmentChatClosedReason({ status, isHeld: true }) === null;

test("opens the chat with the acceptance, and closes it with the release or the end", () => {
  const context = {
    ...offeredConsignment,
    pricePlan: cents(900_00),
    share: 65,
    requestedPrice: cents(700_00),
  };
  const changes = consignmentStatuses.flatMap((status) =>
    everyEvent.flatMap((event) => {
      const moved = moveConsignment({ status, context }, event);
      if (!moved.ok || isOpen(status) === isOpen(moved.consignment.status)) return [];
      return [`${status} ${event.type}: ${isOpen(status) ? "closes" : "opens"}`];
    }),
  );
  expect(changes).toEqual([
    "available accept: opens",
    "accepted withdraw: closes",
    "accepted release: closes",
    "accepted lapse: closes",
    "collected return: closes",
    "listed return: closes",
    "listed sell: closes",
  ]);
});
