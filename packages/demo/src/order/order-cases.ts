import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import { autoCompletion } from "@heirloop/contract/order/time-window";
import { dayAhead, type Clock, laterThan } from "../records/clock.ts";
import type { DemoCase, DemoCaseEntry, DemoOrder } from "../records/records.ts";

/** A refund lasts for seconds, so no demo order waits for one. */
type ShownStatus = Exclude<OrderCaseStatus, "refunding">;

const hours = (milliseconds: number) => milliseconds / 3_600_000;
type Step = Pick<DemoCaseEntry, "type" | "by" | "message" | "solution">;
const refund = { type: "refund", amount: 60_00 } as const;
const returned = { type: "return", amount: null } as const;

const opened: Step = {
  type: "open",
  by: "buyer",
  message: "The finish on the top is scratched, and the description calls it spotless.",
  solution: returned,
};
const proposed: Step = {
  type: "propose",
  by: "seller",
  message: "I am sorry. The scratch polishes out; here is what a workshop asks for it.",
  solution: refund,
};
const escalated: Step = {
  type: "escalate",
  by: "buyer",
  message: "I would rather not have it refinished.",
  solution: null,
};
const accepted: Step = { type: "accept", by: "seller", message: null, solution: returned };
const repair = { type: "repair", amount: null } as const;
const wishesRepair: Step = {
  ...opened,
  message: "It arrived with a mark that does not come off.",
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

/** What a case takes from its order: pictures of the pieces, and the time zone of its seller. */
type CaseFacts = { readonly pictures: readonly string[]; readonly timeZone: string | null };

function createCase(
  order: DemoOrder,
  status: ShownStatus,
  { pictures, timeZone }: CaseFacts,
  clock: Clock,
): DemoCase {
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
      ? autoCompletion(collected, timeZone, last)
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
      pictures: index === 0 ? pictures.slice(0, 2) : [],
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
 * Adds a case in each state to completed orders: open ones to orders whose payout is still to be sent, so that it
 * waits for them, and settled ones to older orders.
 */
export function addCases(
  orders: readonly DemoOrder[],
  clock: Clock,
  factsOf: (order: DemoOrder) => CaseFacts,
): DemoOrder[] {
  const isCompleted = ({ status }: DemoOrder) => status === "completed";
  const isRecent = ({ changedAt }: DemoOrder) =>
    laterThan(changedAt, recent) > new Date(clock.now).toISOString();
  const candidates = orders.filter(isCompleted);
  const statuses = new Map<string, ShownStatus>();
  const assign = (some: readonly DemoOrder[], wanted: readonly ShownStatus[]) =>
    wanted.forEach((status, index) => {
      const order = some[index];
      if (order !== undefined) statuses.set(order.id, status);
    });
  assign(candidates.filter(isRecent), open);
  assign(
    candidates.filter((order) => !isRecent(order)),
    settled,
  );
  return orders.map((order) => {
    const status = statuses.get(order.id);
    return status === undefined
      ? order
      : { ...order, case: createCase(order, status, factsOf(order), clock) };
  });
}
