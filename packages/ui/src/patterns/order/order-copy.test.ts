import { offerOutcomes } from "@heirloop/contract/order/offer-status";
import type { MoneyKind } from "@heirloop/contract/order/order-money.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { expect, test } from "vitest";
import { orders } from "../../fixtures/orders.ts";
import { getConfirmation } from "./confirmations.ts";
import { getNextStep } from "./next-step.ts";
import { getChatCopy, getDeadlineLabel, getOrderLabel } from "./order-copy.ts";
import { getHistoryLabel } from "./order-history-copy.ts";

const card = "Visa ending 4242";
const canCounter = { canCounter: true };
const entry = (type: string, by: Side | null = "buyer"): Order["history"][number] => ({
  type,
  by,
  at: "2026-11-20T09:00:00.000Z",
  reason: null,
});
const bare = { offer: null, approved: true, money: [], schedule: { proposals: [], agreed: null } };
const offered = orders.offer.offer;
if (!offered) throw new Error("The fixture has an offer.");

test.each([
  ["saved", "You were not charged."],
  ["voided", "You were not charged."],
  ["captured", "We refund everything you paid to your card."],
  ["refunded", "We refund everything you paid to your card."],
] as const)("a closed order whose payment is %s says: %s", (status, words) => {
  expect(getNextStep({ ...bare, status: "deleted", payment: { status, card } }, "buyer", canCounter)).toBe(
    words,
  );
});

test("does not mention a charge for a declined request", () => {
  const order = { ...bare, status: "cancelled", payment: { status: "voided", card } } as const;
  expect((["buyer", "seller"] as const).map((side) => getNextStep(order, side, canCounter))).toEqual([
    "You were not charged.",
    "The piece is yours to sell.",
  ]);
});

test("asks each side to propose times while nobody has", () => {
  const order = { ...bare, status: "scheduling", payment: { status: "captured", card } } as const;
  expect((["buyer", "seller"] as const).map((side) => getNextStep(order, side, canCounter))).toEqual([
    "Propose up to 3 days and times. The seller agrees to one, or proposes another.",
    "Propose up to 3 days and times. The buyer agrees to one, or proposes another.",
  ]);
});

test("says what comes next for every other order", () => {
  const order = { ...bare, status: "completed", payment: { status: "captured", card } } as const;
  expect(getNextStep(order, "buyer", canCounter)).toBe("It is yours. Enjoy it.");
});

test("tells the seller of a completed order what became of the payout", () => {
  const at = "2026-11-20T09:00:00.000Z";
  const next = (...kinds: MoneyKind[]): string => {
    const money = kinds.map((kind) => ({ side: "seller" as const, at, kind, amount: 500_00, parts: [] }));
    const order = { ...bare, money, status: "completed", payment: { status: "captured", card } } as const;
    return getNextStep(order, "seller", canCounter);
  };
  expect([
    next("earned"),
    next("earned", "payout-held"),
    next("earned", "payout-held", "payout-sent"),
    next("earned", "payout-sent", "payout-arrived"),
    next("earned", "payout-sent", "payout-failed"),
    next("earned", "payout-held", "disputed"),
  ]).toEqual([
    "You are paid 48 hours after completion, once your payouts are connected.",
    "Your payout is on hold while the buyer’s bank asks about the payment.",
    "Your payout is on its way to your bank.",
    "Your payout has arrived at your bank.",
    "Your payout did not reach your bank. Look at your payout account.",
    "The buyer’s bank returned the payment to the buyer, so you are not paid for it.",
  ]);
});

test("promises no payout or refund while the payment is disputed", () => {
  const payment = { status: "captured", card, disputed: true } as const;
  const next = (status: "in_transit" | "completed" | "cancelled", side: Side): string =>
    getNextStep({ ...bare, status, payment }, side, canCounter);
  expect([
    next("in_transit", "seller"),
    next("completed", "seller"),
    next("cancelled", "seller"),
    next("cancelled", "buyer"),
  ]).toEqual([
    "It is with the carrier. Your payout is on hold while the buyer’s bank asks about the payment.",
    "Your payout is on hold while the buyer’s bank asks about the payment.",
    "The piece is yours to sell. The buyer’s bank decides about the payment.",
    "Your bank is asking about the payment. If it does not return the money to you, we refund it then.",
  ]);
});

test.each(["deliver", "pick-up"] as const)(
  "says before %s by a seller without connected payouts that the payout waits, and where to connect them",
  (type) => {
    const confirmationFor = (side: Side) =>
      getConfirmation(type, orders.scheduling, side, { payoutsConnected: false });
    expect(confirmationFor("seller")).toMatchObject({
      description:
        "The order is then complete. Your payouts are not connected yet, so your payout waits until they are.",
      link: { href: "/payouts", label: "Connect payouts" },
    });
    expect(confirmationFor("buyer")).toEqual(getConfirmation(type, orders.scheduling, "buyer"));
  },
);

test.each([
  ["deliver", "seller"],
  ["pick-up", "buyer"],
  ["cancel", "buyer"],
  ["complete-off", "seller"],
] as const)("says before %s by the %s that the bank decides first", (type, side) => {
  const order = { ...orders.scheduling, payment: { status: "captured", card, disputed: true } } as const;
  const { description } = getConfirmation(type, order, side);
  expect(description).toContain("bank");
  expect(description).not.toMatch(/48 hours|goes back/);
});

test.each([
  ["cancel", "You can cancel the order once the bank has decided."],
  ["complete-off", "You can complete the order outside Heirloop once the bank has decided."],
] as const)("says when %s is possible again while the payment is disputed", (type, sentence) => {
  const order = { ...orders.scheduling, payment: { status: "captured", card, disputed: true } } as const;
  expect(getConfirmation(type, order, "seller").description).toBe(
    `The buyer’s bank is asking about the payment, so it cannot be refunded yet. ${sentence}`,
  );
});

const payment = { status: "saved", card } as const;
const pending = {
  ...orders.offer,
  payment,
  offer: { ...offered, status: "pending", counteroffer: null, sellerAmount: null, turn: "seller" },
} as const;

test("asks only the side whose turn it is", () => {
  expect([
    getNextStep(pending, "seller", canCounter),
    getNextStep(pending, "buyer", canCounter),
    getNextStep(orders.offer, "buyer", canCounter),
    getNextStep(orders.offer, "seller", canCounter),
  ]).toEqual([
    "Accept it, decline it, or counter with your own price.",
    "The seller has your offer. Your card is charged only if you both agree on a price.",
    "The seller made a counteroffer. Accept it, decline it, or counter with your own price. Your card is charged only if you both agree.",
    "The buyer has your counteroffer. If they counter, you can respond again.",
  ]);
});

test("does not ask for a counteroffer when there is no room for one", () => {
  expect(getNextStep(pending, "seller", { canCounter: false })).toBe("Accept it or decline it.");
});

test("says how an offer ended, to each side, on the label and in the history", () => {
  const labels = offerOutcomes.map((status) => {
    const order = {
      ...orders.offer,
      payment,
      status: "deleted",
      offer: { ...offered, status, turn: null },
    } as const;
    return [
      getOrderLabel(order, "buyer").label,
      getNextStep(order, "buyer", canCounter),
      getNextStep(order, "seller", canCounter),
      getHistoryLabel(entry("end-offer"), order),
    ];
  });
  expect(labels[offerOutcomes.indexOf("sold")]).toEqual([
    "Sold to another buyer",
    "The seller sold the piece to another buyer. You were not charged.",
    "You sold the piece to another buyer.",
    "Offer ended: sold to another buyer",
  ]);
  expect(labels[offerOutcomes.indexOf("seller-blocked")]).toEqual([
    "Ended",
    "The seller’s account is no longer active. You were not charged.",
    "Your account is blocked, so the offer ended.",
    "Offer ended",
  ]);
  expect(labels.flat().filter((text) => text.includes("Nobody answered"))).toEqual([]);
});

test("names the beginning of an order in the history", () => {
  const history = [entry("request"), entry("offer")];
  expect(history.map((one) => getHistoryLabel(one, { offer: null, history }))).toEqual([
    "Order placed",
    "Offer sent",
  ]);
});

test("says of a handover in the history what the side that confirmed it did", () => {
  const labels = (type: "deliver" | "pick-up") =>
    (["buyer", "seller"] as const).map((by) =>
      getHistoryLabel(entry(type, by), { offer: null, history: [entry(type, by)] }),
    );
  expect(labels("deliver")).toEqual(["Arrival confirmed", "Delivered"]);
  expect(labels("pick-up")).toEqual(["Picked up", "Handed over"]);
});

test("names the last amount of each side and the accepted one in the history", () => {
  const labels = (...history: Order["history"]) =>
    history.map((one) => getHistoryLabel(one, { offer: offered, history }));
  const first = entry("offer", "buyer");
  expect(labels(first, entry("counter", "seller"), entry("accept", "buyer"))).toEqual([
    "Offer of $1,800 sent",
    "Counteroffer of $1,900 sent",
    "Offer of $1,900 accepted",
  ]);
  // Earlier amounts are not stored.
  expect(labels(first, entry("counter", "seller"), entry("counter", "buyer"))).toEqual([
    "Offer sent",
    "Counteroffer of $1,900 sent",
    "Counteroffer of $1,800 sent",
  ]);
  expect(labels(first, entry("reprice", null))).toEqual(["Offer sent", "Offer lowered with the price"]);
});

test("does not mention the offer after the order has moved on", () => {
  const accepted = { ...orders.scheduling, offer: { ...offered, status: "accepted", turn: null } } as const;
  expect(getOrderLabel(accepted, "buyer").label).toBe("Finding a time");
});

test("says what comes next after a reported no-show instead of asking for the handoff code", () => {
  const copy = (by: Side, contested: boolean) => {
    const order = { ...orders.noShow, schedule: { ...orders.noShow.schedule, noShow: { by, contested } } };
    return (["buyer", "seller"] as const).map((side) => [
      getOrderLabel(order, side).label,
      getNextStep(order, side, { canCounter: false }),
    ]);
  };
  const decides = "Heirloop looks at what happened and decides. You can still agree on another time.";
  expect([...copy("seller", false), ...copy("buyer", false), ...copy("seller", true)]).toEqual([
    ["No-show reported", "Propose another time, or say what happened."],
    ["No-show reported", "Propose another time, or cancel the order: the buyer is refunded."],
    ["No-show reported", "Propose another time, or cancel the order: you get your money back."],
    ["No-show reported", "Propose another time, or say what happened."],
    ["No-show contested", decides],
    ["No-show contested", decides],
  ]);
  const ended = { ...orders.noShow, status: "completed" } as const;
  expect([getOrderLabel(ended, "buyer").label, getNextStep(ended, "buyer", { canCounter: false })]).toEqual([
    "Completed",
    "It is yours. Enjoy it.",
  ]);
});

test("does not congratulate on a piece that is disputed or returned", () => {
  const step = (one: Order["case"], side: Side) =>
    getNextStep({ ...orders.completed, case: one }, side, { canCounter: false });
  const openedAt = "2026-11-21T10:00:00.000Z";
  const returned = { status: "resolved", outcome: "returned", openedAt } as const;
  expect([
    step(undefined, "buyer"),
    step({ status: "escalated", outcome: null, openedAt }, "buyer"),
    step(returned, "buyer"),
    step(returned, "seller"),
    step({ ...returned, outcome: "repaired" }, "buyer"),
  ]).toEqual([
    "It is yours. Enjoy it.",
    "You reported a problem. The seller is paid once it is settled.",
    "You returned it, and your payment went back to you.",
    "The buyer returned it, and the payment went back. You can list the piece again.",
    "It is yours. Enjoy it.",
  ]);
});

test("says when a closed chat opens, unless the order has ended", () => {
  const open = (["buyer", "seller"] as const).map((side) => getChatCopy(orders.scheduling, side, false));
  expect(open).toEqual([
    { link: "Message the seller", note: null },
    { link: "Message the buyer", note: null },
  ]);
  const link = "View conversation";
  expect([
    getChatCopy(orders.offer, "buyer", true),
    getChatCopy(orders.requested, "buyer", true),
    getChatCopy(orders.requested, "seller", true),
    getChatCopy({ status: "expired" }, "buyer", true),
    getChatCopy(orders.completed, "seller", true),
  ]).toEqual([
    { link, note: "You can message the seller once the offer is accepted and paid." },
    { link, note: "You can message the seller once the order is approved." },
    { link, note: "You can message the buyer once the order is approved." },
    { link, note: null },
    { link, note: null },
  ]);
});

test.each([
  ["scheduling", "lapse", "Agree on a time within 3 days or the order is canceled"],
  ["active-pickup", "lapse", "Agree on a time within 3 days or the order is canceled"],
  ["looking_for_carrier", "lapse", "Needs a carrier within 3 days or the order is canceled"],
  ["awaiting_shipping", "lapse", "Has to ship within 3 days or the order is canceled"],
  ["in_transit", "auto-complete", "Completes automatically in 3 days"],
] as const)("says what an order that is %s waits for until its %s", (status, event, text) => {
  const { before, after } = getDeadlineLabel(status, event);
  expect(`${before} 3 days${after}`).toBe(text);
});
