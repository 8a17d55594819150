import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import type { OverlayKind } from "./overlay-order.ts";
import { overlayQueueMachine } from "./overlay-queue.machine.ts";

const request = (id: string, kind: OverlayKind) => ({ type: "REQUEST", request: { id, kind } }) as const;
const withdraw = (id: string) => ({ type: "WITHDRAW", id }) as const;

test("handles every event in every state and takes every transition", () => {
  const proof = proveMachine({
    machine: overlayQueueMachine,
    inputs: { home: { pathname: "/", search: "" } },
    events: [
      { type: "VISIT", pathname: "/", search: "" },
      { type: "VISIT", pathname: "/explore", search: "?listing=piece-1" },
      { type: "VISIT", pathname: "/checkout", search: "" },
      request("blocked", "blocked"),
      request("cart", "dialog"),
      request("review", "review"),
      request("promo", "promo"),
      withdraw("blocked"),
      withdraw("cart"),
      withdraw("review"),
      withdraw("promo"),
      { type: "BUSY" },
      { type: "FREE" },
    ],
  });
  const always = ["BUSY", "FREE", "REQUEST", "VISIT", "WITHDRAW"];
  expect(proof.gaps).toEqual([]);
  expect(proof.taken).toEqual({
    empty: always,
    // The user is not busy in this state.
    resting: ["BUSY", "REQUEST", "VISIT", "WITHDRAW"],
    shown: always,
  });
});
