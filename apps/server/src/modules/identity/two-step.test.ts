import { recoveryCodesSchema, twoStepSetUpSchema } from "@heirloop/contract/two-step/two-step.endpoints";
import { loginChallengeSchema, loginSchema } from "@heirloop/contract/user/user.endpoints";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { fromBase32 } from "@heirloop/demo/testing/base32";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { totpCode } from "../../platform/secrets/totp.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";
import { recoveryCode, turnOnTwoStepForTest } from "../../testing/two-step.ts";
import { userTable } from "../user/user.table.ts";
import { findUserById } from "../user/user.queries.ts";
import { grantAdmin } from "./grant-admin.ts";
import { hashPassword } from "./password.ts";
import { countRecoveryCodes } from "./recovery-code.queries.ts";

const minute = 60_000;
const step = 30_000;
const password = "a walnut credenza";
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const codeOf = ({ body }: TestAnswer) => problemSchema.parse(body).code;
const post = (path: string, body: unknown, token?: string) =>
  server.call("POST", path, { body, ...(token === undefined ? {} : { token }) });
const me = async (token: string) => (await server.call("GET", "/api/auth/me", { token })).status;
const outcome = (answer: TestAnswer) => (answer.status < 300 ? answer.status : codeOf(answer));

/** An account with two-step verification, and the code that its app shows. */
async function owner(more: Parameters<typeof person>[2] = {}) {
  const ada = await person(server, "Ada", { passwordHash, ...more });
  const key = await turnOnTwoStepForTest(server, ada.id);
  return { ...ada, code: () => totpCode(key, server.clock.now()) };
}
async function challengeOf({ email }: Pick<TestPerson, "email">): Promise<string> {
  const answer = await post("/api/auth/login", { email, password });
  expect(answer.status).toBe(202);
  return loginChallengeSchema.parse(answer.body).challenge;
}
const confirm = (challenge: string, code: string) => post("/api/auth/login/code", { challenge, code });
async function mailsTo(email: string): Promise<string[]> {
  await server.deps.jobs.runDue();
  const mails = (await server.mails()).filter(({ to }) => to === email);
  return mails.map(({ subject }) => subject);
}
/** A wrong code: never the one of the app. */
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

test("turns on with a code of the new key, ends other sessions and tells the owner", async () => {
  const ada = await person(server, "Ada", { passwordHash });
  const other = await post("/api/auth/login", { email: ada.email, password });
  const answer = await post("/api/auth/two-step/set-up", { password }, ada.token);
  const { setUp, key, uri } = twoStepSetUpSchema.parse(answer.body);
  expect(uri).toBe(`otpauth://totp/Heirloop:${encodeURIComponent(ada.email)}?secret=${key}&issuer=Heirloop`);
  expect((await findUserById(server.db, ada.id))?.twoStepKey).toBeNull();
  const code = totpCode(fromBase32(key), server.clock.now());
  expect(outcome(await post("/api/auth/two-step/turn-on", { setUp, code: wrong(code) }, ada.token))).toBe(
    "wrong-code",
  );
  const turned = await post("/api/auth/two-step/turn-on", { setUp, code }, ada.token);
  const { token, recoveryCodes } = recoveryCodesSchema.parse(turned.body);
  expect(recoveryCodes).toHaveLength(10);
  expect([await me(token), await me(ada.token), await me(loginSchema.parse(other.body).token)]).toEqual([
    200, 401, 401,
  ]);
  expect(await mailsTo(ada.email)).toEqual(["Two-step verification is on for your Heirloop account"]);
  // The code that turned it on is used.
  expect(outcome(await confirm(await challengeOf(ada), code))).toBe("wrong-code");
  server.clock.advance(step);
  const next = totpCode(fromBase32(key), server.clock.now());
  expect(outcome(await confirm(await challengeOf(ada), next))).toBe(200);
  const [row] = await server.db.select().from(userTable).where(eq(userTable.id, ada.id));
  expect(JSON.stringify(row)).not.toContain(fromBase32(key).toString("base64url"));
});

test("does not turn on with a key of another account or an old one", async () => {
  const [ada, eve] = [await person(server, "Ada", { passwordHash }), await person(server, "Eve")];
  const answer = await post("/api/auth/two-step/set-up", { password }, ada.token);
  const { setUp, key } = twoStepSetUpSchema.parse(answer.body);
  const code = () => totpCode(fromBase32(key), server.clock.now());
  const turnOn = (token: string) => post("/api/auth/two-step/turn-on", { setUp, code: code() }, token);
  expect(outcome(await turnOn(eve.token))).toBe("invalid");
  server.clock.advance(30 * minute);
  expect(outcome(await turnOn(ada.token))).toBe("invalid");
});

test("opens no session before the code, and one challenge for one session", async () => {
  const ada = await owner();
  const challenge = await challengeOf(ada);
  expect(await me(challenge)).toBe(401);
  expect(outcome(await confirm(challenge, wrong(ada.code())))).toBe("wrong-code");
  const answer = await confirm(challenge, ada.code());
  expect(await me(loginSchema.parse(answer.body).token)).toBe(200);
  server.clock.advance(step);
  expect(outcome(await confirm(challenge, ada.code()))).toBe("login-expired");
});

test("accepts a code once, also in another login", async () => {
  const ada = await owner();
  const [one, two] = [await challengeOf(ada), await challengeOf(ada)];
  const code = ada.code();
  const answers = await Promise.all([confirm(one, code), confirm(two, code)]);
  expect(answers.map(outcome).toSorted()).toEqual([200, "wrong-code"]);
});

test("waits ten minutes for the code", async () => {
  const ada = await owner();
  const challenge = await challengeOf(ada);
  server.clock.advance(10 * minute - 1);
  expect(outcome(await confirm(challenge, wrong(ada.code())))).toBe("wrong-code");
  server.clock.advance(1);
  expect(outcome(await confirm(challenge, ada.code()))).toBe("login-expired");
});

test("expires a login that was begun while two-step verification was being turned off", async () => {
  const ada = await owner();
  const challenge = await challengeOf(ada);
  await server.db
    .update(userTable)
    .set({ twoStepKey: null, twoStepSince: null, twoStepLastStep: null })
    .where(eq(userTable.id, ada.id));
  expect(outcome(await confirm(challenge, ada.code()))).toBe("login-expired");
});

test("asks for a code after a password reset, which ends other logins under way", async () => {
  const ada = await owner();
  const before = await challengeOf(ada);
  await post("/api/auth/forgot-password", { email: ada.email });
  server.clock.advance(1);
  await server.deps.jobs.runDue();
  const [mail] = (await server.mails()).filter(({ to }) => to === ada.email);
  const token = /\/reset-password\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  const reset = await post("/api/auth/reset-password", { token, password: "a rattan armchair" });
  expect(reset.status).toBe(202);
  expect(await me(ada.token)).toBe(401);
  const { challenge } = loginChallengeSchema.parse(reset.body);
  expect(outcome(await confirm(before, ada.code()))).toBe("login-expired");
  expect(outcome(await confirm(challenge, ada.code()))).toBe(200);
});

test("accepts a recovery code once and tells the owner how many are left", async () => {
  const ada = await owner();
  expect(outcome(await confirm(await challengeOf(ada), "ABCD-EFGH-IJKL-MNOP"))).toBe(200);
  expect(await countRecoveryCodes(server.db, ada.id)).toBe(0);
  expect(outcome(await confirm(await challengeOf(ada), recoveryCode))).toBe("wrong-code");
  expect(await mailsTo(ada.email)).toEqual(["A recovery code of your Heirloop account was used"]);
});

test("refuses codes after five wrong ones from an IP address, right ones too", async () => {
  const ada = await owner();
  const challenge = await challengeOf(ada);
  const failures = [];
  for (let count = 0; count < 6; count += 1)
    failures.push(outcome(await confirm(challenge, wrong(ada.code()))));
  expect(failures).toEqual([...Array.from({ length: 5 }, () => "wrong-code"), "rate-limited"]);
  expect(outcome(await confirm(await challengeOf(ada), ada.code()))).toBe("rate-limited");
});

test("refuses codes after twenty wrong ones from all IP addresses", async () => {
  const ada = await owner();
  const challenge = await challengeOf(ada);
  const from = async (ip: string, code: string) => {
    const request = new Request("http://localhost/api/auth/login/code", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ challenge, code }),
    });
    return (await server.app.fetch(request, { ip })).status;
  };
  const statuses = [];
  for (let count = 0; count < 21; count += 1) statuses.push(await from(`10.0.1.${count}`, wrong(ada.code())));
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 401), 429]);
  expect(await from("10.0.2.1", ada.code())).toBe(429);
});

test("renews the codes and turns off only with the password and a code", async () => {
  const ada = await owner();
  const change = (path: string, body: object, token: string) =>
    post(`/api/auth/two-step/${path}`, body, token);
  expect([
    outcome(await change("turn-off", { password: "not the one", code: ada.code() }, ada.token)),
    outcome(await change("turn-off", { password, code: wrong(ada.code()) }, ada.token)),
  ]).toEqual(["wrong-credentials", "wrong-code"]);
  const renewed = await change("recovery-codes", { password, code: ada.code() }, ada.token);
  const { token, recoveryCodes } = recoveryCodesSchema.parse(renewed.body);
  expect(await me(ada.token)).toBe(401);
  expect(outcome(await change("turn-off", { password, code: recoveryCode }, token))).toBe("wrong-code");
  const off = await change("turn-off", { password, code: recoveryCodes[3] }, token);
  expect(off.status).toBe(200);
  expect(await me(token)).toBe(401);
  expect(await countRecoveryCodes(server.db, ada.id)).toBe(0);
  expect((await post("/api/auth/login", { email: ada.email, password })).status).toBe(200);
  expect((await mailsTo(ada.email)).toSorted()).toEqual([
    "A recovery code of your Heirloop account was used",
    "Two-step verification is off for your Heirloop account",
    "Your Heirloop recovery codes were replaced",
  ]);
});

test("an admin turns it off with a reason, which is audited and mailed", async () => {
  const admin = await person(server, "Root", { admin: true });
  const ada = await owner();
  const turnOff = (id: string) =>
    post(`/api/admin/accounts/${id}/turn-off-two-step`, { reason: "Proved it by phone" }, admin.token);
  expect((await turnOff(ada.id)).body).toMatchObject({ _id: ada.id, twoStep: false });
  expect(await me(ada.token)).toBe(401);
  expect(await mailsTo(ada.email)).toEqual(["Two-step verification is off for your Heirloop account"]);
  const { body } = await server.call("GET", `/api/admin/audit?account=${ada.id}`, { token: admin.token });
  expect(body).toMatchObject({
    entries: [{ action: "turn-off-two-step", detail: "Proved it by phone", admin: { _id: admin.id } }],
  });
  const other = await owner({ admin: true });
  expect(outcome(await turnOff(other.id))).toBe("permission-denied");
});

test("deletes the recovery codes and logins under way with the account", async () => {
  const ada = await owner();
  const challenge = await challengeOf(ada);
  await server.db.delete(userTable).where(eq(userTable.id, ada.id));
  expect(await countRecoveryCodes(server.db, ada.id)).toBe(0);
  expect(outcome(await confirm(challenge, recoveryCode))).toBe("login-expired");
});

test("requires it of admins on a server that others can reach", async () => {
  const open = await startTestServer({ loopback: false });
  try {
    const root = await person(open, "Root", { admin: true });
    const accounts = () => open.call("GET", "/api/admin/accounts", { token: root.token });
    const twoStep = async () => (await open.call("GET", "/api/auth/two-step", { token: root.token })).body;
    expect(outcome(await accounts())).toBe("two-step-required");
    expect(await twoStep()).toMatchObject({ required: true, since: null });
    await turnOnTwoStepForTest(open, root.id);
    expect(outcome(await accounts())).toBe(200);
    await grantAdmin(open.db, root.email, false);
    expect(outcome(await accounts())).toBe("permission-denied");
    expect(await twoStep()).toMatchObject({ required: false });
  } finally {
    await open.close();
  }
});

test("does not require it of admins on this machine alone", async () => {
  const root = await person(server, "Root", { admin: true });
  expect((await server.call("GET", "/api/admin/accounts", { token: root.token })).status).toBe(200);
});
