import { pendingReviewSchema } from "@heirloop/contract/review/review.schema";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { reviewModalMachine } from "./review-modal.machine.ts";

const half = (firstName: string) => ({ user: { firstName }, rating: null, feedback: null });
const pending = pendingReviewSchema.parse({
  _id: "review-0001",
  type: "completedPurchase",
  buyer: half("Maren"),
  seller: half("Prairie Modern"),
  listings: [],
});
const down = { error: new Error("down") };

test("handles every event in every state and takes every transition", () => {
  const proof = proveMachine({
    machine: reviewModalMachine,
    inputs: { start: undefined },
    events: [
      { type: "SIGNED_IN", snoozed: false },
      { type: "SIGNED_IN", snoozed: true },
      { type: "SIGNED_OUT" },
      { type: "CHECK" },
      { type: "OPEN_REQUEST", source: { notification: "note-0001" } },
      { type: "OPEN_REQUEST", source: { order: "order-0001" } },
      { type: "RATE", rating: 3 },
      { type: "RATE", rating: 4 },
      { type: "WRITE", feedback: "As told." },
      { type: "WRITE", feedback: "x".repeat(2_001) },
      { type: "SUBMIT" },
      { type: "NOT_NOW" },
      { type: "DISMISS" },
      { type: "DONE" },
    ],
    answers: {
      owed: [{ output: pending }, { output: null }, down],
      requested: [{ output: pending }, { output: null }, down],
      submit: [{ output: "scheduled" }, { output: "held" }, { output: "email-unverified" }, down],
      decline: [{ output: undefined }, down],
    },
  });
  const signedIn = ["SIGNED_OUT"];
  expect(proof.gaps).toEqual([]);
  expect(proof.taken).toEqual({
    signedOut: ["SIGNED_IN"],
    "signedIn.asking": [...signedIn, "OPEN_REQUEST"].toSorted(),
    "signedIn.nothing": [...signedIn, "CHECK", "OPEN_REQUEST"].toSorted(),
    "signedIn.opening": signedIn,
    "signedIn.form": [
      ...signedIn,
      "DISMISS",
      "NOT_NOW",
      "OPEN_REQUEST",
      "RATE",
      "SUBMIT",
      "WRITE",
    ].toSorted(),
    "signedIn.submitting": signedIn,
    "signedIn.waiting": [...signedIn, "DISMISS", "DONE"].toSorted(),
    "signedIn.external": [...signedIn, "DISMISS", "DONE"].toSorted(),
    "signedIn.declining": [...signedIn, "OPEN_REQUEST"].toSorted(),
    "signedIn.closed": [...signedIn, "OPEN_REQUEST"].toSorted(),
  });
});
