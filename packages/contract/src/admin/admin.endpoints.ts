import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { constants } from "../constants/marketplace-constants.ts";
import { pageNumberSchema, textSchema, wholeNumberSchema } from "../endpoint/query-fields.ts";
import {
  heirloopIdSchema,
  idSchema,
  instantSchema,
  orderIdSchema,
  userIdSchema,
} from "../identity/identity.schema.ts";
import { reportReasonSchema, reportTargetSchema } from "../review/review-report.schema.ts";
import { ratingSchema, reviewReplySchema, sharedSignals } from "../review/review.schema.ts";
import { centsSchema, sumCentsSchema } from "../money/money.schema.ts";
import { orderStatusSchema } from "../order/order-status.ts";
import { loginSchema } from "../user/user.endpoints.ts";
import { sideSchema } from "../user/user.schema.ts";

export const accountSchema = z.object({
  _id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isBusiness: z.boolean(),
  admin: z.boolean(),
  blocked: z.boolean(),
  /** Closed by its owner or an operator, for good: it stays blocked. */
  closed: z.boolean(),
  /** Whether two-step verification is on. */
  twoStep: z.boolean(),
  since: instantSchema,
});
export type Account = z.infer<typeof accountSchema>;

/** Two people may have the same name, so the email is included. */
export const auditedSchema = z.pick(accountSchema, {
  _id: true,
  firstName: true,
  lastName: true,
  email: true,
});

export const auditEntrySchema = z.object({
  _id: idSchema,
  admin: auditedSchema,
  account: auditedSchema,
  action: z.string(),
  detail: z.nullable(z.string()),
  date: instantSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditPageSchema = z.object({
  entries: z.array(auditEntrySchema),
  /** The number of entries on all pages. */
  total: z.int(),
  page: z.int(),
  totalPages: z.int(),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

export const heldReviewSchema = z.object({
  _id: idSchema,
  /** Why it is held: what both accounts have in common. */
  shared: z.array(z.enum(sharedSignals)),
  buyer: auditedSchema,
  seller: auditedSchema,
  /** The buyer's review of the seller; null while unwritten. */
  aboutSeller: z.nullable(z.object({ rating: ratingSchema, feedback: z.nullable(z.string()) })),
  /** The seller's review of the buyer; null while unwritten. */
  aboutBuyer: z.nullable(z.object({ rating: ratingSchema, feedback: z.nullable(z.string()) })),
  listings: z.array(z.object({ heirloopId: heirloopIdSchema, slug: z.string(), title: z.string() })),
  heldAt: instantSchema,
});
export type HeldReview = z.infer<typeof heldReviewSchema>;

/** A published review or reply that users reported. */
export const reportedReviewSchema = z.object({
  /** The oldest undecided report, by which it is decided on. */
  _id: idSchema,
  about: sideSchema,
  target: reportTargetSchema,
  /** The author of the review. */
  author: auditedSchema,
  /** The author of the reply. */
  subject: auditedSchema,
  rating: ratingSchema,
  feedback: z.nullable(z.string()),
  reply: z.nullable(reviewReplySchema),
  listings: z.array(z.object({ heirloopId: heirloopIdSchema, slug: z.string(), title: z.string() })),
  /** Oldest first. */
  reports: z.array(
    z.object({
      _id: idSchema,
      reporter: auditedSchema,
      reason: reportReasonSchema,
      text: z.string(),
      date: instantSchema,
    }),
  ),
});
export type ReportedReview = z.infer<typeof reportedReviewSchema>;

/** An order that is still open although one of its sides is blocked. */
export const blockedOrderSchema = z.object({
  _id: orderIdSchema,
  status: orderStatusSchema,
  pieces: z.array(z.string()),
  total: sumCentsSchema,
  buyer: z.extend(auditedSchema, { blocked: z.boolean() }),
  seller: z.extend(auditedSchema, { blocked: z.boolean() }),
  date: instantSchema,
  /** The side that reported a no-show, if the other side contests it. */
  noShowBy: z.optional(sideSchema),
});
export type BlockedOrder = z.infer<typeof blockedOrderSchema>;

/** A payment about which the buyer's bank asks. */
export const disputedPaymentSchema = z.object({
  /** The payment gateway's id of the dispute. */
  _id: z.string(),
  order: orderIdSchema,
  pieces: z.array(z.string()),
  /** What the bank takes back for now. */
  amount: sumCentsSchema,
  buyer: auditedSchema,
  seller: auditedSchema,
  since: instantSchema,
});
export type DisputedPayment = z.infer<typeof disputedPaymentSchema>;

/** An order whose payment was captured, with what can be refunded of it. */
export const paidOrderSchema = z.object({
  _id: orderIdSchema,
  status: orderStatusSchema,
  pieces: z.array(z.string()),
  total: sumCentsSchema,
  /** What the buyer paid, less what went back or is on its way back. */
  refundable: sumCentsSchema,
  /** What is on its way back: the payment gateway has not answered yet. */
  refunding: sumCentsSchema,
  /** The buyer's bank asks about the payment: until it has decided, nothing can be refunded. */
  disputed: z.boolean(),
  buyer: auditedSchema,
  seller: auditedSchema,
  date: instantSchema,
});
export type PaidOrder = z.infer<typeof paidOrderSchema>;

/** The amount must also be left of the payment (`getRefundAmountProblem`). */
export const refundSchema = z.object({
  amount: centsSchema,
  reason: textSchema(600, "Say why"),
});

export const reportDecisionSchema = z.object({ reason: textSchema(600, "Say why") });

const pathParams = z.object({ id: userIdSchema });
const orderPath = z.object({ orderId: orderIdSchema });

export const adminEndpoints = {
  enterAccount: endpoint("POST", "/api/admin/enter-account", {
    summary: "Enter a user's account for up to 30 minutes",
    access: "admin",
    body: pathParams,
    answer: loginSchema,
    errors: ["permission-denied", "not-while-entered"],
    limits: [atMost(120, "accounts entered", "hour")],
  }),
  leaveAccount: endpoint("POST", "/api/admin/leave-account", {
    summary: "Leave the account one is in",
    access: "user",
    answer: loginSchema,
    errors: ["permission-denied"],
    limits: [atMost(120, "accounts left", "hour")],
  }),
  accounts: endpoint("GET", "/api/admin/accounts", {
    summary: "Find accounts",
    access: "admin",
    query: z.object({ keyword: z._default(z.string().check(z.trim(), z.maxLength(200)), "") }),
    answer: z.object({ accounts: z.array(accountSchema) }),
  }),
  account: endpoint("GET", "/api/admin/accounts/{id}", {
    summary: "One account",
    access: "admin",
    params: pathParams,
    answer: accountSchema,
  }),
  block: endpoint("POST", "/api/admin/accounts/{id}/block", {
    summary: "Block an account",
    access: "admin",
    params: pathParams,
    body: z.object({ reason: textSchema(600, "Say why") }),
    answer: accountSchema,
    errors: ["state-conflict"],
    limits: [atMost(240, "accounts blocked", "hour")],
  }),
  unblock: endpoint("POST", "/api/admin/accounts/{id}/unblock", {
    summary: "Unblock an account",
    access: "admin",
    params: pathParams,
    answer: accountSchema,
    errors: ["state-conflict"],
    limits: [atMost(240, "accounts unblocked", "hour")],
  }),
  /** For an owner who has lost the app and the recovery codes; the owner is notified by email. */
  turnOffTwoStep: endpoint("POST", "/api/admin/accounts/{id}/turn-off-two-step", {
    summary: "Turn off the two-step verification of an account; its sessions end",
    access: "admin",
    params: pathParams,
    body: z.object({ reason: textSchema(600, "Say why") }),
    answer: accountSchema,
    errors: ["state-conflict"],
    limits: [atMost(60, "accounts changed", "hour")],
  }),
  heldReviews: endpoint("GET", "/api/admin/held-reviews", {
    summary: "Reviews that wait for an admin, oldest first",
    access: "admin",
    answer: z.object({ reviews: z.array(heldReviewSchema) }),
  }),
  publishReview: endpoint("POST", "/api/admin/held-reviews/{id}/publish", {
    summary: "Let a held review be published",
    access: "admin",
    params: z.object({ id: idSchema }),
    errors: ["state-conflict"],
    limits: [atMost(240, "reviews decided", "hour")],
  }),
  rejectReview: endpoint("POST", "/api/admin/held-reviews/{id}/reject", {
    summary: "Keep a held review from being published",
    access: "admin",
    params: z.object({ id: idSchema }),
    errors: ["state-conflict"],
    limits: [atMost(240, "reviews decided", "hour")],
  }),
  reportedReviews: endpoint("GET", "/api/admin/reported-reviews", {
    summary: "Reported reviews and replies that wait for an admin, oldest first",
    access: "admin",
    answer: z.object({ reviews: z.array(reportedReviewSchema) }),
  }),
  keepReported: endpoint("POST", "/api/admin/reported-reviews/{id}/keep", {
    summary: "Keep a reported review or reply",
    access: "admin",
    params: z.object({ id: idSchema }),
    body: reportDecisionSchema,
    errors: ["state-conflict"],
    limits: [atMost(240, "reports decided", "hour")],
  }),
  /** Its author reads the reason. */
  removeReported: endpoint("POST", "/api/admin/reported-reviews/{id}/remove", {
    summary: "Remove a reported review or reply for good",
    access: "admin",
    params: z.object({ id: idSchema }),
    body: reportDecisionSchema,
    errors: ["state-conflict"],
    limits: [atMost(240, "reports decided", "hour")],
  }),
  /** Each continues automatically, or is removed with the order event `remove`. */
  blockedOrders: endpoint("GET", "/api/admin/blocked-orders", {
    summary: "Open orders of blocked accounts, and those with a contested no-show, the oldest first",
    access: "admin",
    answer: z.object({ orders: z.array(blockedOrderSchema) }),
  }),
  /** The answers to the bank are given at the payment gateway. */
  disputedPayments: endpoint("GET", "/api/admin/disputed-payments", {
    summary: "Payments about which buyers' banks ask, the oldest first",
    access: "admin",
    answer: z.object({ disputes: z.array(disputedPaymentSchema) }),
  }),
  paidOrders: endpoint("GET", "/api/admin/paid-orders", {
    summary:
      "Paid orders by their number or the email of a side, the newest first; without a keyword the last ones",
    access: "admin",
    query: z.object({ keyword: z._default(z.string().check(z.trim(), z.maxLength(200)), "") }),
    answer: z.object({ orders: z.array(paidOrderSchema) }),
  }),
  /** Both sides read the reason. The order itself stays as it is. */
  refundOrder: endpoint("POST", "/api/admin/paid-orders/{orderId}/refund", {
    summary: "Refund a part of an order's payment, or the rest of it",
    access: "admin",
    params: orderPath,
    body: refundSchema,
    answer: paidOrderSchema,
    errors: ["state-conflict"],
    idempotent: true,
    limits: [atMost(120, "refunds", "hour")],
  }),
  audit: endpoint("GET", "/api/admin/audit", {
    summary: "What admins did, newest first",
    access: "admin",
    query: z.object({
      page: z._default(pageNumberSchema, 1),
      limit: z._default(wholeNumberSchema(1, 200), constants.auditEntriesPerPage),
      /** Only what was done to this account, or inside it. */
      account: z.optional(userIdSchema),
    }),
    answer: auditPageSchema,
  }),
};
