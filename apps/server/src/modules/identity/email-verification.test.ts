import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { loginSchema } from "@heirloop/contract/user/user.endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/ids/new-id.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";

const hour = 60 * 60_000;
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ rateLimits: true })));
afterAll(() => server.close());

const password = "a walnut credenza";
const codeOf = ({ body }: TestAnswer) => problemSchema.parse(body).code;
const fieldsOf = ({ body }: TestAnswer) => problemSchema.parse(body).errors?.map(({ path }) => path);
const post = (path: string, body: unknown, token?: string) =>
  server.call("POST", path, { body, ...(token === undefined ? {} : { token }) });
const patch = (token: string, body: unknown) => server.call("PATCH", "/api/auth/me", { token, body });
const me = async (token: string) => (await server.call("GET", "/api/auth/me", { token })).body;
const verify = (token: string) => post("/api/auth/verify-email", { token });
const resend = (token: string) => post("/api/auth/send-verification-email", {}, token);

async function mailsTo(email: string) {
  // The outbox sorts by time.
  server.clock.advance(1);
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(({ to }) => to === email);
}

/** Returned newest first. */
const verificationTokens = async (email: string) =>
  (await mailsTo(email)).flatMap(({ text }) => /\/verify-email\?token=([\w-]+)/.exec(text)?.[1] ?? []);

/** Mails sent at the same moment have no order, so this searches all of them. */
const foundInMail = async (email: string, wanted: RegExp) =>
  (await mailsTo(email)).map(({ text }) => wanted.exec(text)?.[1]).find((found) => found !== undefined);

async function registered(email = `ada-${newId().toLowerCase()}@example.test`) {
  const person = { firstName: "Ada", lastName: "Lovelace", email, password };
  const { token, user } = loginSchema.parse((await post("/api/auth/register", person)).body);
  return { email, token, user };
}

test("mails a link on registration that confirms the address once", async () => {
  const { email, token, user } = await registered();
  expect(user).toMatchObject({ emailVerified: false, pendingEmail: null });
  const [link = ""] = await verificationTokens(email);
  expect(fieldsOf(await verify("x".repeat(43)))).toEqual(["token"]);
  const confirmed = await verify(link);
  expect([confirmed.status, confirmed.body]).toEqual([200, { email }]);
  expect(await me(token)).toMatchObject({ email, emailVerified: true });
  expect(fieldsOf(await verify(link))).toEqual(["token"]);
});

test("refuses a link that is 24 hours old", async () => {
  const { email, token } = await registered();
  const [link = ""] = await verificationTokens(email);
  server.clock.advance(24 * hour);
  expect(fieldsOf(await verify(link))).toEqual(["token"]);
  expect(await me(token)).toMatchObject({ emailVerified: false });
});

test("voids the earlier link when a newer one is mailed", async () => {
  const { email, token } = await registered();
  await verificationTokens(email);
  expect((await resend(token)).status).toBe(202);
  const [newer = "", older = ""] = await verificationTokens(email);
  expect(fieldsOf(await verify(older))).toEqual(["token"]);
  expect((await verify(newer)).status).toBe(200);
});

test("resends at most three links an hour, and none once the address is confirmed", async () => {
  const { email, token } = await registered();
  for (const mails of [1, 2, 3]) {
    expect(await verificationTokens(email)).toHaveLength(mails);
    expect((await resend(token)).status).toBe(202);
  }
  expect((await resend(token)).status).toBe(429);
  const [newest = ""] = await verificationTokens(email);
  expect((await verify(newest)).status).toBe(200);
  expect((await resend(token)).status).toBe(202);
  expect(await verificationTokens(email)).toHaveLength(4);
});

test("mails an address that is registered again and again three times an hour", async () => {
  const email = `victim-${newId().toLowerCase()}@example.test`;
  for (const times of [1, 2, 3, 4]) {
    const { token } = await registered(email);
    const next = `next-${times}-${email}`;
    await patch(token, { email: next, password });
    const [link = ""] = await verificationTokens(next);
    expect((await verify(link)).status).toBe(200);
  }
  expect(await verificationTokens(email)).toHaveLength(3);
  const { token } = await registered(email);
  expect((await resend(token)).status).toBe(202);
  expect(await verificationTokens(email)).toHaveLength(4);
});

test("keeps the old address until the new one is confirmed", async () => {
  const { email, token } = await registered();
  const [first = ""] = await verificationTokens(email);
  await verify(first);
  const next = `new-${email}`;
  expect((await patch(token, { email: next, password })).body).toMatchObject({
    email,
    emailVerified: true,
    pendingEmail: next,
  });
  expect((await mailsTo(email))[0]).toMatchObject({ subject: expect.stringContaining("about to change") });
  const [link = ""] = await verificationTokens(next);
  expect((await post("/api/auth/login", { email: next, password })).status).toBe(401);
  expect((await verify(link)).body).toEqual({ email: next });
  expect(await me(token)).toMatchObject({ email: next, emailVerified: true, pendingEmail: null });
  expect((await post("/api/auth/login", { email: next, password })).status).toBe(200);
  expect((await mailsTo(email))[0]).toMatchObject({ subject: expect.stringContaining("was changed") });
});

test("reveals nothing about the new address to an unconfirmed old one", async () => {
  const { email, token } = await registered();
  await patch(token, { email: `new-${email}`, password });
  const [link = ""] = await verificationTokens(`new-${email}`);
  expect((await verify(link)).status).toBe(200);
  expect(await mailsTo(email)).toHaveLength(1);
});

test("returns 409 when another account has registered with the new address in the meantime", async () => {
  const { email, token } = await registered();
  const next = `new-${email}`;
  await patch(token, { email: next, password });
  const [link = ""] = await verificationTokens(next);
  await registered(next);
  expect(codeOf(await verify(link))).toBe("email-taken");
  expect(await me(token)).toMatchObject({ email, pendingEmail: next });
});

test("cancels a change when the current address is saved again or the password changes", async () => {
  const { email, token } = await registered();
  await patch(token, { email: `one-${email}`, password });
  expect((await patch(token, { email })).body).toMatchObject({ email, pendingEmail: null });
  const [canceled = ""] = await verificationTokens(`one-${email}`);
  expect(fieldsOf(await verify(canceled))).toEqual(["token"]);
  await patch(token, { email: `two-${email}`, password });
  const [stolen = ""] = await verificationTokens(`two-${email}`);
  const changed = await post(
    "/api/auth/change-password",
    { password, newPassword: "a teak sideboard" },
    token,
  );
  expect(changed.status).toBe(200);
  expect(fieldsOf(await verify(stolen))).toEqual(["token"]);
  expect(await me((changed.body as { token: string }).token)).toMatchObject({ email, pendingEmail: null });
});

test("accepts a mailed password reset link as proof of the address", async () => {
  const { email } = await registered();
  await post("/api/auth/forgot-password", { email });
  const token = await foundInMail(email, /\/reset-password\?token=([\w-]+)/);
  const { user } = loginSchema.parse(
    (await post("/api/auth/reset-password", { token, password: "a teak sideboard" })).body,
  );
  expect(user).toMatchObject({ email, emailVerified: true });
});

test("hides a promo code from an account whose address is not confirmed, and rejects it", async () => {
  const { email, token } = await registered();
  await post("/api/promo", { email });
  const code = await foundInMail(email, /(LOOP-[A-Z0-9-]+)/);
  const codes = async () => (await server.call("GET", "/api/payments/discounts", { token })).body;
  expect(await codes()).toEqual({ discounts: [], hasBought: false });
  const [link = ""] = await verificationTokens(email);
  await verify(link);
  expect(await codes()).toMatchObject({ discounts: [{ code }] });
});
