import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { optionalTextSchema, textSchema } from "../endpoint/query-fields.ts";
import { emailSchema } from "../user/user-fields.ts";
import { contactTopicNames, tradeProfessionNames } from "./inquiry-kinds.ts";

/** A studio's website, with or without the scheme: `fernandstone.example`. */
const websiteSchema = z
  .string()
  .check(
    z.trim(),
    z.maxLength(200, "Use at most 200 characters"),
    z.regex(
      /^(https?:\/\/)?[^\s/.@:]+(\.[^\s/.@:]+)+(:\d+)?(\/\S*)?$|^$/i,
      "Enter an address like studio.com, or leave it empty",
    ),
  );

export const contactFormSchema = z.object({
  name: textSchema(120, "Enter your name"),
  email: emailSchema,
  topic: z.enum(contactTopicNames, "Choose what it is about"),
  /** The number on the order's page, the address of a piece, or free text. */
  order: z.optional(optionalTextSchema(200)),
  message: textSchema(4_000, "Write your message"),
});
export type ContactForm = z.infer<typeof contactFormSchema>;

export const tradeApplicationSchema = z.object({
  name: textSchema(120, "Enter your name"),
  studio: textSchema(120, "Enter the name of your studio"),
  email: emailSchema,
  website: z.optional(websiteSchema),
  profession: z.enum(tradeProfessionNames, "Choose what you do"),
  /** EIN or resale number. */
  taxId: z.optional(optionalTextSchema(40)),
  message: textSchema(4_000, "Tell us a little about your projects"),
});
export type TradeApplication = z.infer<typeof tradeApplicationSchema>;

export const inquiryEndpoints = {
  contact: endpoint("POST", "/api/contact", {
    summary: "Write to us; the sender gets a copy",
    access: "guest",
    body: contactFormSchema,
    status: 202,
    idempotent: true,
    limits: [atMost(20, "messages to us", "hour", "address")],
  }),
  trade: endpoint("POST", "/api/trade-applications", {
    summary: "Apply for the trade program; the sender gets a copy",
    access: "guest",
    body: tradeApplicationSchema,
    status: 202,
    idempotent: true,
    limits: [atMost(20, "applications", "hour", "address")],
  }),
};
