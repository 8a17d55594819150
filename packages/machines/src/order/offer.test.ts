import { cents } from "@heirloop/contract/money/money.schema";
import { isOfferOpen, offerOutcomes, offerStateFor } from "@heirloop/contract/order/offer-status";
import type { Side } from "@heirloop/contract/user/user.schema";
import { describe, expect, test } from "vitest";
import type { OrderContext } from "./order-context.ts";
import { otherSide, type OrderActor, type SentOrderEvent } from "./order-event.ts";
import type { MovedOrder } from "./order-snapshot.ts";
import { moveOrder } from "./order-transition.ts";
import { permittedEvents } from "./permitted-events.ts";
import { anyOrder, now } from "./order.fixture.ts";

const offered: MovedOrder = {
  status: "offer-sent",
  context: { ...anyOrder, approved: false, proposals: [] },
};
const at = (order: MovedOrder, context: Partial<OrderContext>): MovedOrder => ({
  ...order,
  context: { ...order.context, ...context },
});
function move(order: MovedOrder, event: SentOrderEvent) {
  const moved = moveOrder(order, event);
  if (!moved.ok) throw new Error(moved.reason);
  return moved;
}
const counter = (by: OrderActor, amount: number): SentOrderEvent => ({
  type: "counter",
  amount: cents(amount),
  by,
  now,
});
const textsOf = ({ effects }: ReturnType<typeof move>) =>
  effects.flatMap((effect) =>
    effect.type === "notify"
      ? `${effect.side}: ${effect.text}`
      : effect.type === "write-message"
        ? `${effect.kind}: ${effect.text}`
        : [],
  );

/** The buyer offered $800 for a piece of $1,000 and the seller countered with $900. */
const countered = move(offered, counter("seller", 90_000)).order;
/** The buyer countered with $850. */
const answered = move(countered, counter("buyer", 85_000)).order;

describe("an offer for a consigned piece", () => {
  /** $800 offered for a piece of $1,000 whose owner agreed on $900. */
  const below = at(offered, { priceFloor: 90_000, consigned: true });

  test("cannot be accepted below the agreed price, and the refusal names the price", () => {
    expect(permittedEvents(below, "seller", now)).toEqual(["counter", "decline"]);
    expect(moveOrder(below, { type: "accept", by: "seller", now })).toEqual({
      ok: false,
      field: null,
      reason: expect.stringContaining("$900 or more"),
    });
  });

  test("cannot be countered below the agreed price", () => {
    expect(moveOrder(below, counter("seller", 89_999))).toEqual({
      ok: false,
      field: "amount",
      reason: "Enter at least $900, which you agreed on with the owner, and less than your price of $1,000",
    });
    const { order } = move(below, counter("seller", 90_000));
    expect(permittedEvents(order, "buyer", now)).toContain("accept");
  });

  test("leaves no counteroffer when the asking price is the agreed price", () => {
    expect(permittedEvents(at(below, { askingPrice: 90_000 }), "seller", now)).toEqual(["decline"]);
  });

  test("can be accepted once the owner agrees to the amount", () => {
    expect(permittedEvents(at(below, { priceFloor: 80_000 }), "seller", now)).toContain("accept");
  });
});

describe("the range of a counteroffer", () => {
  test.each([
    ["seller", offered, [80_001, 99_999], [79_999, 80_000, 100_000, 120_000]],
    ["buyer", countered, [80_001, 89_999], [79_999, 80_000, 90_000, 95_000]],
    ["seller", answered, [85_001, 89_999], [85_000, 80_000, 90_000, 99_999]],
  ] as const)("lies for the %s between both sides' last amounts", (by, order, taken, refused) => {
    for (const amount of taken) expect(moveOrder(order, counter(by, amount)).ok).toBe(true);
    for (const amount of refused)
      expect(moveOrder(order, counter(by, amount))).toMatchObject({ ok: false, field: "amount" });
  });

  test.each([
    ["seller", offered, "Enter more than the buyer’s offer of $800 and less than your price of $1,000"],
    [
      "buyer",
      countered,
      "Enter more than your last offer of $800 and less than the seller’s counteroffer of $900",
    ],
    [
      "seller",
      answered,
      "Enter more than the buyer’s offer of $850 and less than your last counteroffer of $900",
    ],
    [
      "seller",
      at(answered, { askingPrice: 88_000 }),
      "Enter more than the buyer’s offer of $850 and less than your price of $880",
    ],
  ] as const)("is shown to the %s when an amount is outside it", (by, order, reason) => {
    expect(moveOrder(order, counter(by, 100_000))).toMatchObject({ ok: false, field: "amount", reason });
  });

  test("is empty when there is no cent between the two sides, and no counteroffer is permitted", () => {
    expect(permittedEvents(at(offered, { askingPrice: 80_002 }), "seller", now)).toContain("counter");
    expect(permittedEvents(at(offered, { askingPrice: 80_001 }), "seller", now)).toEqual([
      "accept",
      "decline",
    ]);
  });
});

describe("a price that drops to an offer", () => {
  const reprice = (order: MovedOrder, askingPrice: number) =>
    move(at(order, { askingPrice }), { type: "reprice", by: "system", now });

  test.each([
    [offered, 70_000, { amount: 70_000, counteroffer: null, buyerAmount: 70_000, sellerAmount: null }],
    [countered, 85_000, { amount: 85_000, counteroffer: 85_000, buyerAmount: 80_000, sellerAmount: 85_000 }],
    [countered, 70_000, { amount: 70_000, counteroffer: 70_000, buyerAmount: 70_000, sellerAmount: 70_000 }],
  ])("lowers the offer to the price and keeps the turn", (order, price, offer) => {
    const { order: after } = reprice(order, price);
    expect(after.status).toBe("offer-sent");
    expect(after.context.offer).toMatchObject({ ...offer, turn: order.context.offer?.turn });
    const by = after.context.offer?.turn ?? "seller";
    const accepted = move(after, { type: "accept", by, now }).order;
    expect(move(accepted, { type: "payment-succeeded", by, now }).order.context.offer).toMatchObject({
      amount: price,
      status: "accepted",
    });
  });

  test("reports the old and the new amount to both sides", () => {
    expect(textsOf(reprice(offered, 70_000))).toEqual([
      "offer-sent: The price is now $700, so the offer is now $700 instead of $800",
      "buyer: The price is now $700, so your offer is now $700 instead of $800",
      "seller: You lowered the price to $700, so the offer is now $700 instead of $800",
    ]);
    expect(textsOf(reprice(countered, 90_000))).toEqual([
      "offer-sent: The price is now $900, so the counteroffer is the same as the price now",
      "buyer: The price is now $900, so the counteroffer is the same as the price now",
      "seller: You lowered the price to $900, so the counteroffer is the same as the price now",
    ]);
  });

  test("permits no counteroffer to a side without room for one", () => {
    expect(permittedEvents(reprice(offered, 70_000).order, "seller", now)).toEqual(["accept", "decline"]);
    expect(permittedEvents(reprice(countered, 85_000).order, "buyer", now)).toContain("counter");
  });

  test("cannot be sent by a user and does not affect an offer below it", () => {
    for (const by of ["buyer", "seller", "admin", "time"] as const)
      expect(moveOrder(at(offered, { askingPrice: 70_000 }), { type: "reprice", by, now }).ok).toBe(false);
    expect(moveOrder(at(offered, { askingPrice: 80_001 }), { type: "reprice", by: "system", now }).ok).toBe(
      false,
    );
  });
});

describe("whose turn it is", () => {
  test.each([
    [offered, "seller", "offer-received"],
    [offered, "buyer", "offer-sent"],
    [countered, "buyer", "counteroffer-received"],
    [countered, "seller", "counteroffer-sent"],
    [answered, "seller", "counteroffer-received"],
    [answered, "buyer", "counteroffer-sent"],
  ] as const)("is the same in texts and buttons", ({ status, context }, side, state) => {
    if (context.offer === null) throw new Error("There is an offer.");
    expect(offerStateFor(context.offer, side)).toBe(state);
    expect(permittedEvents({ status, context }, side, now).includes("accept")).toBe(
      state.endsWith("received"),
    );
  });
});

describe("the end of an offer", () => {
  const ends: Record<(typeof offerOutcomes)[number], SentOrderEvent> = {
    accepted: { type: "payment-succeeded", by: "seller", now },
    declined: { type: "decline", by: "seller", now },
    withdrawn: { type: "withdraw", by: "buyer", now },
    expired: { type: "expire", by: "time", now },
    unpaid: { type: "expire", by: "time", now },
    removed: { type: "remove", reason: "Fraud", by: "admin", now },
    sold: { type: "end-offer", outcome: "sold", by: "system", now },
    bought: { type: "end-offer", outcome: "bought", by: "system", now },
    retired: { type: "end-offer", outcome: "retired", by: "system", now },
    "seller-blocked": { type: "end-offer", outcome: "seller-blocked", by: "system", now },
    "buyer-blocked": { type: "end-offer", outcome: "buyer-blocked", by: "system", now },
  };

  test.each(offerOutcomes)("records %s in the order and in its message", (outcome) => {
    const payment = outcome === "accepted" ? "pending" : outcome === "unpaid" ? "failed" : "saved";
    const { order, effects } = move({ ...offered, context: { ...offered.context, payment } }, ends[outcome]);
    expect(order.context.offer).toMatchObject({ status: outcome, turn: null });
    expect(isOfferOpen(outcome)).toBe(false);
    expect(effects).toContainEqual({ type: "close-offer-message", status: outcome });
    expect(effects).toContainEqual({
      type: outcome === "accepted" ? "record-payment" : "return-payment",
    });
  });

  test("supersedes the message of the previous offer with a counteroffer", () => {
    expect(move(offered, counter("seller", 90_000)).effects).toContainEqual({
      type: "close-offer-message",
      status: "superseded",
    });
  });

  test.each([
    [
      "sold",
      "buyer: The piece was sold to another buyer, so your offer ended",
      "seller: You sold the piece to another buyer, so the offer of $800 ended",
      "offer-deleted: The piece was sold to another buyer, so this offer ended",
    ],
    ["bought", "offer-deleted: The buyer ordered the piece at its price, so this offer ended"],
    [
      "retired",
      "buyer: The seller took the piece down, so your offer ended",
      "seller: You took the piece down, so the offer of $800 ended",
      "offer-deleted: The seller took the piece down, so this offer ended",
    ],
    [
      "seller-blocked",
      "buyer: The seller’s account is no longer active, so your offer ended",
      "seller: Your account is blocked, so an offer to you ended",
      "offer-deleted: The seller’s account is no longer active, so this offer ended",
    ],
    [
      "buyer-blocked",
      "buyer: Your account is blocked, so your offer ended",
      "seller: The buyer’s account is no longer active, so the offer ended",
      "offer-deleted: The buyer’s account is no longer active, so this offer ended",
    ],
  ] as const)("tells both sides that it was %s, and nothing about a missing answer", (outcome, ...texts) => {
    expect(textsOf(move(offered, ends[outcome]))).toEqual(texts);
  });

  test.each(["buyer", "seller"] as const)("reports a missing response from the %s", (silent: Side) => {
    const order = silent === "seller" ? offered : countered;
    const what = silent === "seller" ? "offer" : "counteroffer";
    expect(textsOf(move(order, ends.expired)).slice(0, 2).toSorted()).toEqual(
      [
        `${silent}: You did not answer the ${what} in time, so it expired`,
        `${otherSide(silent)}: The ${silent} did not answer your ${what} in time, so it expired`,
      ].toSorted(),
    );
  });

  test.each(["accept", "decline"] as const)("reports %s of a counteroffer", (type) => {
    const answered = move(countered, { type, by: "buyer", now });
    const texts = textsOf(
      type === "accept" ? move(answered.order, { type: "payment-succeeded", by: "buyer", now }) : answered,
    );
    expect(texts.filter((text) => text.startsWith("seller"))).toEqual([
      `seller: ${type === "accept" ? "accepted" : "declined"} your counteroffer`,
    ]);
  });
});
