import { atMost } from "@heirloop/contract/endpoint/rate-limit";
import { endpoint } from "@heirloop/contract/endpoint/endpoint";
import { Hono } from "hono";
import * as z from "zod/mini";
import type { Caller } from "../http/caller.ts";
import type { HttpEnv } from "../http/http-env.ts";
import { reply } from "../http/reply.ts";
import { serve } from "../http/route.ts";
import { hashToken } from "../http/token-hash.ts";
import type { Module } from "../modules/module.ts";
import { problem } from "../platform/problem.ts";
import { startTestServer, type TestServer } from "./test-server.ts";

const createCaller = (userId: string, more: Partial<Caller> = {}): Caller => ({
  userId,
  sessionId: `session-${userId}`,
  admin: false,
  isBusiness: false,
  blocked: false,
  impersonatedBy: null,
  ...more,
});
const people: Record<string, Caller> = {
  user: createCaller("user"),
  other: createCaller("other"),
  business: createCaller("business", { isBusiness: true }),
  admin: createCaller("admin", { admin: true }),
  blocked: createCaller("blocked", { blocked: true, isBusiness: true, admin: true }),
};
const byHash = new Map(Object.entries(people).map(([token, caller]) => [hashToken(token), caller]));

const shapes = z.object({
  name: z.string().check(z.minLength(2, "Too short")),
  amount: z.int(),
  more: z.optional(z.unknown()),
});
export const echo = endpoint("POST", "/api/test/echo/{id}", {
  summary: "Echo",
  access: "everyone",
  params: z.object({ id: z.string().check(z.maxLength(5)) }),
  query: z.object({ page: z.optional(z.string().check(z.regex(/^\d+$/, "Not a page"))) }),
  body: shapes,
  answer: z.object({ id: z.string(), name: z.string(), who: z.nullable(z.string()) }),
});
export const accesses = (["guest", "everyone", "user", "business", "admin"] as const).map((access) => ({
  read: endpoint("GET", `/api/test/read/${access}`, { summary: access, access }),
  write: endpoint("POST", `/api/test/write/${access}`, { summary: access, access }),
}));
export const logout = endpoint("POST", "/api/auth/logout", { summary: "Log out", access: "user" });
export const fixed = endpoint("GET", "/api/test/things/all", {
  summary: "Fixed",
  access: "guest",
  answer: z.string(),
  answerKind: "text",
});
export const open = endpoint("GET", "/api/test/things/{id}", {
  summary: "Open",
  access: "guest",
  params: z.object({ id: z.string() }),
  answer: z.object({ id: z.string() }),
});
export const drifting = endpoint("GET", "/api/test/drift", {
  summary: "Drift",
  access: "guest",
  answer: z.object({ count: z.number() }),
});
export const alternative = endpoint("GET", "/api/test/alternative", {
  summary: "Two answers",
  access: "guest",
  answer: z.object({ done: z.boolean() }),
  alternatives: [{ status: 202, answer: z.object({ next: z.string() }) }],
});
export const sold = endpoint("GET", "/api/test/sold", {
  summary: "Sold",
  access: "guest",
  errors: ["listing-sold"],
});
export const undeclared = endpoint("GET", "/api/test/undeclared", { summary: "Undeclared", access: "guest" });
export const undeclaredReturn = endpoint("GET", "/api/test/undeclared-return", {
  summary: "Undeclared, returned",
  access: "guest",
});
export const upload = endpoint("POST", "/api/test/upload", {
  summary: "Upload",
  access: "user",
  payload: "file",
  answer: z.object({ size: z.number(), name: z.string() }),
});
export const limited = endpoint("GET", "/api/test/limited", {
  summary: "Limited",
  access: "guest",
  limits: [atMost(2, "looks", "minute", "address")],
});
export const limitedPerAccount = endpoint("POST", "/api/test/limited-per-account", {
  summary: "Limited",
  access: "everyone",
  body: z.object({ text: z.optional(z.string()) }),
  limits: [atMost(1, "notes", "hour")],
  total: { most: 2, of: "notes" },
});

export const exampleCalls: Module = {
  routes: () => [
    serve(open, ({ params }) => ({ id: params.id })),
    serve(fixed, () => "fixed"),
    serve(echo, ({ params, body, caller }) => ({
      id: params.id,
      name: body.name,
      who: caller?.userId ?? null,
      secret: "dropped",
    })),
    ...accesses.flatMap(({ read, write }) => [serve(read, () => {}), serve(write, () => {})]),
    serve(logout, () => {}),
    serve(drifting, () => JSON.parse('{"count":"many"}')),
    serve(alternative, () => reply(202, { next: "bank" }, { "x-extra": "yes" })),
    serve(sold, () => {
      throw problem("listing-sold", { detail: "It went yesterday." });
    }),
    serve(undeclared, () => {
      throw problem("listing-sold", { detail: "It went yesterday." });
    }),
    serve(undeclaredReturn, () => problem("listing-sold", { detail: "It went yesterday." })),
    serve(upload, ({ file }) => ({ size: file.bytes.byteLength, name: file.name })),
    serve(limited, () => {}),
    serve(limitedPerAccount, () => {}),
  ],
  pages: () => new Hono<HttpEnv>().post("/test/form", async ({ req }) => new Response(await req.text())),
};

/** A server with these calls only. The tokens are the names of the callers: `user`, `admin`, `blocked`. */
export function startExampleServer(): Promise<TestServer> {
  return startTestServer({
    rateLimits: true,
    sessions: {
      lookup: async (_db, hash) => byHash.get(hash) ?? null,
      recordImpersonatedWrite: async () => {},
    },
    modules: [exampleCalls],
  });
}
