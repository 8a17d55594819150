import { autoCompletion, shippingLapse } from "@heirloop/contract/order/time-window";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { noTax, stateTaxRates, taxLocationOf, taxOn } from "@heirloop/contract/tax/sales-tax";
import type { Random } from "../random/random.ts";
import { type Clock, dayAhead, hoursAfter, hoursBefore } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoChat } from "../records/chat.ts";
import type { DemoOffer, DemoOrder } from "../records/order.ts";
import { createOrderChat } from "./order-chat.ts";
import type { OrderPlan, Parties, Step } from "./order-plan.ts";
import { addressOf, pickupOf } from "./pickup-details.ts";

const cards = [
  "Visa ending 4242",
  "Mastercard ending 4444",
  "Visa ending 0077",
  "American Express ending 0005",
] as const;

const roundedOffer = (price: number, share: number) => Math.max(100, Math.round((price * share) / 500) * 500);

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
  const items = offer?.amount ?? listing.price;
  const near = buyer.hub === seller.hub;
  const delivery = plan.type === "pickup" ? 0 : near ? listing.localFee : listing.carrierFee;
  const address = plan.type === "delivery" ? addressOf(buyer, random) : null;
  const location = taxLocationOf({
    type: plan.type,
    address,
    place: listing.place,
    coordinates: [...listing.coordinates],
  });
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
  return { order, chat: createOrderChat(order, plan, { buyer, seller, listing }, clock, random) };
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
