import { cents } from "@heirloop/contract/money/money.schema";
import type { OrderCaseStatus } from "@heirloop/contract/order/order-case-status";
import type { Solution } from "@heirloop/contract/order-case/order-case.schema";
import { type OrderCaseContext, reportedCase } from "./order-case-context.ts";
import type { SentOrderCaseEvent } from "./order-case-event.ts";
import { moveCase } from "./order-case-transition.ts";

const now = "2026-11-21T10:00:00.000Z";
const message = "Because";
export const refund = (amount: number): Solution => ({ type: "refund", amount: cents(amount) });
export const returned: Solution = { type: "return", amount: null };
export const repair: Solution = { type: "repair", amount: null };

/** What is different from a new case in which the buyer wants a return and $900 are left to refund. */
export type Changes = Partial<OrderCaseContext>;
export const send = (from: OrderCaseStatus, changes: Changes, event: SentOrderCaseEvent) =>
  moveCase(
    { status: from, context: { ...reportedCase(returned, { left: 900_00, disputed: false }), ...changes } },
    event,
  );

export const accept = (by: "buyer" | "seller") => ({ type: "accept", by, now }) as const;
export const propose = (solution: "return" | "refund" | "repair", amount?: number): SentOrderCaseEvent => ({
  type: "propose",
  solution,
  ...(amount === undefined ? {} : { amount: cents(amount) }),
  message,
  by: "seller",
  now,
});
export const decide = (solution: "return" | "refund" | "none", amount?: number): SentOrderCaseEvent => ({
  type: "decide",
  solution,
  ...(amount === undefined ? {} : { amount: cents(amount) }),
  message,
  by: "admin",
  now,
});
export const schedule = (
  date: string,
  window: "morning" | "evening" = "morning",
  at = now,
): SentOrderCaseEvent => ({
  type: "schedule",
  date,
  window,
  by: "seller",
  now: at,
});
export const confirm = (window: string, by: "buyer" | "seller" = "buyer"): SentOrderCaseEvent => ({
  type: "confirm-schedule",
  window,
  by,
  now,
});
export const times = (by: "buyer" | "seller", ...dates: string[]): Changes => ({
  proposals: dates.map((date) => ({ date, window: "morning", by })),
});
export const receive = { type: "receive", by: "seller", now } as const;
export const timeOut = { type: "time-out", by: "time", now } as const;
