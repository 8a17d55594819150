import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import { dearer, draft, order, piece, quote, quoteOf } from "./checkout.example.ts";
import { refusing, startCheckout, until } from "./checkout.fixture.ts";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const unreachable = () => Promise.reject(new Error("down"));
const noAnswer = "No answer came. Check your connection and try again.";

test("asks for the hold, the quote and the orders of what is shown and typed", async () => {
  const { actor, inputs, context } = startCheckout();
  await settled();
  expect(inputs).toEqual({
    hold: { listings: [piece] },
    quote: expect.objectContaining({ listings: [piece], draft, offerAmount: null }) as unknown,
  });
  const typed = { ...draft, contact: { ...draft.contact, phone: "316 555 0100" } };
  actor.send({ type: "SUBMIT", draft: typed });
  await settled();
  expect(inputs["submit"]).toMatchObject({
    draft: typed,
    quote,
    listings: [{ heirloopId: piece.heirloopId }],
  });
  expect(context().orders).toEqual([order]);
});

test("confirms the checkout that returns from the bank and keeps its orders", async () => {
  const { inputs, context } = startCheckout({ checkoutId: "checkout-1" });
  await settled();
  expect(inputs["confirm"]).toEqual({ checkoutId: "checkout-1", listings: [piece] });
  expect(context().orders).toEqual([order]);
});

test("finishes once the buyer has confirmed at the bank", async () => {
  const { actor, inputs, isDone } = startCheckout({
    submit: async () => ({ checkoutId: "checkout-1", url: "/sandbox/confirm/checkout-1" }),
  });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  actor.send({ type: "CONFIRMED" });
  await settled();
  expect([isDone(), inputs["confirm"]]).toMatchObject([true, { checkoutId: "checkout-1" }]);
});

test("asks every two seconds about a payment that is being confirmed, and then finishes", async () => {
  const outcomes = [{ checkoutId: "checkout-1", url: null }, { orders: [order] }];
  const { actor, view, calls, clock, isDone, context } = startCheckout({
    submit: async () => ({ checkoutId: "checkout-1", url: null }),
    confirm: async () => outcomes.shift() ?? { orders: [] },
  });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(view().stage).toEqual({ name: "waiting" });
  for (const asked of [1, 2]) {
    clock.increment(1_999);
    await settled();
    expect([calls.filter((call) => call === "confirm").length, isDone()]).toEqual([asked - 1, false]);
    clock.increment(1);
    expect(view().stage).toEqual({ name: "waiting" });
    await settled();
  }
  expect([isDone(), context().orders]).toEqual([true, [order]]);
});

test("goes to the bank when a payment that was being confirmed needs it after all", async () => {
  const { actor, view, clock } = startCheckout({
    submit: async () => ({ checkoutId: "checkout-1", url: null }),
    confirm: async () => ({ checkoutId: "checkout-1", url: "/sandbox/confirm/late" }),
  });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  clock.increment(2_000);
  await settled();
  expect(view().stage).toEqual({ name: "confirming", url: "/sandbox/confirm/late" });
});

test("returns to the bank as long as it asks about another payment", async () => {
  const urls = ["/sandbox/confirm/second"];
  const { actor, view, isDone } = startCheckout({
    submit: async () => ({ checkoutId: "checkout-1", url: "/sandbox/confirm/first" }),
    confirm: async () => {
      const url = urls.shift();
      return url === undefined ? { orders: [order] } : { checkoutId: "checkout-1", url };
    },
  });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  actor.send({ type: "CONFIRMED" });
  await settled();
  expect(view().stage).toEqual({ name: "confirming", url: "/sandbox/confirm/second" });
  actor.send({ type: "CONFIRMED" });
  await settled();
  expect(isDone()).toBe(true);
});

test("reports a quote without an answer and asks again on request", async () => {
  let isDown = true;
  const { actor, calls, view } = startCheckout({
    quote: async (listings) => (isDown ? unreachable() : quoteOf(listings)),
  });
  await settled();
  expect(view()).toMatchObject({
    quote: { state: "failed" },
    readiness: "failed",
    problem: noAnswer,
    errors: {},
  });
  isDown = false;
  actor.send({ type: "RETRY_QUOTE" });
  expect(view()).toMatchObject({ quote: { state: "loading" }, problem: undefined });
  await settled();
  expect([view().readiness, calls]).toEqual(["ready", ["hold", "quote", "quote"]]);
});

test("asks for the total again on request", async () => {
  const { actor, calls } = startCheckout();
  await settled();
  actor.send({ type: "RETRY_QUOTE" });
  await settled();
  expect(calls).toEqual(["hold", "quote", "quote"]);
});

test("reports a hold without an answer, and asks again only on request", async () => {
  let isDown = true;
  const { actor, calls, view } = startCheckout({
    hold: (listings) =>
      isDown
        ? unreachable()
        : Promise.resolve({
            until,
            listings: listings.map(({ heirloopId }) => heirloopId),
            millisecondsLeft: 900_000,
          }),
  });
  await settled();
  expect(view()).toMatchObject({ held: null, holdExpired: false, problem: noAnswer, answer: undefined });
  isDown = false;
  actor.send({ type: "HOLD_AGAIN" });
  expect(view().problem).toBeUndefined();
  await settled();
  expect([view().held?.until, calls]).toEqual([until, ["hold", "quote", "hold"]]);
});

test("reports a submission without an answer at the button", async () => {
  const { actor, view } = startCheckout({ submit: unreachable });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(view()).toMatchObject({ stage: { name: "editing" }, problem: undefined, answer: noAnswer });
});

test("marks only the pieces that the hold covers as reserved", async () => {
  const other = { ...piece, heirloopId: heirloopIdSchema.parse("piece-id-2") };
  const { context } = startCheckout({
    pieces: [piece, other],
    hold: async () => ({ until, listings: [other.heirloopId], millisecondsLeft: 900_000 }),
    quote: async () => quote,
  });
  await settled();
  expect(context().listings).toEqual([piece, { ...other, reservedUntil: until, reservedByMe: true }]);
});

test("has nothing left to ask for once the last piece is removed", async () => {
  const { actor, calls, view, context } = startCheckout();
  await settled();
  actor.send({ type: "REMOVE", heirloopId: piece.heirloopId });
  await settled();
  expect([calls, context().listings, view().held]).toEqual([["hold", "quote"], [], null]);
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(calls).not.toContain("submit");
});

test("does not submit a piece that cannot be bought", async () => {
  const unavailable = [
    {
      id: piece.heirloopId,
      title: "A chair",
      code: "state-conflict" as const,
      reason: "It is for pickup only.",
      listing: piece,
    },
  ];
  const { actor, calls, view } = startCheckout({ quote: async () => ({ ...quote, unavailable }) });
  await settled();
  expect(view()).toMatchObject({
    readiness: "conflict",
    pieces: { [piece.heirloopId]: { conflict: "It is for pickup only." } },
  });
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(calls).not.toContain("submit");
});

test("shows the reason beside the one piece of several that cannot be bought as chosen", async () => {
  const lamp = { ...piece, heirloopId: heirloopIdSchema.parse("piece-id-2") };
  const refused = {
    id: lamp.heirloopId,
    title: "A lamp",
    code: "state-conflict" as const,
    reason: "It is delivered only.",
    listing: lamp,
  };
  const { view } = startCheckout({
    pieces: [piece, lamp],
    quote: async () => ({ ...quoteOf([piece]), unavailable: [refused] }),
  });
  await settled();
  expect(view()).toMatchObject({
    readiness: "conflict",
    pieces: {
      [piece.heirloopId]: { conflict: null },
      [lamp.heirloopId]: { conflict: "It is delivered only." },
    },
  });
});

test.each([
  [{ code: "own-listing" }, false, { state: "own" }],
  [{ code: "already-ordered", order }, true, { state: "ordered-by-you", order }],
  [{ code: "listing-reserved" }, false, { state: "reserved-by-other", until }],
] as const)(
  "shows a piece that is refused for %o (reserved by the buyer: %s) as %o",
  async (refusal, reservedByMe, availability) => {
    const listing = { ...piece, reservedUntil: until, reservedByMe };
    const unavailable = [
      { ...refusal, id: piece.heirloopId, title: "A chair", reason: "Not for you", listing },
    ];
    const { view } = startCheckout({
      offerAmount: 300_00,
      quote: async () => ({ ...quote, unavailable }),
    });
    await settled();
    expect(view().pieces[piece.heirloopId]?.availability).toMatchObject(availability);
  },
);

test("names the earlier offer that is still open until the form is sent again", async () => {
  const { actor, view } = startCheckout({
    offerAmount: 300_00,
    submit: refusing({ problem: "Your earlier offer is still open.", openOffer: order }),
  });
  await settled();
  expect(view().openOffer).toBeNull();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(view()).toMatchObject({ answer: "Your earlier offer is still open.", openOffer: order });
  actor.send({ type: "SUBMIT", draft });
  expect(view()).toMatchObject({ answer: undefined, openOffer: null });
});

test("ignores news about a piece while it is being paid for", async () => {
  const { actor, calls, context } = startCheckout({ submit: () => new Promise(() => undefined) });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  const { heirloopId, price } = piece;
  actor.send({
    type: "LISTING_CHANGED",
    listing: { heirloopId, price, status: "sold", reservedUntil: null },
  });
  await settled();
  expect([calls, context().listings[0]?.status]).toEqual([["hold", "quote", "submit"], "active"]);
});

const delivery = {
  ...draft,
  address: { line1: "1 Elm St", line2: "", city: "Oakland", state: "CA", zip: "94610" },
};
const pickup = { ...delivery, type: "pickup" as const };

test.each([
  ["the street", delivery, { ...delivery, address: { ...delivery.address, line1: "2 Elm St" } }, true],
  ["the city", delivery, { ...delivery, address: { ...delivery.address, city: "Berkeley" } }, true],
  ["the state", delivery, { ...delivery, address: { ...delivery.address, state: "OR" } }, true],
  ["the ZIP code", delivery, { ...delivery, address: { ...delivery.address, zip: "94611" } }, true],
  ["the method", delivery, pickup, true],
  ["the apartment", delivery, { ...delivery, address: { ...delivery.address, line2: "Apt 2" } }, false],
  ["the address of a pickup", pickup, { ...pickup, address: { ...pickup.address, zip: "94611" } }, false],
  ["a space after the promo code", delivery, { ...delivery, promoCode: " " }, false],
])("a change of %s decides whether the total is calculated again", async (_, before, after, again) => {
  const { actor, calls, clock } = startCheckout();
  await settled();
  actor.send({ type: "CHANGE", draft: before });
  clock.increment(400);
  await settled();
  const callsBefore = calls.length;
  actor.send({ type: "CHANGE", draft: after });
  clock.increment(400);
  await settled();
  expect(calls.length > callsBefore).toBe(again);
});

test("shows a refused submission's fields until the next attempt", async () => {
  const { actor, view } = startCheckout({
    submit: refusing({ errors: { "contact.phone": "Enter a phone number" } }),
  });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(view().errors).toEqual({ "contact.phone": "Enter a phone number" });
  actor.send({ type: "SUBMIT", draft });
  expect(view().errors).toEqual({});
});

test("quotes the remaining pieces after one is removed", async () => {
  const other = { ...piece, heirloopId: heirloopIdSchema.parse("piece-id-2") };
  const { actor, calls, inputs } = startCheckout({ pieces: [piece, other], quote: async () => quote });
  await settled();
  actor.send({ type: "REMOVE", heirloopId: piece.heirloopId });
  await settled();
  expect(calls).toEqual(["hold", "quote", "hold", "quote"]);
  expect(inputs).toMatchObject({
    hold: { listings: [{ heirloopId: other.heirloopId }] },
    quote: { listings: [{ heirloopId: other.heirloopId }] },
  });
});

test("does not hold an offered piece when its price changes", async () => {
  const { actor, calls, view } = startCheckout({
    offerAmount: 300_00,
    quote: async () => quoteOf([{ ...piece, price: dearer.price }]),
  });
  await settled();
  const { heirloopId } = piece;
  actor.send({
    type: "LISTING_CHANGED",
    listing: { heirloopId, price: dearer.price, status: "active", reservedUntil: null },
  });
  await settled();
  expect(calls).not.toContain("hold");
  expect(view().pieces[heirloopId]?.availability).toMatchObject({ state: "price-changed" });
});

test("asks for the pieces again when the hold finds them outdated, without a message", async () => {
  const { calls, view } = startCheckout({ hold: refusing({ problem: "It is reserved.", outdated: true }) });
  await settled();
  expect([calls.filter((call) => call === "quote").length, view().problem]).toEqual([2, undefined]);
});

test("reports a declined confirmation at the button and calculates the total again", async () => {
  const { calls, view } = startCheckout({
    checkoutId: "checkout-1",
    confirm: refusing({ declined: true, problem: "The card was declined" }),
  });
  await settled();
  expect(view()).toMatchObject({ problem: undefined, answer: "The card was declined" });
  expect(calls.filter((call) => call === "quote").length).toBe(2);
});
