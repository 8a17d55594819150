import type { OrderCaseRow } from "../modules/order-case/order-case.table.ts";
import { rowDate } from "./example-rows.ts";

/** Bea has just reported damage and would like $100 back; Sam has to answer. */
export const damagedCase: OrderCaseRow = {
  id: "case-1",
  orderId: "order-1",
  status: "awaiting-seller",
  reason: "damaged",
  wantedType: "refund",
  wantedAmount: 100_00,
  proposalType: null,
  proposalAmount: null,
  agreedType: null,
  agreedAmount: null,
  proposals: [],
  pickup: null,
  tracking: null,
  received: false,
  outcome: null,
  refundIntentId: null,
  refunded: 0,
  deadlineAt: new Date("2026-11-24T12:00:00.000Z"),
  openedAt: rowDate,
  changedAt: rowDate,
  closedAt: null,
};
