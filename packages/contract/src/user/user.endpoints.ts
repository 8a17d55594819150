import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { instantSchema } from "../identity/identity.schema.ts";
import { loginCodeSchema } from "./login-code.ts";
import { homeMeasurementsSchema } from "../home-measurements/home-measurements.schema.ts";
import { coordinatesSchema, userSchema } from "./user.schema.ts";
import {
  emailSchema,
  firstNameSchema,
  enteredPasswordSchema,
  lastNameSchema,
  newPasswordSchema,
  phoneSchema,
} from "./user-fields.ts";

export const registrationSchema = z.object({
  firstName: firstNameSchema,
  lastName: lastNameSchema,
  email: emailSchema,
  password: newPasswordSchema,
  isBusiness: z.optional(z.boolean()),
});
export type Registration = z.infer<typeof registrationSchema>;

export const credentialsSchema = z.object({ email: emailSchema, password: enteredPasswordSchema });
export type Credentials = z.infer<typeof credentialsSchema>;

/** A new token (stored in the cookie `token`, sent as `x-auth-token`) and its user. */
export const loginSchema = z.object({ token: z.string(), user: userSchema });
export type Login = z.infer<typeof loginSchema>;

/**
 * The answer of a login to an account with two-step verification: a code is needed as well. `challenge` is good for
 * one login until `expiresAt`.
 */
export const loginChallengeSchema = z.object({ challenge: z.string(), expiresAt: instantSchema });
export type LoginChallenge = z.infer<typeof loginChallengeSchema>;

/** A login, or what has to follow it. */
const loginAnswerSchema = z.union([loginSchema, loginChallengeSchema]);
export type LoginAnswer = z.infer<typeof loginAnswerSchema>;

export const accountChangeSchema = z.object({
  firstName: z.optional(firstNameSchema),
  lastName: z.optional(lastNameSchema),
  phone: z.optional(z.nullable(phoneSchema)),
  picture: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  locationInfo: z.optional(z.object({ coordinates: z.nullable(coordinatesSchema) })),
  email: z.optional(emailSchema),
  /** Required when the email changes. */
  password: z.optional(enteredPasswordSchema),
});
export type AccountChange = z.infer<typeof accountChangeSchema>;

export const passwordChangeSchema = z.object({
  password: enteredPasswordSchema,
  newPassword: newPasswordSchema,
});
/** As in an emailed link, or of a login that needs a code. */
const tokenSchema = z.string().check(z.minLength(20), z.maxLength(100));
export const emailVerificationSchema = z.object({ token: tokenSchema });

export const passwordResetSchema = z.object({
  token: tokenSchema,
  password: newPasswordSchema,
});

export const loginConfirmationSchema = z.object({
  challenge: tokenSchema,
  code: loginCodeSchema,
});

export const authEndpoints = {
  register: endpoint("POST", "/api/auth/register", {
    summary: "Open an account",
    access: "guest",
    body: registrationSchema,
    status: 201,
    answer: loginSchema,
    errors: ["email-taken"],
    limits: [atMost(600, "new accounts", "15 minutes", "address")],
  }),
  login: endpoint("POST", "/api/auth/login", {
    summary: "Log in",
    access: "guest",
    body: credentialsSchema,
    answer: loginAnswerSchema,
    alternatives: [{ status: 202, answer: loginChallengeSchema }],
    errors: ["wrong-credentials"],
    limits: [atMost(600, "logins", "15 minutes", "address")],
  }),
  confirmLogin: endpoint("POST", "/api/auth/login/code", {
    summary: "Finish a login with a code of the authenticator app, or a recovery code",
    access: "guest",
    body: loginConfirmationSchema,
    answer: loginSchema,
    errors: ["wrong-code", "login-expired"],
    limits: [atMost(600, "logins", "15 minutes", "address")],
  }),
  logout: endpoint("POST", "/api/auth/logout", {
    summary: "End this session",
    access: "user",
    limits: [atMost(600, "logouts", "hour")],
  }),
  me: endpoint("GET", "/api/auth/me", { summary: "Who is signed in", access: "user", answer: userSchema }),
  change: endpoint("PATCH", "/api/auth/me", {
    summary: "Change one's own account; a new email address counts once it is confirmed",
    access: "user",
    body: accountChangeSchema,
    answer: userSchema,
    errors: ["email-taken", "wrong-credentials", "not-while-entered"],
    limits: [atMost(60, "changes to your account", "hour")],
  }),
  changePassword: endpoint("POST", "/api/auth/change-password", {
    summary: "Change the password; all other sessions end",
    access: "user",
    body: passwordChangeSchema,
    answer: z.object({ token: z.string() }),
    errors: ["wrong-credentials", "not-while-entered"],
    limits: [atMost(30, "password changes", "hour")],
  }),
  forgotPassword: endpoint("POST", "/api/auth/forgot-password", {
    summary: "Ask for a reset link by email",
    access: "guest",
    body: z.object({ email: emailSchema }),
    status: 202,
    limits: [atMost(30, "reset links", "15 minutes", "address")],
  }),
  resetPassword: endpoint("POST", "/api/auth/reset-password", {
    summary: "Set a new password with a mailed token",
    access: "guest",
    body: passwordResetSchema,
    answer: loginAnswerSchema,
    alternatives: [{ status: 202, answer: loginChallengeSchema }],
    limits: [atMost(600, "password resets", "15 minutes", "address")],
  }),
  sendVerificationEmail: endpoint("POST", "/api/auth/send-verification-email", {
    summary: "Mail a link that confirms the email address; earlier links stop working",
    access: "user",
    status: 202,
    errors: ["not-while-entered"],
    limits: [atMost(30, "verification emails", "hour")],
  }),
  verifyEmail: endpoint("POST", "/api/auth/verify-email", {
    summary: "Confirm an email address with a mailed token",
    access: "guest",
    body: emailVerificationSchema,
    answer: z.object({ email: z.string() }),
    errors: ["email-taken"],
    limits: [atMost(600, "confirmations", "15 minutes", "address")],
  }),
  changeHome: endpoint("PUT", "/api/auth/me/home", {
    summary: "Doorway, stairs and elevator for 'Will it fit?', in inches; null forgets them",
    access: "user",
    body: z.object({ home: z.nullable(homeMeasurementsSchema) }),
    answer: userSchema,
    limits: [atMost(60, "changes to your measurements", "hour")],
  }),
};
