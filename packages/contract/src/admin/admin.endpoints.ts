import * as z from "zod/mini";
import { endpoint } from "../endpoint/endpoint.ts";
import { textSchema } from "../endpoint/query-fields.ts";
import { idSchema, instantSchema, userIdSchema } from "../identity/identity.schema.ts";
import { loginSchema } from "../user/user.endpoints.ts";

export const accountSchema = z.object({
  _id: userIdSchema,
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isBusiness: z.boolean(),
  admin: z.boolean(),
  blocked: z.boolean(),
  since: instantSchema,
});
export type Account = z.infer<typeof accountSchema>;

/** Two people may have the same name: the email says who it is. */
const auditedSchema = z.pick(accountSchema, { _id: true, firstName: true, lastName: true, email: true });

export const auditEntrySchema = z.object({
  _id: idSchema,
  admin: auditedSchema,
  account: auditedSchema,
  action: z.string(),
  detail: z.nullable(z.string()),
  date: instantSchema,
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

const named = z.object({ id: userIdSchema });

export const adminEndpoints = {
  enterAccount: endpoint("POST", "/api/admin/enter-account", {
    summary: "Enter a user's account for up to 30 minutes",
    access: "admin",
    body: named,
    answer: loginSchema,
    errors: ["permission-denied", "not-while-entered"],
  }),
  leaveAccount: endpoint("POST", "/api/admin/leave-account", {
    summary: "Leave the account one is in",
    access: "user",
    answer: loginSchema,
    errors: ["permission-denied"],
  }),
  accounts: endpoint("GET", "/api/admin/accounts", {
    summary: "Find accounts",
    access: "admin",
    query: z.object({ keyword: z._default(z.string().check(z.trim(), z.maxLength(200)), "") }),
    answer: z.object({ accounts: z.array(accountSchema) }),
  }),
  block: endpoint("POST", "/api/admin/accounts/{id}/block", {
    summary: "Block an account",
    access: "admin",
    params: named,
    body: z.object({ reason: textSchema(600, "Say why") }),
    answer: accountSchema,
  }),
  unblock: endpoint("POST", "/api/admin/accounts/{id}/unblock", {
    summary: "Unblock an account",
    access: "admin",
    params: named,
    answer: accountSchema,
  }),
  audit: endpoint("GET", "/api/admin/audit", {
    summary: "What admins did, newest first",
    access: "admin",
    answer: z.object({ entries: z.array(auditEntrySchema) }),
  }),
};
