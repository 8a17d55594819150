import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { paymentEventSchema } from "./payment.events.ts";

export const paymentEndpoints = {
  webhook: endpoint("POST", "/api/payments/webhook", {
    summary: "An event from Stripe, signed in the header stripe-signature",
    access: "guest",
    body: paymentEventSchema,
    status: 200,
    answer: z.object({ received: z.literal(true) }),
    errors: ["wrong-signature"],
    limits: [atMost(6_000, "events", "minute", "address")],
  }),
};
