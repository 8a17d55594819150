import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { type PromoModalInput, promoModalMachine } from "./promo-modal.machine.ts";

const visitor: PromoModalInput = {
  pathname: "/",
  signedIn: false,
  alreadySent: false,
  dismissed: null,
  sinceLoad: 0,
};

test("handles every event in every state and takes every transition", () => {
  const proof = proveMachine({
    machine: promoModalMachine,
    inputs: {
      "first visit": visitor,
      "signed in": { ...visitor, signedIn: true },
      "sent before": { ...visitor, alreadySent: true },
      "modal dismissed before": { ...visitor, dismissed: "modal" },
      "pill dismissed before": { ...visitor, dismissed: "pill" },
    },
    events: [
      { type: "VISIT", pathname: "/" },
      { type: "VISIT", pathname: "/login" },
      { type: "VISIT", pathname: "/product/abc/a-chair" },
      { type: "SIGNED_IN" },
      { type: "CLAIM" },
      { type: "TYPE", email: "ada" },
      { type: "TYPE", email: "ada@example.com" },
      { type: "SUBMIT" },
      { type: "DISMISS" },
      { type: "OPEN" },
      { type: "DISMISS_PILL" },
    ],
    answers: { sendCode: [{ output: undefined }, { error: new Error("down") }] },
  });
  const always = ["SIGNED_IN", "VISIT"];
  expect(proof.gaps).toEqual([]);
  expect(proof.taken).toEqual({
    "offer.waiting": always,
    "offer.postponed": always,
    "offer.open.claim": [...always, "CLAIM", "DISMISS"].toSorted(),
    "offer.open.email": [...always, "DISMISS", "SUBMIT", "TYPE"].toSorted(),
    "offer.pill": [...always, "OPEN", "DISMISS_PILL"].toSorted(),
    "offer.sending.expanded": [...always, "DISMISS"].toSorted(),
    "offer.sending.minimized": [...always, "OPEN", "DISMISS_PILL"].toSorted(),
    sent: [],
    over: [],
  });
});
