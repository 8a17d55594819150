import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { idSchema } from "../identity/identity.schema.ts";
import { monthSchema, payoutPageSchema, statementMonthSchema } from "./payout.schema.ts";

const statement = {
  access: "user",
  params: z.object({ month: monthSchema }),
  answer: z.string(),
  limits: [atMost(120, "downloads of statements", "hour")],
} as const;

export const payoutEndpoints = {
  onboarding: endpoint("GET", "/api/payments/stripe-connect-onboarding", {
    summary: "Address of the payment provider's onboarding page",
    access: "user",
    answer: z.string(),
    answerKind: "text",
    errors: ["onboarding-unavailable", "not-while-entered"],
    changesState: true,
    limits: [atMost(60, "starts of payout onboarding", "hour")],
  }),
  list: endpoint("GET", "/api/payouts", {
    summary: "The user's payouts, newest first, a page at a time, and what is not in the bank yet",
    access: "user",
    query: z.object({ after: z.optional(idSchema) }),
    answer: payoutPageSchema,
    errors: ["not-found"],
  }),
  statements: endpoint("GET", "/api/statements", {
    summary: "The months for which the user has a statement, newest first",
    access: "user",
    answer: z.object({ months: z.array(statementMonthSchema) }),
  }),
  statementCsv: endpoint("GET", "/api/statements/{month}/statement.csv", {
    ...statement,
    summary: "A month's statement for spreadsheets",
    answerKind: "csv",
  }),
  statementPdf: endpoint("GET", "/api/statements/{month}/statement.pdf", {
    ...statement,
    summary: "A month's statement for printing",
    answerKind: "pdf",
  }),
};
