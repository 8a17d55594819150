import * as z from "zod/mini";
import { instantSchema } from "../identity/identity.schema.ts";
import type { Side } from "../user/user.schema.ts";

/** The states of a case, from the report to its end (docs/product.md §4, Cases). */
export const orderCaseStatuses = [
  "awaiting-seller",
  "awaiting-buyer",
  "escalated",
  "arranging-return",
  "returning",
  "repairing",
  "refunding",
  "resolved",
  "withdrawn",
] as const;
export const orderCaseStatusSchema = z.enum(orderCaseStatuses);
export type OrderCaseStatus = z.infer<typeof orderCaseStatusSchema>;

const open: Readonly<Record<OrderCaseStatus, boolean>> = {
  "awaiting-seller": true,
  "awaiting-buyer": true,
  escalated: true,
  "arranging-return": true,
  returning: true,
  repairing: true,
  refunding: true,
  resolved: false,
  withdrawn: false,
};
/** While a case is open, nobody is paid for its order and its chat accepts messages. */
export const isCaseOpen = (status: OrderCaseStatus): boolean => open[status];
export const openCaseStatuses: readonly OrderCaseStatus[] = orderCaseStatuses.filter(isCaseOpen);

/** Who is expected to act: a side, both, an admin, or nobody. */
export const caseTurn: Readonly<Record<OrderCaseStatus, Side | "both" | "admin" | null>> = {
  "awaiting-seller": "seller",
  "awaiting-buyer": "buyer",
  escalated: "admin",
  "arranging-return": "both",
  returning: "seller",
  repairing: "buyer",
  refunding: null,
  resolved: null,
  withdrawn: null,
};

export const orderCaseReasons = [
  "not-as-described",
  "damaged",
  "missing",
  "does-not-fit",
  "changed-mind",
] as const;
export const orderCaseReasonSchema = z.enum(orderCaseReasons, { error: "Choose what is wrong" });
export type OrderCaseReason = z.infer<typeof orderCaseReasonSchema>;

/** How a case can end well for the buyer. A return is refunded in full; a refund may be of a part. */
export const caseSolutions = ["return", "refund", "repair"] as const;
export type CaseSolution = (typeof caseSolutions)[number];

/** What a buyer can ask for, by what is wrong. */
export const solutionsFor: Readonly<Record<OrderCaseReason, readonly CaseSolution[]>> = {
  "not-as-described": ["return", "refund", "repair"],
  damaged: ["return", "refund", "repair"],
  // There is nothing to return or to repair.
  missing: ["refund"],
  "does-not-fit": ["return"],
  "changed-mind": ["return"],
};

/** How a case was resolved. `declined`: an admin decided that nothing is owed to the buyer. */
export const caseOutcomes = ["returned", "refunded", "repaired", "declined"] as const;
export const caseOutcomeSchema = z.enum(caseOutcomes);
export type CaseOutcome = z.infer<typeof caseOutcomeSchema>;

/** What an order says about its case. */
export const caseSummarySchema = z.object({
  status: orderCaseStatusSchema,
  outcome: z.nullable(caseOutcomeSchema),
  openedAt: instantSchema,
});
export type CaseSummary = z.infer<typeof caseSummarySchema>;
