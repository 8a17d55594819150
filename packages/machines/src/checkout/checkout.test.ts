import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect, test } from "vitest";
import { dearer, draft, piece, quote, quoteOf } from "./checkout.example.ts";
import { holding, refusing, startCheckout as start, until } from "./checkout.fixture.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("holds and quotes the pieces at once; the hold expires after 15 minutes and can be requested again", async () => {
  const { actor, calls, clock, view } = start();
  await settled();
  expect([calls, view()]).toEqual([
    ["hold", "quote"],
    {
      stage: { name: "editing" },
      quote: { state: "ready", value: quote },
      readiness: "ready",
      pieces: {
        [piece.heirloopId]: {
          availability: { state: "reserved-by-you", until, canBuy: true, nextStep: "check-out" },
          conflict: null,
        },
      },
      errors: {},
      problem: undefined,
      answer: undefined,
      openOffer: null,
      held: { at: "2026-11-21T10:00:00.000Z", until, pieces: 1 },
      holding: false,
      holdExpired: false,
    },
  ]);
  clock.increment(899_999);
  expect(view().holdExpired).toBe(false);
  clock.increment(1);
  expect(view()).toMatchObject({ holdExpired: true, held: null });
  actor.send({ type: "HOLD_AGAIN" });
  expect(view()).toMatchObject({ holding: true, held: null });
  await settled();
  expect(view()).toMatchObject({ holding: false, holdExpired: false, held: { until } });
});

test("holds the first five of more than five pieces and reports how many it holds", async () => {
  const pieces = [1, 2, 3, 4, 5, 6].map((n) => ({
    ...piece,
    heirloopId: heirloopIdSchema.parse(`piece-id-${n}`),
  }));
  const { actor, view } = start({ pieces });
  await settled();
  expect(view()).toMatchObject({ held: { pieces: 5 }, problem: undefined });
  actor.send({ type: "REMOVE", heirloopId: "piece-id-2" });
  actor.send({ type: "REMOVE", heirloopId: "piece-id-3" });
  await settled();
  expect(view().held).toMatchObject({ pieces: 4 });
});

const other = { ...piece, heirloopId: heirloopIdSchema.parse("piece-id-2") };
const taken = { ...other, reservedUntil: until };
const isTaken = (listings: readonly (typeof piece)[]) =>
  listings.some(({ heirloopId }) => heirloopId === taken.heirloopId);
const withTaken = (listing: typeof piece) => ({
  ...quoteOf([piece]),
  unavailable: [
    { id: listing.heirloopId, title: "A chair", code: "listing-reserved", reason: "Reserved", listing },
  ],
});

test("reports a piece in another buyer's checkout once and reserves the others", async () => {
  const { actor, calls, view } = start({
    pieces: [piece, other],
    hold: (listings) =>
      isTaken(listings) ? refusing({ problem: "It is reserved.", outdated: true })() : holding(listings),
    quote: async (listings) => (isTaken(listings) ? withTaken(taken) : quoteOf(listings)),
  });
  await settled();
  expect([calls.filter((one) => one === "hold"), view()]).toMatchObject([
    ["hold", "hold"],
    {
      held: { until, pieces: 1 },
      problem: undefined,
      readiness: "unavailable",
      pieces: { [taken.heirloopId]: { availability: { state: "reserved-by-other", until } } },
    },
  ]);
  actor.send({ type: "REMOVE", heirloopId: taken.heirloopId });
  await settled();
  expect(view()).toMatchObject({ held: { pieces: 1 }, readiness: "ready" });
});

test("updates a piece when it is sold and reserves one that becomes available", async () => {
  let now: typeof piece = taken;
  const { actor, view } = start({
    pieces: [taken],
    quote: async () =>
      now.status === "active" && now.reservedUntil === null ? quoteOf([now]) : withTaken(now),
  });
  const tell = (listing: typeof piece): Promise<void> => {
    now = listing;
    const { heirloopId, price, status, reservedUntil } = listing;
    actor.send({ type: "LISTING_CHANGED", listing: { heirloopId, price, status, reservedUntil } });
    return settled();
  };
  const said = () => view().pieces[taken.heirloopId]?.availability.state;
  await settled();
  expect([said(), view().held, view().problem]).toEqual(["reserved-by-other", null, undefined]);
  await tell(other);
  expect([said(), view().held?.pieces, view().readiness]).toEqual(["reserved-by-you", 1, "ready"]);
  await tell({ ...other, status: "sold" });
  expect([said(), view().problem, view().readiness]).toEqual(["sold", undefined, "unavailable"]);
});

test("ignores the update about its own hold", async () => {
  const { actor, calls } = start();
  await settled();
  const { heirloopId, price } = piece;
  const news = { heirloopId, price, status: "active", reservedUntil: until } as const;
  actor.send({ type: "LISTING_CHANGED", listing: news });
  actor.send({ type: "LISTING_CHANGED", listing: { ...news, heirloopId: other.heirloopId } });
  await settled();
  expect(calls).toEqual(["hold", "quote"]);
});

const withCode = { ...draft, promoCode: "WELCOME" };
/** Quotes with these totals, one after the other. */
const totalling = (...totals: number[]) => {
  const left = [...totals];
  return async () => ({ ...quote, total: { ...quote.total, total: cents(left.shift() ?? 0) } });
};
const submissions = (calls: readonly string[]) => calls.filter((call) => call === "submit").length;

test("places an order submitted during the calculation once the total equals the one shown", async () => {
  const { actor, calls, inputs, view, isDone } = start({ quote: totalling(500_00, 500_00) });
  await settled();
  actor.send({ type: "CHANGE", draft: withCode });
  actor.send({ type: "SUBMIT", draft: withCode });
  expect([view().stage, view().readiness, submissions(calls)]).toEqual([
    { name: "submitting" },
    "calculating",
    0,
  ]);
  await settled();
  expect([isDone(), submissions(calls)]).toEqual([true, 1]);
  expect(inputs["submit"]).toMatchObject({ draft: withCode, quote: { total: { total: 500_00 } } });
});

test.each([
  ["another total than the seen one", [500_00, 520_00], "The total is now $520. It was $500 before."],
  ["a lower total than the seen one", [500_00, 470_00], "The total is now $470. It was $500 before."],
])("shows %s at the button and places the order only after a second click", async (_, totals, answer) => {
  const { actor, calls, view, isDone } = start({ quote: totalling(...totals) });
  await settled();
  // The Enter key submits the form before its last change event.
  actor.send({ type: "SUBMIT", draft: withCode });
  expect(view().stage).toEqual({ name: "submitting" });
  await settled();
  expect([view(), submissions(calls)]).toMatchObject([
    { stage: { name: "editing" }, readiness: "ready", answer, problem: undefined },
    0,
  ]);
  actor.send({ type: "SUBMIT", draft: withCode });
  expect(view().answer).toBeUndefined();
  await settled();
  expect([isDone(), submissions(calls)]).toEqual([true, 1]);
});

test("asks for confirmation of the first total when the order was submitted before it was known", async () => {
  const { actor, calls, view } = start({ quote: totalling(500_00) });
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect([view(), submissions(calls)]).toMatchObject([
    { stage: { name: "editing" }, readiness: "ready", answer: "Your total is $500. Continue if you agree." },
    0,
  ]);
});

test("requests the total at once when the order is submitted, without waiting for a pause", async () => {
  const { actor, calls, clock } = start({ quote: totalling(500_00, 520_00) });
  await settled();
  actor.send({ type: "CHANGE", draft: withCode });
  clock.increment(399);
  actor.send({ type: "SUBMIT", draft: withCode });
  await settled();
  clock.increment(400);
  await settled();
  expect(calls).toEqual(["hold", "quote", "quote"]);
});

test.each([
  ["fails", () => Promise.reject(new Error("down")), "failed"],
  ["is refused", refusing({ problem: "The code is unknown.", lasting: true }), "refused"],
  ["has a piece that cannot be bought as chosen", async () => withTaken(piece), "conflict"],
] as const)("returns to the form when the awaited total %s", async (_, second, readiness) => {
  let isFirst = true;
  const { actor, calls, view } = start({
    quote: async () => {
      if (!isFirst) return second();
      isFirst = false;
      return quote;
    },
  });
  await settled();
  actor.send({ type: "SUBMIT", draft: withCode });
  await settled();
  expect([view(), submissions(calls)]).toMatchObject([{ stage: { name: "editing" }, readiness }, 0]);
});

test("drops the submission when the order is changed while its total is loading", async () => {
  const { actor, calls, clock, view, context } = start({ quote: totalling(500_00, 500_00) });
  await settled();
  actor.send({ type: "SUBMIT", draft: withCode });
  actor.send({ type: "CHANGE", draft: { ...withCode, type: "pickup" } });
  expect(view().stage).toEqual({ name: "editing" });
  clock.increment(400);
  await settled();
  expect([view().readiness, submissions(calls), context().draft.type]).toEqual(["ready", 0, "pickup"]);
});

test("drops the submission when a piece is removed while the total is loading", async () => {
  const { actor, calls, view, context } = start({ pieces: [piece, other], quote: totalling(500_00, 500_00) });
  await settled();
  actor.send({ type: "SUBMIT", draft: withCode });
  actor.send({ type: "REMOVE", heirloopId: other.heirloopId });
  await settled();
  expect([view().stage, submissions(calls), context().listings.length]).toEqual([{ name: "editing" }, 0, 1]);
});

test("keeps the submission, and what else is typed, while the total is loading", async () => {
  const { actor, calls, inputs, isDone } = start({ quote: totalling(500_00, 500_00) });
  await settled();
  actor.send({ type: "SUBMIT", draft: withCode });
  const typed = { ...withCode, contact: { ...draft.contact, phone: "316 555 0100" } };
  actor.send({ type: "CHANGE", draft: typed });
  actor.send({ type: "SUBMIT", draft: typed });
  await settled();
  expect([isDone(), submissions(calls), inputs["submit"]]).toMatchObject([true, 1, { draft: typed }]);
});

test("asks for confirmation of the new price when a piece is repriced while the total is loading", async () => {
  const { actor, calls, view } = start({ quote: totalling(500_00, 500_00, 600_00) });
  await settled();
  actor.send({ type: "SUBMIT", draft: withCode });
  const { heirloopId, price } = dearer;
  actor.send({
    type: "LISTING_CHANGED",
    listing: { heirloopId, price, status: "active", reservedUntil: null },
  });
  await settled();
  expect([calls, view().answer]).toEqual([
    ["hold", "quote", "quote", "quote"],
    "The total is now $600. It was $500 before.",
  ]);
});

test("recalculates a changed total and keeps everything typed", async () => {
  const typed = { ...draft, contact: { ...draft.contact, phone: "316 555 0100" } };
  const { actor, calls, view, context } = start({
    submit: refusing({ problem: "The total is now $500.", lasting: true, outdated: true }),
  });
  await settled();
  actor.send({ type: "SUBMIT", draft: typed });
  await settled();
  expect([calls, view(), context().draft]).toMatchObject([
    ["hold", "quote", "submit", "quote"],
    { stage: { name: "editing" }, readiness: "ready", answer: "The total is now $500." },
    typed,
  ]);
});

test("holds nothing for an offer", async () => {
  const { calls } = start({ offerAmount: 300_00 });
  await settled();
  expect(calls).toEqual(["quote"]);
});

test("requests a new quote only for another method, location or promo code, after typing pauses", async () => {
  const { actor, calls, clock } = start();
  await settled();
  actor.send({ type: "CHANGE", draft: { ...draft, contact: { ...draft.contact, phone: "1" } } });
  clock.increment(1_000);
  actor.send({ type: "CHANGE", draft: { ...draft, promoCode: "W" } });
  clock.increment(399);
  actor.send({ type: "CHANGE", draft: { ...draft, promoCode: "WELCOME" } });
  clock.increment(400);
  await settled();
  expect(calls).toEqual(["hold", "quote", "quote"]);
});

test("shows a refusal and keeps everything typed", async () => {
  const typed = { ...draft, contact: { ...draft.contact, phone: "1" } };
  const { actor, view, context } = start({
    submit: refusing({ errors: { "address.zip": "Enter a 5-digit ZIP code" } }),
  });
  await settled();
  actor.send({ type: "SUBMIT", draft: typed });
  expect(view().stage).toEqual({ name: "submitting" });
  await settled();
  expect([view().stage, view().errors, context().draft]).toEqual([
    { name: "editing" },
    { "address.zip": "Enter a 5-digit ZIP code" },
    typed,
  ]);
});

test("reports a declined card and clears the message on the next attempt", async () => {
  const { actor, view } = start({ submit: refusing({ declined: true, problem: "The card was declined" }) });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(view()).toMatchObject({
    stage: { name: "declined" },
    problem: undefined,
    answer: "The card was declined",
  });
  actor.send({ type: "SUBMIT", draft });
  expect(view()).toMatchObject({ stage: { name: "submitting" }, answer: undefined });
});

test("ignores a second click while submitting", async () => {
  const { actor, calls, isDone } = start();
  await settled();
  actor.send({ type: "SUBMIT", draft });
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect([calls.filter((one) => one === "submit"), isDone()]).toEqual([["submit"], true]);
});

test("does not remove pieces during payment", async () => {
  const { actor, context } = start();
  await settled();
  actor.send({ type: "SUBMIT", draft });
  actor.send({ type: "REMOVE", heirloopId: piece.heirloopId });
  expect(context().listings).toHaveLength(1);
});

test("redirects to the bank's page and finishes on return", async () => {
  const { actor, view, isDone } = start({
    submit: async () => ({ checkoutId: "checkout-1", url: "/sandbox/confirm/checkout-1" }),
  });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(view().stage).toEqual({ name: "confirming", url: "/sandbox/confirm/checkout-1" });
  const back = start({ checkoutId: "checkout-1" });
  await settled();
  expect([isDone(), back.calls.includes("confirm"), back.isDone()]).toEqual([false, true, true]);
});

test("returns to the form when the bank declines", async () => {
  const { view, context } = start({
    checkoutId: "checkout-1",
    confirm: refusing({ declined: true, problem: "The card was declined" }),
  });
  await settled();
  expect([view().stage, context().checkoutId]).toEqual([{ name: "declined" }, null]);
});

const repriced = refusing({ problem: "A chair now costs $500.", lasting: true, repriced: [dearer] });

test("reports a price that changed before the quote and recalculates", async () => {
  const { calls, view, context } = start({
    offerAmount: 300_00,
    quote: async (listings) => (listings[0]?.price === dearer.price ? quoteOf(listings) : repriced()),
  });
  await settled();
  expect([calls, view(), context().listings]).toMatchObject([
    ["quote", "quote"],
    { quote: { state: "ready" }, problem: "A chair now costs $500." },
    [dearer],
  ]);
});

test("reports a price that changed before submission at the button and recalculates the total", async () => {
  const { actor, calls, view, context } = start({
    quote: async (listings) => quoteOf(listings),
    submit: repriced,
  });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect([calls, view(), context().listings]).toMatchObject([
    ["hold", "quote", "submit", "quote"],
    {
      stage: { name: "editing" },
      quote: { state: "ready", value: { sellers: [{ listings: [dearer] }] } },
      problem: undefined,
      answer: "A chair now costs $500.",
    },
    [dearer],
  ]);
});

test("does not repeat a quote that would fail again until the request changes", async () => {
  const { actor, calls, clock, view } = start({
    offerAmount: 50,
    quote: refusing({ problem: "Offer at least $1", lasting: true }),
  });
  await settled();
  expect(view()).toMatchObject({ quote: { state: "refused" }, problem: "Offer at least $1" });
  actor.send({ type: "RETRY_QUOTE" });
  await settled();
  expect(calls).toEqual(["quote"]);
  actor.send({ type: "CHANGE", draft: { ...draft, type: "pickup" } });
  clock.increment(400);
  await settled();
  expect(calls).toEqual(["quote", "quote"]);
});
