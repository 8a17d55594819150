import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { homeSchema } from "../home/home.schema.ts";
import { coordinatesSchema, userSchema } from "./user.schema.ts";
import {
  emailSchema,
  firstNameSchema,
  givenPasswordSchema,
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

export const credentialsSchema = z.object({ email: emailSchema, password: givenPasswordSchema });
export type Credentials = z.infer<typeof credentialsSchema>;

/** A fresh token (kept in the cookie `token`, sent as `x-auth-token`) and whose it is. */
export const loginSchema = z.object({ token: z.string(), user: userSchema });
export type Login = z.infer<typeof loginSchema>;

export const accountChangeSchema = z.object({
  firstName: z.optional(firstNameSchema),
  lastName: z.optional(lastNameSchema),
  phone: z.optional(z.nullable(phoneSchema)),
  picture: z.optional(z.nullable(z.string().check(z.maxLength(300)))),
  locationInfo: z.optional(z.object({ coordinates: z.nullable(coordinatesSchema) })),
  email: z.optional(emailSchema),
  /** Needed when the email changes. */
  password: z.optional(givenPasswordSchema),
});
export type AccountChange = z.infer<typeof accountChangeSchema>;

export const passwordChangeSchema = z.object({
  password: givenPasswordSchema,
  newPassword: newPasswordSchema,
});
export const passwordResetSchema = z.object({
  token: z.string().check(z.minLength(20), z.maxLength(100)),
  password: newPasswordSchema,
});

export const authEndpoints = {
  register: endpoint("POST", "/api/auth/register", {
    summary: "Open an account",
    access: "guest",
    body: registrationSchema,
    status: 201,
    answer: loginSchema,
    errors: ["email-taken"],
  }),
  login: endpoint("POST", "/api/auth/login", {
    summary: "Log in",
    access: "guest",
    body: credentialsSchema,
    answer: loginSchema,
    errors: ["wrong-credentials"],
  }),
  logout: endpoint("POST", "/api/auth/logout", { summary: "End this session", access: "user" }),
  me: endpoint("GET", "/api/auth/me", { summary: "Who is signed in", access: "user", answer: userSchema }),
  change: endpoint("PATCH", "/api/auth/me", {
    summary: "Change one's own account",
    access: "user",
    body: accountChangeSchema,
    answer: userSchema,
    errors: ["email-taken", "wrong-credentials", "not-while-entered"],
  }),
  changePassword: endpoint("POST", "/api/auth/change-password", {
    summary: "Change the password; all other sessions end",
    access: "user",
    body: passwordChangeSchema,
    answer: z.object({ token: z.string() }),
    errors: ["wrong-credentials", "not-while-entered"],
  }),
  forgotPassword: endpoint("POST", "/api/auth/forgot-password", {
    summary: "Ask for a reset link by mail",
    access: "guest",
    body: z.object({ email: emailSchema }),
    status: 202,
  }),
  resetPassword: endpoint("POST", "/api/auth/reset-password", {
    summary: "Set a new password with a mailed token",
    access: "guest",
    body: passwordResetSchema,
    answer: loginSchema,
  }),
  changeHome: endpoint("PUT", "/api/auth/me/home", {
    summary: "Doorway, stairs and lift for 'Will it fit?', in inches; null forgets them",
    access: "user",
    body: z.object({ home: z.nullable(homeSchema) }),
    answer: userSchema,
  }),
};
