import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { textSchema } from "../endpoint/query-fields.ts";
import { idSchema, instantSchema, orderIdSchema } from "../identity/identity.schema.ts";
import { centsSchema, sumCentsSchema } from "../money/money.schema.ts";
import { timeWindowSchema } from "../order/order.schema.ts";
import { type Side, sideSchema } from "../user/user.schema.ts";
import { casePicturesSchema, type OrderCaseEventType } from "./order-case.events.ts";
import {
  caseOutcomeSchema,
  caseSolutions,
  orderCaseReasonSchema,
  orderCaseStatusSchema,
} from "../order/order-case-status.ts";

/** `amount` in cents, for a refund; null for the other solutions. */
export const solutionSchema = z.object({
  type: z.enum(caseSolutions),
  amount: z.nullable(centsSchema),
});
export type Solution = z.infer<typeof solutionSchema>;

/** What a buyer reports (docs/product.md §4, Cases). */
export const caseReportSchema = z.object({
  reason: orderCaseReasonSchema,
  description: textSchema(constants.caseTextMaximumLength, "Describe what is wrong"),
  pictures: casePicturesSchema,
  solution: z.enum(caseSolutions, { error: "Choose what you would like" }),
  /** Cents; for a refund only. */
  amount: z.optional(centsSchema),
});
export type CaseReport = z.infer<typeof caseReportSchema>;

export const orderCaseEventTypes = [
  "accept",
  "propose",
  "decline",
  "escalate",
  "withdraw",
  "schedule",
  "confirm-schedule",
  "send-back",
  "receive",
  "confirm-repair",
  "add-evidence",
  "decide",
] as const satisfies readonly OrderCaseEventType[];

export const caseEntryTypes = [
  "open",
  ...orderCaseEventTypes,
  "time-out",
  "refund-succeeded",
  "refund-failed",
] as const;
export type CaseEntryType = (typeof caseEntryTypes)[number];

/** Who acted: a side, an admin, or null when time or a payment did. */
export const caseActorSchema = z.nullable(z.enum([...sideSchema.options, "admin"]));

/** Who looks at a case. */
export type CaseViewer = Side | "admin";

export const caseEntrySchema = z.object({
  _id: idSchema,
  type: z.enum(caseEntryTypes),
  by: caseActorSchema,
  at: instantSchema,
  message: z.nullable(z.string()),
  pictures: z.array(z.string()),
  /** What was wanted, proposed or decided; its type is `none` when an admin decides against the buyer. */
  solution: z.nullable(
    z.object({ type: z.enum([...caseSolutions, "none"]), amount: z.nullable(sumCentsSchema) }),
  ),
  /** The proposed or agreed time of the return. */
  window: z.nullable(timeWindowSchema),
});
export type CaseEntry = z.infer<typeof caseEntrySchema>;

/** A reported problem with a delivered order. */
export const orderCaseSchema = z.object({
  _id: idSchema,
  order: orderIdSchema,
  status: orderCaseStatusSchema,
  reason: orderCaseReasonSchema,
  wanted: solutionSchema,
  /** The seller's last proposal; null before the first, and after a declined report. */
  proposal: z.nullable(solutionSchema),
  /** What both sides agreed on or an admin decided. */
  agreed: z.nullable(solutionSchema),
  /** Null until it is resolved, and for a withdrawn one. */
  outcome: z.nullable(caseOutcomeSchema),
  /** Cents that the buyer got back through this case. */
  refunded: sumCentsSchema,
  /** Cents of the order's payment that can still be refunded. */
  left: sumCentsSchema,
  schedule: z.object({
    proposals: z.array(z.extend(timeWindowSchema, { by: sideSchema })),
    agreed: z.nullable(timeWindowSchema),
  }),
  tracking: z.nullable(z.string()),
  /** The seller has the piece back. */
  received: z.boolean(),
  /** When the next step happens automatically. */
  deadline: z.nullable(instantSchema),
  openedAt: instantSchema,
  closedAt: z.nullable(instantSchema),
  /** What the viewer can do now. */
  actions: z.array(z.enum(orderCaseEventTypes)),
  /** What has happened, oldest first. */
  timeline: z.array(caseEntrySchema),
});
export type OrderCase = z.infer<typeof orderCaseSchema>;
