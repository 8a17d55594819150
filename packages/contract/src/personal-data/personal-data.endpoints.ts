import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { passwordConfirmationSchema } from "../two-step/two-step.endpoints.ts";
import { loginCodeSchema } from "../user/login-code.ts";
import { enteredPasswordSchema } from "../user/user-fields.ts";

/** What has to be finished before an account can be closed, in the order in which it is shown. */
export const closingObstacleKinds = [
  "purchases",
  "sales",
  "offers-made",
  "offers-received",
  "cases",
  "payouts",
  "consigned-pieces",
  "accepted-pieces",
  "admin-rights",
] as const;
export type ClosingObstacleKind = (typeof closingObstacleKinds)[number];

export const closingObstacleSchema = z.object({
  kind: z.enum(closingObstacleKinds),
  count: z.int().check(z.minimum(1)),
  /** The order of the oldest open case; null for the other kinds. */
  orderId: z.nullable(z.string()),
});
export type ClosingObstacle = z.infer<typeof closingObstacleSchema>;

export const accountClosingSchema = z.object({
  /** Empty if the account can be closed now. */
  obstacles: z.array(closingObstacleSchema),
  /** Whether a code is needed as well as the password. */
  needsCode: z.boolean(),
});
export type AccountClosing = z.infer<typeof accountClosingSchema>;

export const accountClosureSchema = z.object({
  password: enteredPasswordSchema,
  /** Required while two-step verification is on. */
  code: z.optional(loginCodeSchema),
});

const rowSchema = z.record(z.string(), z.unknown());

/** Everything that is stored about a person. */
export const personalDataSchema = z.object({
  /** Null for somebody without an account. */
  account: z.nullable(rowSchema),
  /** Rows by table and by the column that names the person: `order.buyer_id`. */
  rows: z.record(z.string(), z.array(rowSchema)),
});
export type PersonalData = z.infer<typeof personalDataSchema>;

export const personalDataEndpoints = {
  copy: endpoint("POST", "/api/auth/me/data", {
    summary: "Get a copy of everything that is stored about the account",
    access: "user",
    body: passwordConfirmationSchema,
    answer: personalDataSchema,
    // Blocked users can have it, too.
    changesState: false,
    errors: ["wrong-credentials", "not-while-entered"],
    limits: [atMost(10, "copies of your data", "hour")],
  }),
  closing: endpoint("GET", "/api/auth/me/closing", {
    summary: "What has to be finished before the account can be closed",
    access: "user",
    answer: accountClosingSchema,
  }),
  close: endpoint("POST", "/api/auth/me/close", {
    summary: "Close the account for good; all sessions end",
    access: "user",
    body: accountClosureSchema,
    errors: ["wrong-credentials", "wrong-code", "not-while-entered", "state-conflict"],
    limits: [atMost(30, "tries to close your account", "hour")],
  }),
};
