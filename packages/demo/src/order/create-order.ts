import { brand } from "@heirloop/contract/brand/brand";
import { autoCompletion, shippingLapse } from "@heirloop/contract/order/time-window";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { noTax, stateTaxRates, taxLocationOf, taxOn } from "@heirloop/contract/tax/sales-tax";
import { zipOfPlace } from "../catalog/places.ts";
import { type Random, randomFrom } from "../random/random.ts";
import { type Clock, dayAhead, hoursAfter, hoursBefore, laterThan } from "../records/clock.ts";
import type {
  DemoAccount,
  DemoChat,
  DemoListing,
  DemoMessage,
  DemoOffer,
  DemoOrder,
} from "../records/records.ts";
import type { OrderPlan, Step } from "./order-plan.ts";

const cards = [
  "Visa ending 4242",
  "Mastercard ending 4444",
  "Visa ending 0077",
  "American Express ending 0005",
] as const;

const roundedOffer = (price: number, share: number) => Math.max(100, Math.round((price * share) / 500) * 500);

export type Parties = {
  readonly buyer: DemoAccount;
  readonly seller: DemoAccount;
  readonly listing: DemoListing;
};

/** An order and its chat, by plan. Both use the same steps, so the messages match what happened. */
export function createOrder(
  plan: OrderPlan,
  { buyer, seller, listing }: Parties,
  clock: Clock,
  random: Random,
): { order: DemoOrder; chat: DemoChat } {
  const id = random.id();
  const chatId = random.id();
  const offer = offerOf(plan, listing.price);
  const items =
    offer && offer.status !== "pending" && offer.status !== "counteroffer" && offer.status !== "accepted"
      ? offer.amount
      : (offer?.amount ?? listing.price);
  const near = buyer.hub === seller.hub;
  const delivery = plan.type === "pickup" ? 0 : near ? listing.localFee : listing.carrierFee;
  const address = plan.type === "delivery" ? addressOf(buyer, random) : null;
  const {
    place,
    coordinates: [longitude, latitude],
  } = listing;
  const location = taxLocationOf({ type: plan.type, address, place, coordinates: [longitude, latitude] });
  const taxRates = location === null ? noTax : stateTaxRates(location);
  const tax = taxOn({ items, delivery }, taxRates);
  const [firstStep] = plan.steps;
  const lastStep = plan.steps.at(-1);
  const createdAt = hoursBefore(clock, firstStep?.[2] ?? 1);
  const order: DemoOrder = {
    id,
    chatId,
    buyerId: buyer.id,
    sellerId: seller.id,
    listings: [{ listingId: listing.id, price: items }],
    status: plan.status,
    type: plan.type,
    scheduleViewing: plan.viewing ?? false,
    approved: plan.approved,
    offer,
    taxRates,
    breakdown: { items, delivery, discount: 0, tax, total: items + delivery + tax },
    address,
    pickup: plan.type === "pickup" && plan.approved ? pickupOf(seller) : null,
    proposals: (plan.proposals ?? []).map(([days, window, by]) => ({
      date: dayAhead(clock, days),
      window,
      by,
    })),
    agreed: plan.agreed ? { date: dayAhead(clock, plan.agreed[0]), window: plan.agreed[1] } : null,
    reschedule: plan.reschedule
      ? { date: dayAhead(clock, plan.reschedule[0]), window: plan.reschedule[1], by: plan.reschedule[2] }
      : null,
    late: [],
    noShow: plan.noShow ?? null,
    carrier: plan.carrier ?? null,
    tracking: plan.tracking ?? null,
    proof: plan.steps.some(([type, by]) => type === "deliver" && by === "seller")
      ? (listing.images.at(-1) ?? null)
      : null,
    handoffCode: plan.type === "pickup" && plan.agreed ? String(random.int(100000, 999999)) : null,
    completeOffAskedBy: plan.status === "completed-off-heirloop" ? "seller" : null,
    payment: { status: plan.payment, card: random.pick(cards) },
    deadline: deadlineOf(plan, seller, clock),
    history: plan.steps.map(([type, by, hoursAgo, reason]) => ({
      type,
      by,
      at: hoursBefore(clock, hoursAgo),
      reason: reason ?? null,
    })),
    createdAt,
    changedAt: hoursBefore(clock, lastStep?.[2] ?? 1),
    scenario: plan.scenario,
  };
  const chat: DemoChat = {
    id: chatId,
    orderId: id,
    listingId: listing.id,
    consignmentId: null,
    buyerId: buyer.id,
    sellerId: seller.id,
    messages: messagesOf(plan, order, { buyer, seller, listing }, clock, random),
    createdAt,
  };
  return { order, chat };
}

/** The steps from which the time to complete or ship an order is counted. */
const startsDeadline: ReadonlySet<Step[0]> = new Set(["confirm-schedule", "assign-carrier", "ship"]);

/** An order in progress completes automatically after its window, or ends unshipped, by the rule of all orders. */
function deadlineOf(
  { status, deadline, agreed, steps }: OrderPlan,
  { pickupCalendar, hub }: DemoAccount,
  clock: Clock,
): DemoOrder["deadline"] {
  if (!deadline) return null;
  const isUnshipped = status === "looking_for_carrier" || status === "awaiting_shipping";
  if ((deadline.event !== "auto-complete" && !isUnshipped) || !agreed)
    return { event: deadline.event, at: hoursAfter(clock, deadline.hoursAhead) };
  const [days, window] = agreed;
  const [, , hoursAgo = 0] = steps.findLast(([type]) => startsDeadline.has(type)) ?? [];
  return {
    event: deadline.event,
    at: (isUnshipped ? shippingLapse : autoCompletion)(
      { date: dayAhead(clock, days), window },
      sellerTimeZone(pickupCalendar, hub),
      hoursBefore(clock, hoursAgo),
    ),
  };
}

function offerOf({ offer }: OrderPlan, price: number): DemoOffer | null {
  if (!offer) return null;
  const first = roundedOffer(price, offer.first);
  const counter = offer.counter === undefined ? null : roundedOffer(price, offer.counter);
  return {
    amount: counter ?? first,
    status: offer.status,
    counteroffer: counter,
    buyerAmount: first,
    sellerAmount: counter,
    turn: offer.turn,
  };
}

const streets = [
  "Alder St",
  "Hillcrest Ave",
  "Magnolia Way",
  "27th St",
  "Juniper Ct",
  "Lakeshore Dr",
  "Franklin St",
  "Orchard Rd",
  "Bellevue Ave",
  "Mission Ln",
] as const;

export function addressOf({ place }: Pick<DemoAccount, "place">, random: Random) {
  const [city = place, state = "CA"] = place.split(", ");
  const line = {
    line1: `${random.int(12, 980)} ${random.pick(streets)}`,
    city,
    state,
    zip: zipOfPlace(place),
  };
  return random.chance(0.3) ? { ...line, line2: `Apt ${random.int(1, 24)}` } : line;
}

/** A seller's pickup details are the same for each of their orders. */
export function pickupOf(seller: DemoAccount): NonNullable<DemoOrder["pickup"]> {
  const random = randomFrom(`pickup ${seller.id}`);
  return {
    address: addressOf(seller, random),
    phone: seller.phone ?? `+1316555${String(random.int(200, 9999)).padStart(4, "0")}`,
    accessNotes: random.pick(accessNotes),
  };
}

const accessNotes = [
  "The side door is level with the street; park in the loading zone.",
  "Ring twice. Two steps up, then it stands in the hallway.",
  "Second floor, wide stairs. I help carry it down.",
  null,
] as const;

const updates: Record<string, (by: string, step: Step) => string> = {
  accept: (by) => `${by} accepted the offer.`,
  approve: (by) => `${by} approved the order.`,
  schedule: (by) => `${by} proposed times.`,
  "confirm-schedule": (by) => `${by} agreed to a time.`,
  reschedule: (by) => `${by} proposed another time.`,
  "assign-carrier": (by) => `${by} chose a carrier.`,
  ship: (by) => `${by} shipped the order.`,
  deliver: () => "The order was delivered.",
  "pick-up": () => "The order was picked up.",
  "report-no-show": () => "Reported a no-show: the order no longer completes automatically",
  "complete-off": (by) => `${by} agreed to complete this order outside Heirloop.`,
  cancel: (by, step) => `${by} canceled the order. ${step[3] ?? ""}`.trim(),
  expire: () => "The offer ran out of time.",
  remove: (_, step) => `This order was removed. ${step[3] ?? ""}`.trim(),
  request: (by) => `${by} asked to buy this.`,
};

type Draft = Omit<DemoMessage, "id" | "number" | "seenBy">;

function messagesOf(
  plan: OrderPlan,
  order: DemoOrder,
  { buyer, seller, listing }: Parties,
  clock: Clock,
  random: Random,
): DemoMessage[] {
  // A business stays anonymous to the buyer before acceptance.
  const sellerName =
    order.approved || !seller.isBusiness ? (seller.shop?.name ?? seller.firstName) : "The seller";
  const nameOf = (by: Step[1]) =>
    by === "buyer" ? buyer.firstName : by === "seller" ? sellerName : brand.name;
  const drafts: Draft[] = plan.steps.flatMap((step) =>
    stepMessage(plan, order, step, nameOf(step[1]), { buyer, seller, listing }, clock),
  );
  for (const [by, hoursAgo, text] of plan.lines) {
    drafts.push({
      type: "text",
      text,
      imageUrl: null,
      senderId: by === "buyer" ? buyer.id : seller.id,
      offer: null,
      date: hoursBefore(clock, hoursAgo),
    });
  }
  if (plan.image) {
    const path = listing.images.at(-1) ?? listing.images[0] ?? null;
    drafts.push({
      type: "image",
      text: null,
      imageUrl: path,
      senderId: plan.image === "buyer" ? buyer.id : seller.id,
      offer: null,
      date: hoursBefore(clock, Math.min(...plan.lines.map(([, hoursAgo]) => hoursAgo)) - 0.05),
    });
  }
  drafts.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return numbered(drafts, clock, [buyer.id, seller.id], random);
}

function stepMessage(
  plan: OrderPlan,
  order: DemoOrder,
  step: Step,
  by: string,
  { buyer, seller, listing }: Parties,
  clock: Clock,
): Draft[] {
  const [type, side, hoursAgo] = step;
  const date = hoursBefore(clock, hoursAgo);
  const senderId = side === "buyer" ? buyer.id : side === "seller" ? seller.id : null;
  const { offer } = order;
  if (type === "offer" && offer && plan.offer) {
    const amount = roundedOffer(listing.price, plan.offer.first);
    return [
      {
        type: "offer-sent",
        text: null,
        imageUrl: null,
        senderId,
        offer: {
          status: offer.counteroffer === null ? offer.status : "superseded",
          amount,
          counteroffer: null,
        },
        date,
      },
    ];
  }
  if (type === "counter" && offer) {
    return [
      {
        type: "offer-sent",
        text: null,
        imageUrl: null,
        senderId,
        offer: { status: offer.status, amount: offer.amount, counteroffer: offer.counteroffer },
        date,
      },
    ];
  }
  if (type === "decline" || type === "withdraw") {
    return [
      {
        type: "offer-deleted",
        text: step[3] ?? (type === "withdraw" ? "The offer was withdrawn." : "The offer was declined."),
        imageUrl: null,
        senderId,
        offer: null,
        date,
      },
    ];
  }
  const text = updates[type]?.(by, step);
  return text ? [{ type: "update", text, imageUrl: null, senderId: null, offer: null, date }] : [];
}

/** Numbers the messages from 1; the other side's last messages within a few hours are unseen. */
function numbered(
  drafts: readonly Draft[],
  clock: Clock,
  both: readonly string[],
  random: Random,
): DemoMessage[] {
  const fresh = hoursBefore(clock, 10);
  return drafts.map((draft, index) => ({
    ...draft,
    id: random.id(),
    number: index + 1,
    seenBy:
      draft.date > fresh && index === drafts.length - 1
        ? draft.senderId
          ? [draft.senderId]
          : []
        : [...both],
  }));
}

/** A chat about a listing without an order. */
export function createInquiry(
  lines: readonly (readonly ["buyer" | "seller", number, string])[],
  { buyer, seller, listing }: Parties,
  clock: Clock,
  random: Random,
): DemoChat {
  const drafts = lines.map(([by, hoursAgo, text]): Draft => ({
    type: "text",
    text,
    imageUrl: null,
    senderId: by === "buyer" ? buyer.id : seller.id,
    offer: null,
    date: hoursBefore(clock, hoursAgo),
  }));
  const [first] = drafts;
  return {
    id: random.id(),
    orderId: null,
    listingId: listing.id,
    consignmentId: null,
    buyerId: buyer.id,
    sellerId: seller.id,
    messages: numbered(drafts, clock, [buyer.id, seller.id], random),
    createdAt: first?.date ?? laterThan(hoursBefore(clock, 1), 0),
  };
}
