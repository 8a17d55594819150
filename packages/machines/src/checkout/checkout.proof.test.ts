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
const beginning = { listings: [piece], offerAmount: null, draft, checkoutId: null };

test("every state of the checkout meets every event, and every edge is driven", () => {
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
      ],
      quote: [{ output: quoteOf([piece]) }, { error: refused }, { error: tooLow }, { error: repriced }],
      submit: [
        { output: { orders: [order] } },
        { output: { checkoutId: "checkout-1", url: "/sandbox/confirm/checkout-1" } },
        { error: refused },
        { error: repriced },
      ],
      confirm: [{ output: [order] }, { error: refused }],
    },
    // What is shown of a refusal, and of the answers, decides nothing but whether the sum is of these prices.
    distinguish: ({ context }) => [
      context.listings.map(({ price }) => price).join(),
      context.offerAmount,
      context.draft.promoCode,
      context.checkoutId,
    ],
  });
  expect(proof.gaps).toEqual([]);
  // REMOVE belongs to all of the checkout, and is taken only while the form is edited.
  expect(proof.taken).toEqual({
    "hold.holding": ["REMOVE"],
    "hold.held": ["REMOVE"],
    "hold.expired": ["HOLD_AGAIN", "REMOVE"],
    "hold.none": ["HOLD_AGAIN", "REMOVE"],
    "quote.typing": ["CHANGE", "REMOVE"],
    "quote.loading": ["CHANGE", "REMOVE"],
    "quote.ready": ["CHANGE", "REMOVE", "RETRY_QUOTE"],
    "quote.refused": ["CHANGE", "REMOVE"],
    "quote.failed": ["CHANGE", "REMOVE", "RETRY_QUOTE"],
    "form.editing": ["REMOVE", "SUBMIT"],
    "form.submitting": [],
    "form.confirming": ["CONFIRMED"],
    "form.finishing": [],
    "form.done": [],
  });
});
