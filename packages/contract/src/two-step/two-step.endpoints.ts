import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { instantSchema } from "../identity/identity.schema.ts";
import { enteredPasswordSchema } from "../user/user-fields.ts";
import { loginCodeSchema } from "../user/login-code.ts";

/** The state of an account's two-step verification, as visible only to its owner. */
export const twoStepSchema = z.object({
  /** When it was turned on; null while it is off. */
  since: z.nullable(instantSchema),
  recoveryCodesLeft: z.int(),
  /** Whether the account has no admin's rights while it is off. */
  required: z.boolean(),
});
export type TwoStep = z.infer<typeof twoStepSchema>;

/** A new key for an authenticator app, which counts once it is confirmed with a code. */
export const twoStepSetUpSchema = z.object({
  /** Returned with the code; contains the key in a form that only the server can read. */
  setUp: z.string(),
  /** The key in base32, to type it into an app. */
  key: z.string(),
  /** The same as `otpauth://totp/…`, for a QR code. */
  uri: z.string(),
});
export type TwoStepSetUp = z.infer<typeof twoStepSetUpSchema>;

/** The new session's token, and codes that are shown only now. */
export const recoveryCodesSchema = z.object({ token: z.string(), recoveryCodes: z.array(z.string()) });

export const passwordConfirmationSchema = z.object({ password: enteredPasswordSchema });
export const twoStepConfirmationSchema = z.object({
  setUp: z.string().check(z.minLength(1), z.maxLength(1_000)),
  code: loginCodeSchema,
});
export const passwordAndCodeSchema = z.object({ password: enteredPasswordSchema, code: loginCodeSchema });

export const twoStepEndpoints = {
  get: endpoint("GET", "/api/auth/two-step", {
    summary: "Whether two-step verification is on, and how many recovery codes are left",
    access: "user",
    answer: twoStepSchema,
  }),
  setUp: endpoint("POST", "/api/auth/two-step/set-up", {
    summary: "Get a key for an authenticator app",
    access: "user",
    body: passwordConfirmationSchema,
    answer: twoStepSetUpSchema,
    errors: ["wrong-credentials", "not-while-entered", "state-conflict"],
    limits: [atMost(30, "set-ups of two-step verification", "hour")],
  }),
  turnOn: endpoint("POST", "/api/auth/two-step/turn-on", {
    summary: "Turn two-step verification on with a code of the app; all other sessions end",
    access: "user",
    body: twoStepConfirmationSchema,
    answer: recoveryCodesSchema,
    errors: ["wrong-code", "not-while-entered", "state-conflict"],
    limits: [atMost(60, "codes", "hour")],
  }),
  renewRecoveryCodes: endpoint("POST", "/api/auth/two-step/recovery-codes", {
    summary: "Replace the recovery codes; all other sessions end",
    access: "user",
    body: passwordAndCodeSchema,
    answer: recoveryCodesSchema,
    errors: ["wrong-credentials", "wrong-code", "not-while-entered", "state-conflict"],
    limits: [atMost(60, "codes", "hour")],
  }),
  turnOff: endpoint("POST", "/api/auth/two-step/turn-off", {
    summary: "Turn two-step verification off; all other sessions end",
    access: "user",
    body: passwordAndCodeSchema,
    answer: z.object({ token: z.string() }),
    errors: ["wrong-credentials", "wrong-code", "not-while-entered", "state-conflict"],
    limits: [atMost(60, "codes", "hour")],
  }),
};
