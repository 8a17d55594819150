import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { instantSchema } from "../identity/identity.schema.ts";
import { loginCodeSchema } from "../user/login-code.ts";
import { loginSchema } from "../user/user.endpoints.ts";
import { enteredPasswordSchema } from "../user/user-fields.ts";

/** Bytes in base64url, at most `most` characters. */
const base64Url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), z.maxLength(most));

/** WebAuthn allows 1,023 bytes. */
export const passkeyIdSchema = base64Url(1_364);

export const passkeySchema = z.object({
  _id: passkeyIdSchema,
  /** Given by the owner: "Phone". */
  name: z.string(),
  createdAt: instantSchema,
  /** The last login with it. */
  lastUsedAt: z.nullable(instantSchema),
});
export type Passkey = z.infer<typeof passkeySchema>;

export const passkeyNameSchema = z
  .string()
  .check(z.trim(), z.minLength(1, "Give the passkey a name"), z.maxLength(40, "At most 40 characters"));

/** The code is required while two-step verification is on, and ignored otherwise. */
export const passkeyConfirmationSchema = z.object({
  password: enteredPasswordSchema,
  code: z.optional(loginCodeSchema),
});

const descriptorSchema = z.object({
  id: passkeyIdSchema,
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

/** For `PublicKeyCredential.parseCreationOptionsFromJSON` of the browser. */
export const passkeyCreationOptionsSchema = z.object({
  challenge: base64Url(1_000),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: base64Url(100), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal("public-key") })),
  /** Milliseconds. */
  timeout: z.int(),
  /** The account's passkeys: a device that has one of them refuses a second. */
  excludeCredentials: z.array(descriptorSchema),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.boolean(),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type PasskeyCreationOptions = z.infer<typeof passkeyCreationOptionsSchema>;

/** For `PublicKeyCredential.parseRequestOptionsFromJSON` of the browser, which offers the passkeys it has. */
export const passkeyRequestOptionsSchema = z.object({
  challenge: base64Url(1_000),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal("required"),
});
export type PasskeyRequestOptions = z.infer<typeof passkeyRequestOptionsSchema>;

/** What a new credential of the browser contains, as in its `toJSON()`. */
export const newPasskeySchema = z.object({
  name: passkeyNameSchema,
  id: passkeyIdSchema,
  clientDataJSON: base64Url(4_000),
  attestationObject: base64Url(8_000),
  transports: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10)),
});
export type NewPasskey = z.infer<typeof newPasskeySchema>;

/** What the browser's answer to the request contains, as in its `toJSON()`. */
export const passkeyLoginSchema = z.object({
  id: passkeyIdSchema,
  clientDataJSON: base64Url(4_000),
  authenticatorData: base64Url(4_000),
  signature: base64Url(4_000),
  /** The account that the passkey was made for, as `user.id` in its options. */
  userHandle: base64Url(100),
});
export type PasskeyLogin = z.infer<typeof passkeyLoginSchema>;

/** More than anybody has devices; a list this long still fits on a page. */
const passkeys = { most: 20, of: "passkeys" };

export const passkeyEndpoints = {
  list: endpoint("GET", "/api/auth/passkeys", {
    summary: "The account's passkeys, oldest first",
    access: "user",
    answer: z.object({ passkeys: z.array(passkeySchema) }),
  }),
  creationOptions: endpoint("POST", "/api/auth/passkeys/creation-options", {
    summary: "Begin a new passkey: what the browser is asked to create, within five minutes",
    access: "user",
    body: passkeyConfirmationSchema,
    answer: passkeyCreationOptionsSchema,
    errors: ["wrong-credentials", "wrong-code", "not-while-entered"],
    total: passkeys,
    limits: [atMost(60, "new passkeys", "hour")],
  }),
  add: endpoint("POST", "/api/auth/passkeys", {
    summary: "Add the passkey that the browser created",
    access: "user",
    body: newPasskeySchema,
    status: 201,
    answer: passkeySchema,
    errors: ["wrong-passkey", "not-while-entered", "state-conflict"],
    total: passkeys,
    limits: [atMost(60, "new passkeys", "hour")],
  }),
  remove: endpoint("DELETE", "/api/auth/passkeys/{id}", {
    summary: "Remove a passkey",
    access: "user",
    params: z.object({ id: passkeyIdSchema }),
    errors: ["not-while-entered"],
    limits: [atMost(60, "changes to passkeys", "hour")],
  }),
  requestOptions: endpoint("POST", "/api/auth/login/passkey-options", {
    summary: "Begin a login with a passkey: what the browser is asked for, within five minutes",
    access: "guest",
    answer: passkeyRequestOptionsSchema,
    limits: [atMost(600, "logins", "15 minutes", "address")],
  }),
  logIn: endpoint("POST", "/api/auth/login/passkey", {
    summary: "Log in with a passkey; no code is needed",
    access: "guest",
    body: passkeyLoginSchema,
    answer: loginSchema,
    errors: ["wrong-passkey"],
    limits: [atMost(600, "logins", "15 minutes", "address")],
  }),
};
