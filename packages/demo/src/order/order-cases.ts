import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import { autoCompletion } from "@heirloop/contract/order/time-window";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { dayAhead, type Clock, laterThan } from "../records/clock.ts";
import type { DemoAccount } from "../records/account.ts";
import type { DemoListing } from "../records/listing.ts";
import type { DemoOrder } from "../records/order.ts";
import type { DemoCase, DemoCaseEntry } from "../records/order-case.ts";

/** A refund lasts for seconds, so no demo order waits for one. */
type ShownStatus = Exclude<OrderCaseStatus, "refunding">;

const hours = (milliseconds: number) => milliseconds / 3_600_000;
type Step = Pick<DemoCaseEntry, "type" | "by" | "message" | "solution">;
const refund = { type: "refund", amount: 60_00 } as const;
const returned = { type: "return", amount: null } as const;

const opened: Step = {
  type: "open",
  by: "buyer",
  message: "There is a mark on it that does not come off, and the description calls it spotless.",
  solution: returned,
};
const proposed: Step = {
  type: "propose",
  by: "seller",
  message: "I am sorry. A workshop can take the mark out; here is what they ask for it.",
  solution: refund,
};
const escalated: Step = {
  type: "escalate",
  by: "buyer",
  message: "I would rather not have it worked on.",
  solution: null,
};
const accepted: Step = { type: "accept", by: "seller", message: null, solution: returned };
const repair = { type: "repair", amount: null } as const;
const wishesRepair: Step = {
  ...opened,
  message: "It was damaged on the way. The first picture shows where.",
  solution: repair,
};
const acceptsRepair: Step = { ...accepted, solution: repair };

const steps: Readonly<Record<ShownStatus, readonly Step[]>> = {
  "awaiting-seller": [opened],
  "awaiting-buyer": [opened, proposed],
  escalated: [opened, proposed, escalated],
  "arranging-return": [opened, accepted],
  returning: [opened, accepted, { type: "confirm-schedule", by: "buyer", message: null, solution: null }],
  repairing: [wishesRepair, acceptsRepair],
  resolved: [
    wishesRepair,
    acceptsRepair,
    { type: "confirm-repair", by: "buyer", message: null, solution: null },
  ],
  withdrawn: [opened, { type: "withdraw", by: "buyer", message: null, solution: null }],
};
const deadlines: Readonly<Partial<Record<ShownStatus, number>>> = {
  "awaiting-seller": constants.caseAnswer,
  "awaiting-buyer": constants.caseAnswer,
  "arranging-return": constants.caseReturnAgreed,
  repairing: constants.caseRepair,
};

/** An order with its piece and its seller. */
type Ordered = {
  readonly order: DemoOrder;
  readonly listing: Pick<DemoListing, "images">;
  readonly seller: Pick<DemoAccount, "pickupCalendar" | "hub">;
};

function createCase({ order, listing, seller }: Ordered, status: ShownStatus, clock: Clock): DemoCase {
  const shown = steps[status];
  const collected = { date: dayAhead(clock, 4), window: "morning" } as const;
  const isReturn = status === "arranging-return" || status === "returning";
  const at = (index: number) => laterThan(order.changedAt, 1 + index);
  const last = at(shown.length - 1);
  const isOver = status === "resolved" || status === "withdrawn";
  const [first] = shown;
  const limit = deadlines[status];
  const wanted = first?.solution?.type === "repair" ? repair : returned;
  const deadline =
    status === "returning"
      ? autoCompletion(collected, sellerTimeZone(seller.pickupCalendar, seller.hub), last)
      : limit === undefined
        ? null
        : laterThan(last, hours(limit));
  return {
    id: `case-${order.id}`.slice(0, 48),
    status,
    reason: wanted === repair ? "damaged" : "not-as-described",
    wanted,
    proposal: shown.includes(proposed) ? refund : null,
    agreed: shown.some(({ type }) => type === "accept") ? wanted : null,
    outcome: status === "resolved" ? "repaired" : null,
    refunded: 0,
    proposals: isReturn ? [{ ...collected, by: "seller" }] : [],
    pickup: status === "returning" ? collected : null,
    tracking: null,
    received: false,
    deadline,
    openedAt: at(0),
    closedAt: isOver ? last : null,
    timeline: shown.map((step, index) => ({
      ...step,
      id: `entry-${index + 1}-${order.id}`.slice(0, 48),
      at: at(index),
      pictures: index === 0 ? listing.images.slice(0, 2) : [],
      window: step.type === "confirm-schedule" ? collected : null,
    })),
  };
}

const recent = hours(constants.payoutDelay);
const settled = ["resolved", "withdrawn"] as const;
const open = [
  "awaiting-seller",
  "awaiting-buyer",
  "escalated",
  "arranging-return",
  "returning",
  "repairing",
] as const;

/**
 * The orders, with a case in each state: open ones of orders whose payout is still to be sent, so that it waits for
 * them, and settled ones of older orders.
 */
export function addCases(sales: readonly Ordered[], clock: Clock): DemoOrder[] {
  const isRecent = ({ order }: Ordered) =>
    laterThan(order.changedAt, recent) > new Date(clock.now).toISOString();
  const completed = sales.filter(({ order }) => order.status === "completed");
  const statuses = new Map<Ordered, ShownStatus>();
  const assign = (some: readonly Ordered[], wanted: readonly ShownStatus[]) =>
    wanted.forEach((status, index) => {
      const sale = some[index];
      if (sale !== undefined) statuses.set(sale, status);
    });
  assign(completed.filter(isRecent), open);
  assign(
    completed.filter((sale) => !isRecent(sale)),
    settled,
  );
  return sales.map((sale) => {
    const status = statuses.get(sale);
    return status === undefined ? sale.order : { ...sale.order, case: createCase(sale, status, clock) };
  });
}
