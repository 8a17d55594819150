import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { dearer, draft, order, piece, quoteOf } from "./checkout.example.ts";
import { checkoutMachine } from "./checkout.machine.ts";

const withCode = { ...draft, promoCode: "WELCOME" };
const refusedWith = (refusal: object) => Object.assign(new Error("refused"), { refusal });
const refused = refusedWith({ errors: {}, problem: "The card was declined", declined: true, lasting: false });
const tooLow = refusedWith({ errors: {}, problem: "Offer at least $1", declined: false, lasting: true });
const repriced = refusedWith({
  errors: {},
  problem: "A chair now costs $500.",
  declined: false,
  lasting: true,
  repriced: [dearer],
});
const outdated = refusedWith({ errors: {}, problem: null, declined: false, lasting: true, outdated: true });
const sold = { ...piece, status: "sold" } as const;
const withSold = {
  ...quoteOf([]),
  unavailable: [
    { id: piece.heirloopId, title: "A chair", code: "listing-sold", reason: "Sold", listing: sold },
  ],
};
const { heirloopId, price } = piece;
const soldElsewhere = { heirloopId, price, status: "sold", reservedUntil: null } as const;
const beginning = { listings: [piece], offerAmount: null, draft, checkoutId: null };

test("handles every event in every state and takes every transition", () => {
  const proof = proveMachine({
    machine: checkoutMachine,
    inputs: {
      "a piece": beginning,
      "an offer": { ...beginning, offerAmount: 300_00 },
      "back from the bank": { ...beginning, checkoutId: "checkout-1" },
      "an empty cart": { ...beginning, listings: [] },
    },
    events: [
      { type: "CHANGE", draft },
      { type: "CHANGE", draft: withCode },
      { type: "SUBMIT", draft },
      { type: "SUBMIT", draft: withCode },
      { type: "LISTING_CHANGED", listing: soldElsewhere },
      { type: "OUTDATED" },
      { type: "REMOVE", heirloopId: piece.heirloopId },
      { type: "RETRY_QUOTE" },
      { type: "HOLD_AGAIN" },
      { type: "CONFIRMED" },
    ],
    answers: {
      hold: [
        {
          output: {
            until: "2026-11-21T10:15:00.000Z",
            listings: [heirloopIdSchema.parse("piece-id-1")],
            millisecondsLeft: 900_000,
          },
        },
        { error: refused },
        { error: outdated },
      ],
      quote: [
        { output: quoteOf([piece]) },
        { output: withSold },
        { error: refused },
        { error: tooLow },
        { error: repriced },
      ],
      submit: [
        { output: { orders: [order] } },
        { output: { checkoutId: "checkout-1", url: "/sandbox/confirm/checkout-1" } },
        { output: { checkoutId: "checkout-1", url: null } },
        { error: refused },
        { error: repriced },
        { error: outdated },
      ],
      confirm: [
        { output: { orders: [order] } },
        { output: { checkoutId: "checkout-1", url: "/sandbox/confirm/checkout-1" } },
        { output: { checkoutId: "checkout-1", url: null } },
        { error: refused },
      ],
    },
    // The refusals and responses on display decide nothing, except whether the total matches the prices.
    distinguish: ({ context, value: { form } }) => [
      context.listings.map((listing) => [listing.price, listing.status]),
      context.holdTried,
      context.quote?.unavailable.length,
      context.offerAmount,
      context.draft.promoCode,
      context.checkoutId,
      form === "awaitingTotal" && context.seenTotal,
    ],
  });
  expect(proof.gaps).toEqual([]);
  // REMOVE is handled by the root state, and only while the form is being edited.
  expect(proof.taken).toEqual({
    "hold.holding": ["REMOVE"],
    "hold.held": ["REMOVE"],
    "hold.expired": ["HOLD_AGAIN", "REMOVE"],
    "hold.none": ["HOLD_AGAIN", "REMOVE"],
    "quote.typing": ["CHANGE", "LISTING_CHANGED", "OUTDATED", "REMOVE", "SUBMIT"],
    "quote.loading": ["CHANGE", "LISTING_CHANGED", "OUTDATED", "REMOVE", "SUBMIT"],
    "quote.ready": ["CHANGE", "LISTING_CHANGED", "OUTDATED", "REMOVE", "RETRY_QUOTE", "SUBMIT"],
    "quote.refused": ["CHANGE", "LISTING_CHANGED", "OUTDATED", "REMOVE", "SUBMIT"],
    "quote.failed": ["CHANGE", "LISTING_CHANGED", "OUTDATED", "REMOVE", "RETRY_QUOTE", "SUBMIT"],
    "form.editing": ["REMOVE", "SUBMIT"],
    "form.awaitingTotal": ["CHANGE", "REMOVE", "SUBMIT"],
    "form.submitting": [],
    "form.confirming": ["CONFIRMED"],
    "form.finishing": [],
    "form.waiting": [],
    "form.done": [],
  });
});
