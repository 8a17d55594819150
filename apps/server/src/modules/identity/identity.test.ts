import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { loginSchema } from "@heirloop/contract/user/user.endpoints";
import { userSchema } from "@heirloop/contract/user/user.schema";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { hashToken } from "../../http/token-hash.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { deletePasswordResetsOf, findCaller } from "./session.queries.ts";
import { findUserByEmail, updateUser } from "../user/user.queries.ts";

const minute = 60_000;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ rateLimits: true })));
afterAll(() => server.close());

const password = "a walnut credenza";
const codeOf = ({ body }: TestAnswer) => problemSchema.parse(body).code;
const fieldsOf = ({ body }: TestAnswer) => problemSchema.parse(body).errors?.map(({ path }) => path);
const post = (path: string, body: unknown, token?: string) =>
  server.call("POST", path, { body, ...(token === undefined ? {} : { token }) });
const me = (token: string) => server.call("GET", "/api/auth/me", { token });
const logIn = (email: string, given: string) => post("/api/auth/login", { email, password: given });

/** Requests a password reset link; returns the tokens mailed to the address so far, newest first. */
async function resetTokens(email: string): Promise<string[]> {
  expect((await post("/api/auth/forgot-password", { email })).status).toBe(202);
  // The outbox sorts by time.
  server.clock.advance(1);
  await server.deps.jobs.runDue();
  const mails = (await server.mails()).filter(({ to }) => to === email);
  return mails.flatMap(({ text }) => /\/reset-password\?token=([\w-]+)/.exec(text)?.[1] ?? []);
}
const reset = (token: string, given = "a rattan chair") =>
  post("/api/auth/reset-password", { token, password: given });

async function registered(name = "Ada") {
  const email = `${name.toLowerCase()}-${newId().toLowerCase()}@example.test`;
  const answer = await post("/api/auth/register", { firstName: name, lastName: "Lovelace", email, password });
  expect(answer.status).toBe(201);
  const { token, user } = loginSchema.parse(answer.body);
  return { email, token, id: user._id, user };
}

test("opens an account and a session on registration", async () => {
  const { email, token, user } = await registered();
  expect(user).toMatchObject({
    firstName: "Ada",
    email,
    admin: false,
    isBusiness: false,
    blocked: false,
    stripeConnect: { connected: false },
    impersonatedBy: null,
  });
  expect(user.slug).not.toContain("lovelace");
  expect(userSchema.parse((await me(token)).body)).toEqual(user);
});

test("stores neither token nor password in plain text", async () => {
  const { email, token } = await registered();
  const user = await findUserByEmail(server.db, email);
  expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await findCaller(server.db, token, server.clock.now())).toBeNull();
  expect(await findCaller(server.db, hashToken(token), server.clock.now())).toMatchObject({
    userId: user?.id,
  });
});

test("allows one account per email address, ignoring case", async () => {
  const { email } = await registered();
  const again = { firstName: "Eve", lastName: "X", email: email.toUpperCase(), password };
  const answers = [await post("/api/auth/register", again)];
  const fresh = { ...again, email: `race-${newId().toLowerCase()}@example.test` };
  answers.push(...(await Promise.all([1, 2, 3].map(() => post("/api/auth/register", fresh)))));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(codeOf(answers[0] as TestAnswer)).toBe("email-taken");
});

test("returns every invalid field of a registration", async () => {
  const answer = await post("/api/auth/register", {
    firstName: " ",
    lastName: "",
    email: "ada",
    password: "short",
  });
  expect(answer.status).toBe(422);
  expect(fieldsOf(answer)?.toSorted()).toEqual(["email", "firstName", "lastName", "password"]);
  const common = { firstName: "Ada", lastName: "L", email: "common@example.test", password: "Qwertyuiop123" };
  expect(fieldsOf(await post("/api/auth/register", common))).toEqual(["password"]);
});

test("returns the same response for an unknown address and a wrong password", async () => {
  const { email } = await registered();
  const wrong = await logIn(email, "not the password");
  const unknown = await logIn("nobody@example.test", "not the password");
  expect([wrong.status, unknown.status]).toEqual([401, 401]);
  expect(unknown.body).toEqual(wrong.body);
});

test("locks an account for an IP address for 15 minutes after five failures", async () => {
  const { email } = await registered();
  const failures = await Promise.all(Array.from({ length: 9 }, () => logIn(email, "guess guess guess")));
  expect(failures.map(({ status }) => status).toSorted()).toEqual([
    401, 401, 401, 401, 401, 429, 429, 429, 429,
  ]);
  const right = await logIn(email, password);
  expect([right.status, codeOf(right)]).toEqual([429, "rate-limited"]);
  const wait = Number(right.headers.get("retry-after"));
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  const elsewhere = await server.app.fetch(
    new Request("http://localhost/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password }),
    }),
    { ip: "10.0.0.7" },
  );
  expect(elsewhere.status).toBe(200);
});

test("locks an account for all addresses after a hundred failures in an hour, until a new password", async () => {
  const { email } = await registered();
  const limit = { points: constants.loginFailuresPerAccount, seconds: 3600 };
  for (let at = 0; at < limit.points; at += 1)
    await server.deps.rateLimiter.consume("login account", limit, email);
  const refused = await logIn(email, password);
  expect([refused.status, problemSchema.parse(refused.body).detail]).toEqual([
    429,
    "Too many wrong passwords for this account. Reset your password to log in now, or try again in 60 minutes.",
  ]);
  const [link = ""] = await resetTokens(email);
  expect((await reset(link)).status).toBe(200);
  expect((await logIn(email, "a rattan chair")).status).toBe(200);
});

test("does not lock an account after a burst of correct passwords", async () => {
  const { email } = await registered();
  const answers = await Promise.all(Array.from({ length: 8 }, () => logIn(email, password)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

test("keeps a session for 30 days", async () => {
  const { token } = await registered();
  const began = server.clock.now();
  server.clock.set(new Date(began.getTime() + 30 * 24 * 60 * minute - 1));
  expect((await me(token)).status).toBe(200);
  server.clock.set(new Date(began.getTime() + 30 * 24 * 60 * minute));
  expect((await me(token)).status).toBe(401);
  server.clock.set(began);
});

test("ends only the current session on logout, and notifies its sockets", async () => {
  const { email, token } = await registered();
  const other = loginSchema.parse((await logIn(email, password)).body).token;
  const ended: string[] = [];
  const stop = server.deps.bus.subscribe((news) => {
    if (news.kind === "ended") ended.push(...news.sessionIds);
  });
  const session = await findCaller(server.db, hashToken(token), server.clock.now());
  expect((await post("/api/auth/logout", {}, token)).status).toBe(204);
  stop();
  expect(ended).toEqual([session?.sessionId]);
  expect([(await me(token)).status, (await me(other)).status]).toEqual([401, 200]);
});

test("ends all other sessions when the password changes", async () => {
  const { email, token } = await registered();
  const other = loginSchema.parse((await logIn(email, password)).body).token;
  const change = (given: string, newPassword: string) =>
    post("/api/auth/change-password", { password: given, newPassword }, token);
  expect((await change("not the password", "a teak sideboard")).status).toBe(401);
  expect(fieldsOf(await change(password, "password123"))).toEqual(["newPassword"]);
  const changed = await change(password, "a teak sideboard");
  expect(changed.status).toBe(200);
  const fresh = (changed.body as { token: string }).token;
  expect([(await me(token)).status, (await me(other)).status, (await me(fresh)).status]).toEqual([
    401, 401, 200,
  ]);
  expect((await logIn(email, password)).status).toBe(401);
  expect((await logIn(email, "a teak sideboard")).status).toBe(200);
});

test("resets a forgotten password with a mailed link, once and within the hour", async () => {
  const { email, token } = await registered();
  expect((await post("/api/auth/forgot-password", { email: "nobody@example.test" })).status).toBe(202);
  const [secret = ""] = await resetTokens(email);
  expect((await server.mails()).filter(({ to }) => to === "nobody@example.test")).toEqual([]);
  expect(fieldsOf(await reset("x".repeat(43)))).toEqual(["token"]);
  server.clock.advance(60 * minute);
  expect((await reset(secret)).status).toBe(422);
  server.clock.advance(-60 * minute);
  const done = await reset(secret);
  expect([done.status, (await me(token)).status]).toEqual([200, 401]);
  expect((await me(loginSchema.parse(done.body).token)).status).toBe(200);
  expect(fieldsOf(await reset(secret))).toEqual(["token"]);
});

test("updates the user's account field by field, and the address only with the password", async () => {
  const [{ email, token }, taken] = [await registered(), await registered("Ben")];
  const change = (body: unknown) => server.call("PATCH", "/api/auth/me", { token, body });
  const changed = await change({
    firstName: "Augusta",
    phone: "+1 510 555 0100",
    picture: "/pictures/demo/abc",
    locationInfo: { coordinates: [-122.27, 37.8] },
  });
  expect(changed.body).toMatchObject({
    firstName: "Augusta",
    lastName: "Lovelace",
    phone: "+1 510 555 0100",
    picture: "/pictures/demo/abc",
    locationInfo: { coordinates: [-122.27, 37.8] },
  });
  expect(await findUserByEmail(server.db, email)).toMatchObject({
    hub: "BA",
    region: "ba",
    place: "San Francisco, CA",
  });
  for (const picture of [
    "https://evil.test/p.png",
    "/pictures/private/abc",
    "/pictures/../x",
    "//evil.test",
  ]) {
    expect(fieldsOf(await change({ picture }))).toEqual(["picture"]);
  }
  const next = `new-${email}`;
  expect(fieldsOf(await change({ email: next }))).toEqual(["password"]);
  expect(codeOf(await change({ email: next, password: "not the password" }))).toBe("wrong-credentials");
  expect(codeOf(await change({ email: taken.email, password }))).toBe("email-taken");
  expect((await change({ email: next, password })).body).toMatchObject({ email, pendingEmail: next });
});

test("rejects a queued login with a password that has changed in the meantime", async () => {
  const { email } = await registered();
  const [link = ""] = await resetTokens(email);
  const waiting = Promise.all(Array.from({ length: 12 }, () => logIn(email, password)));
  expect((await reset(link)).status).toBe(200);
  const opened = (await waiting).flatMap(({ status, body }) =>
    status === 200 ? [loginSchema.parse(body).token] : [],
  );
  const answers = await Promise.all(opened.map(me));
  expect(answers.map(({ status }) => status)).toEqual(opened.map(() => 401));
});

test("changes neither address nor password if the password changed during verification", async () => {
  const { email, token } = await registered();
  const [link = ""] = await resetTokens(email);
  /** Sends both changes and resolves once both wait to verify the password, which `check` releases. */
  const change = async (who: string) => {
    let check: () => void = () => undefined;
    const checking = new Promise<void>((resolve) => (check = resolve));
    const locks = vi.spyOn(server.deps.locks, "run");
    void server.deps.locks.run(`login ${email} 127.0.0.1`, () => checking);
    const answers = Promise.all([
      server.call("PATCH", "/api/auth/me", { token: who, body: { email: `thief-${email}`, password } }),
      post("/api/auth/change-password", { password, newPassword: "a stolen sideboard" }, who),
    ]);
    await vi.waitFor(() => expect(locks).toHaveBeenCalledTimes(3), { timeout: 60_000 });
    locks.mockRestore();
    return { check, answers };
  };
  const loggedOut = loginSchema.parse((await logIn(email, password)).body).token;
  const late = await change(loggedOut);
  await post("/api/auth/logout", {}, loggedOut);
  late.check();
  expect((await late.answers).map(codeOf)).toEqual(["unauthenticated", "unauthenticated"]);
  const stolen = await change(token);
  expect((await reset(link)).status).toBe(200);
  stolen.check();
  expect((await stolen.answers).map(codeOf)).toEqual(["unauthenticated", "unauthenticated"]);
  expect((await logIn(email, "a rattan chair")).status).toBe(200);
});

test("voids older reset links when a newer one is mailed", async () => {
  const { email } = await registered();
  await resetTokens(email);
  const [newest = "", older = ""] = await resetTokens(email);
  expect(older).not.toBe("");
  expect(fieldsOf(await reset(older))).toEqual(["token"]);
  expect((await reset(newest)).status).toBe(200);
  expect(fieldsOf(await reset(newest))).toEqual(["token"]);
});

test("mails an address at most three reset links an hour, until a password is set", async () => {
  const { email } = await registered();
  for (const count of [1, 2, 3, 3, 3]) expect(await resetTokens(email)).toHaveLength(count);
  const [latest = ""] = await resetTokens(email);
  expect((await reset(latest)).status).toBe(200);
  expect(await resetTokens(email)).toHaveLength(4);
});

test("voids a reset link mailed to the earlier address once the address has changed", async () => {
  const { email, token } = await registered();
  const next = `new-${email}`;
  const [link = ""] = await resetTokens(email);
  expect((await post("/api/auth/forgot-password", { email })).status).toBe(202);
  const body = { email: next, password };
  expect((await server.call("PATCH", "/api/auth/me", { token, body })).status).toBe(200);
  await server.deps.jobs.runDue();
  const [mail] = (await server.mails()).filter(({ to }) => to === next);
  const mailed = /\/verify-email\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1];
  expect((await post("/api/auth/verify-email", { token: mailed })).status).toBe(200);
  expect(
    (await server.mails()).filter(({ text }) => text.includes("/reset-password?")).map(({ to }) => to),
  ).not.toContain(next);
  expect(fieldsOf(await reset(link))).toEqual(["token"]);
});

/** Waits until a query blocks on a row lock. The embedded database serializes transactions anyway. */
async function untilSomebodyWaits(): Promise<void> {
  if (server.kind === "embedded") return;
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await server.db.execute(waiting)).rowCount).toBe(1);
}

test("does not mail a reset link that is created while the address changes", async () => {
  const { email, id } = await registered();
  const updated = Promise.withResolvers<void>();
  const changed = Promise.withResolvers<void>();
  const changing = transaction(server.db, async (tx) => {
    await updateUser(tx, id, { email: `new-${email}` });
    await deletePasswordResetsOf(tx, id);
    updated.resolve();
    await changed.promise;
  });
  await updated.promise;
  const tokens = resetTokens(email);
  await untilSomebodyWaits();
  changed.resolve();
  await changing;
  expect(await tokens).toEqual([]);
});
