import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";

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
};
