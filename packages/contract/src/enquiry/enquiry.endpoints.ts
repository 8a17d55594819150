import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { optionalTextSchema, textSchema } from "../endpoint/query-fields.ts";
import { emailSchema } from "../user/user-fields.ts";

export const contactFormSchema = z.object({
  name: textSchema(120, "Enter your name"),
  email: emailSchema,
  subject: textSchema(160, "Say what it is about"),
  message: textSchema(4_000, "Write your message"),
});
export const tradeApplicationSchema = z.object({
  name: textSchema(120, "Enter your name"),
  email: emailSchema,
  company: textSchema(120, "Enter your company"),
  website: z.optional(optionalTextSchema(200)),
  message: z.optional(optionalTextSchema(4_000)),
});

export const enquiryEndpoints = {
  contact: endpoint("POST", "/api/contact", {
    summary: "Write to us; the sender gets a copy",
    access: "guest",
    body: contactFormSchema,
    status: 202,
    idempotent: true,
  }),
  trade: endpoint("POST", "/api/trade-applications", {
    summary: "Apply for the trade program",
    access: "guest",
    body: tradeApplicationSchema,
    status: 202,
    idempotent: true,
  }),
};
