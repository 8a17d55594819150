import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";

export const paymentEndpoints = {
  webhook: endpoint("POST", "/api/payments/webhook", {
    summary: "An event from the payment gateway, in its own format and with its own signature",
    access: "guest",
    payload: "raw",
    status: 200,
    answer: z.object({ received: z.literal(true) }),
    errors: ["wrong-signature"],
    limits: [atMost(6_000, "events", "minute", "address")],
  }),
};
