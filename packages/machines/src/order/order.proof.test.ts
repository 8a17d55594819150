import { orderStatuses } from "@heirloop/contract/order/order-status";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { orderMachine } from "./order.machine.ts";
import { variants } from "./move-row.fixture.ts";
import { orderMoves } from "./order-moves.fixture.ts";
import { anyOrder } from "./order.fixture.ts";
import { everyEvent } from "./order-sequence.fixture.ts";

test("handles every event by every sender in every state and takes every transition", () => {
  const proof = proveMachine({
    machine: orderMachine,
    inputs: {
      "an offer": anyOrder,
      "delivered within one hub": { ...anyOrder, offer: null },
      "picked up": { ...anyOrder, offer: null, type: "pickup" },
      "shipped to another hub": { ...anyOrder, offer: null, buyerHub: "NY" },
    },
    restored: {
      "a pickup today": orderMachine.resolveState({
        value: "active-pickup",
        context: { ...variants["on the day"], type: "pickup" },
      }),
      "a pickup whose time is over": orderMachine.resolveState({
        value: "active-pickup",
        context: { ...variants["time over"], type: "pickup" },
      }),
      "a delivery today": orderMachine.resolveState({
        value: "active-delivery",
        context: variants["on the day"],
      }),
      "a delivery whose time is over": orderMachine.resolveState({
        value: "active-delivery",
        context: variants["time over"],
      }),
      "an offer above its piece's new price": orderMachine.resolveState({
        value: "offer-sent",
        context: { ...anyOrder, askingPrice: 70_000 },
      }),
      "an offer below the price agreed on with the owner": orderMachine.resolveState({
        value: "offer-sent",
        context: { ...anyOrder, priceFloor: 90_000 },
      }),
      // Only old orders have this spelling; no transition leads to it.
      "an old cancellation": orderMachine.resolveState({ value: "canceled", context: anyOrder }),
    },
    events: everyEvent,
    distinguish: ({ context }) => [
      context.askingPrice,
      context.priceFloor,
      context.offer?.turn,
      context.offer?.status,
      context.completeOffAskedBy,
      context.pickup !== null,
      context.payment,
      context.type,
      context.buyerHub,
      context.proposals.length,
      context.agreed?.date,
      context.reschedule?.date,
      context.noShow?.by,
      context.noShow?.contested,
    ],
  });
  expect(proof.gaps).toEqual([]);
  const taken = orderStatuses.map((status) => [
    status,
    [...new Set(orderMoves.filter((move) => move.status === status).map(({ send }) => send))].toSorted(),
  ]);
  expect(proof.taken).toEqual({ placing: ["offer", "request"], ...Object.fromEntries(taken) });
});
