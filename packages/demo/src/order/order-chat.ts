import type { Random } from "../random/random.ts";
import { type Clock, hoursBefore } from "../records/clock.ts";
import type { DemoChat, DemoMessage } from "../records/chat.ts";
import type { DemoOrder } from "../records/order.ts";
import type { Line, OrderPlan, Parties, Step } from "./order-plan.ts";

/** The messages that the order machine writes after each event, in its words. */
const updates: Readonly<Record<string, string>> = {
  request: "The order was placed and waits for the seller’s approval",
  accept: "The offer was accepted",
  approve: "The seller approved the order",
  schedule: "Proposed a time",
  "confirm-schedule": "The time is agreed",
  reschedule: "Proposed another time",
  "assign-carrier": "A carrier was found",
  ship: "On its way",
  deliver: "Delivered",
  "pick-up": "Picked up",
  "report-no-show": "Reported a no-show: the order no longer completes automatically",
  "complete-off": "Both sides completed this outside Heirloop",
  cancel: "The order was canceled",
  expire: "The offer expired without an answer",
  remove: "Heirloop removed this order",
};

type Draft = Omit<DemoMessage, "id" | "number" | "seenBy">;

const blank = { text: null, imageUrl: null, senderId: null, offer: null };

/** The chat of an order: what its steps and its plan's lines say, in the order in which they were said. */
export function createOrderChat(
  order: DemoOrder,
  plan: OrderPlan,
  parties: Parties,
  clock: Clock,
  random: Random,
): DemoChat {
  const { buyer, seller, listing } = parties;
  const drafts = [
    ...plan.steps.flatMap((step) => draftStep(step, order, clock)),
    ...draftLines(plan.lines, parties, clock),
  ];
  if (plan.image) {
    drafts.push({
      type: "image",
      ...blank,
      imageUrl: listing.images.at(-1) ?? null,
      senderId: parties[plan.image].id,
      date: hoursBefore(clock, Math.min(...plan.lines.map(([, hoursAgo]) => hoursAgo)) - 0.05),
    });
  }
  drafts.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return {
    id: order.chatId,
    orderId: order.id,
    listingId: listing.id,
    consignmentId: null,
    buyerId: buyer.id,
    sellerId: seller.id,
    messages: numberMessages(drafts, parties, clock, random),
    createdAt: order.createdAt,
  };
}

/** A chat about a listing without an order. */
export function createInquiry(
  lines: readonly Line[],
  parties: Parties,
  clock: Clock,
  random: Random,
): DemoChat {
  const drafts = draftLines(lines, parties, clock);
  return {
    id: random.id(),
    orderId: null,
    listingId: parties.listing.id,
    consignmentId: null,
    buyerId: parties.buyer.id,
    sellerId: parties.seller.id,
    messages: numberMessages(drafts, parties, clock, random),
    createdAt: drafts[0]?.date ?? hoursBefore(clock, 1),
  };
}

const draftLines = (lines: readonly Line[], parties: Parties, clock: Clock): Draft[] =>
  lines.map(([by, hoursAgo, text]) => ({
    type: "text",
    ...blank,
    text,
    senderId: parties[by].id,
    date: hoursBefore(clock, hoursAgo),
  }));

function draftStep(step: Step, { buyerId, sellerId, offer }: DemoOrder, clock: Clock): Draft[] {
  const [type, side, hoursAgo, reason] = step;
  const date = hoursBefore(clock, hoursAgo);
  const senderId = side === "buyer" ? buyerId : side === "seller" ? sellerId : null;
  if (type === "offer" && offer) {
    const first = {
      status: offer.counteroffer === null ? offer.status : ("superseded" as const),
      amount: offer.buyerAmount,
      counteroffer: null,
    };
    return [{ type: "offer-sent", ...blank, senderId, offer: first, date }];
  }
  if (type === "counter" && offer) {
    const { status, amount, counteroffer } = offer;
    return [{ type: "offer-sent", ...blank, senderId, offer: { status, amount, counteroffer }, date }];
  }
  if (type === "decline" || type === "withdraw") {
    const text = reason ?? (type === "withdraw" ? "The offer was withdrawn" : "The offer was declined");
    return [{ type: "offer-deleted", ...blank, text, senderId, date }];
  }
  const text = updates[type];
  return text ? [{ type: "update", ...blank, text, date }] : [];
}

/** Numbers the messages from 1. If the last one is recent, only its sender has seen it. */
function numberMessages(
  drafts: readonly Draft[],
  { buyer, seller }: Parties,
  clock: Clock,
  random: Random,
): DemoMessage[] {
  const recent = hoursBefore(clock, 10);
  return drafts.map((draft, index) => ({
    ...draft,
    id: random.id(),
    number: index + 1,
    seenBy:
      draft.date > recent && index === drafts.length - 1
        ? draft.senderId
          ? [draft.senderId]
          : []
        : [buyer.id, seller.id],
  }));
}
