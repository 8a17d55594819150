import {
  passkeyCreationOptionsSchema,
  passkeyEndpoints,
  passkeyRequestOptionsSchema,
  passkeySchema,
  type PasskeyLogin,
} from "@heirloop/contract/passkey/passkey.endpoints";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { loginSchema } from "@heirloop/contract/user/user.endpoints";
import {
  createSoftwarePasskey,
  type PasskeyAlgorithm,
  type PasskeyFlaws,
} from "@heirloop/demo/testing/software-passkey";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { deviceHeader, newDeviceId } from "../../http/device-id.ts";
import { hashToken } from "../../http/token-hash.ts";
import type { Db } from "../../platform/database/database.ts";
import { transaction } from "../../platform/database/transaction.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";
import { waitForLockWait } from "../../testing/wait-for-lock-wait.ts";
import { recoveryCode, turnOnTwoStepForTest } from "../../testing/two-step.ts";
import { hashPassword } from "../identity/password.ts";
import { deleteSessionsOf } from "../identity/session.queries.ts";
import { userDeviceTable } from "../identity/user-device.table.ts";
import { lockUser } from "../user/user.queries.ts";
import { deletePasskey, deleteUsedChallenges, insertPasskey, listPasskeys } from "./passkey.queries.ts";
import { usedChallengeTable } from "./passkey.table.ts";

const password = "a walnut credenza";
let server: TestServer;
let origin: string;
let passwordHash: string;
let ada: TestPerson;
beforeAll(async () => {
  server = await startTestServer({ rateLimits: true });
  origin = new URL(server.deps.env.publicUrl).origin;
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());
beforeEach(async () => {
  ada = await person(server, "Ada", { passwordHash });
});

const post = (path: string, body: unknown, token?: string) =>
  server.call("POST", path, { body, ...(token === undefined ? {} : { token }) });
const outcome = ({ status, body }: TestAnswer) => (status < 300 ? status : problemSchema.parse(body).code);

const begin = (token: string, body: object = { password }) =>
  post("/api/auth/passkeys/creation-options", body, token);
async function optionsFor({ token }: TestPerson, body?: object) {
  return passkeyCreationOptionsSchema.parse((await begin(token, body)).body);
}
const add = (token: string, body: unknown) => post("/api/auth/passkeys", body, token);
const requestOptions = async () =>
  passkeyRequestOptionsSchema.parse((await post("/api/auth/login/passkey-options", undefined)).body);
const logIn = (login: PasskeyLogin) => post("/api/auth/login/passkey", login);
const remove = ({ token }: TestPerson, id: string) =>
  server.call("DELETE", `/api/auth/passkeys/${id}`, { token });

async function passkeyOf(owner: TestPerson, body?: object) {
  const device = createSoftwarePasskey(origin);
  expect(outcome(await add(owner.token, device.create(await optionsFor(owner, body), "Phone")))).toBe(201);
  return device;
}
async function mailsTo(email: string): Promise<string[]> {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

test("adds a passkey, logs in with it, and removes it; the owner is mailed", async () => {
  const device = createSoftwarePasskey(origin);
  const options = await optionsFor(ada);
  expect(options).toMatchObject({
    rp: { id: new URL(origin).hostname, name: "Heirloop" },
    user: { name: ada.email },
    excludeCredentials: [],
  });
  const added = await add(ada.token, device.create(options, "  Phone "));
  expect(passkeySchema.parse(added.body)).toEqual({
    _id: device.id,
    name: "Phone",
    createdAt: server.clock.now().toISOString(),
    lastUsedAt: null,
  });

  server.clock.advance(60_000);
  const answer = await logIn(device.get(await requestOptions()));
  const { token, user } = loginSchema.parse(answer.body);
  expect([answer.status, user._id]).toEqual([200, ada.id]);
  expect(await server.call("GET", "/api/auth/passkeys", { token })).toMatchObject({
    status: 200,
    body: { passkeys: [{ _id: device.id, lastUsedAt: server.clock.now().toISOString() }] },
  });
  expect((await optionsFor(ada)).excludeCredentials).toEqual([
    { id: device.id, type: "public-key", transports: ["internal"] },
  ]);

  const path = `/api/auth/passkeys/${device.id}`;
  expect((await server.call("DELETE", path, { token })).status).toBe(204);
  expect((await server.call("DELETE", path, { token })).status).toBe(204);
  expect(outcome(await logIn(device.get(await requestOptions())))).toBe("wrong-passkey");
  expect((await mailsTo(ada.email)).toSorted()).toEqual([
    "A passkey of your Heirloop account was removed",
    "A passkey was added to your Heirloop account",
  ]);
});

const outcomeOfAlgorithm = async (algorithm: PasskeyAlgorithm): Promise<unknown> => {
  const device = createSoftwarePasskey(origin, algorithm);
  const added = outcome(await add(ada.token, device.create(await optionsFor(ada), "Phone")));
  return added === 201 ? outcome(await logIn(device.get(await requestOptions()))) : added;
};

test("accepts keys of EdDSA, ECDSA with P-256 and RSA, and asks for no others", async () => {
  const { pubKeyCredParams } = await optionsFor(ada);
  expect(pubKeyCredParams).toEqual([-8, -7, -257].map((alg) => ({ alg, type: "public-key" })));
  expect([
    await outcomeOfAlgorithm(-8),
    await outcomeOfAlgorithm(-7),
    await outcomeOfAlgorithm(-257),
    await outcomeOfAlgorithm(-35),
  ]).toEqual([200, 200, 200, "wrong-passkey"]);
});

test("removes nobody else's passkey", async () => {
  const device = await passkeyOf(ada);
  const eve = await person(server, "Eve");
  expect((await remove(eve, device.id)).status).toBe(204);
  expect((await listPasskeys(server.db, ada.id)).map(({ id }) => id)).toEqual([device.id]);
  expect(outcome(await logIn(device.get(await requestOptions())))).toBe(200);
  expect([...(await mailsTo(ada.email)), ...(await mailsTo(eve.email))]).toEqual([
    "A passkey was added to your Heirloop account",
  ]);
});

test("lists the passkeys of an account by when they were added", async () => {
  const now = server.clock.now().getTime();
  const known = {
    userId: ada.id,
    name: "Phone",
    publicKey: "",
    counter: 0,
    transports: [],
    lastUsedAt: null,
  };
  for (const [at, name] of ["laptop", "key", "phone"].entries())
    await insertPasskey(server.db, { ...known, id: `${name}-${ada.id}`, createdAt: new Date(now + at) });
  expect((await listPasskeys(server.db, ada.id)).map(({ id }) => id)).toEqual(
    ["laptop", "key", "phone"].map((name) => `${name}-${ada.id}`),
  );
});

test("keeps passkeys when the password changes, and mails their owner that they still log in", async () => {
  const device = await passkeyOf(ada);
  const change = { password, newPassword: "a longer password 4" };
  expect(outcome(await post("/api/auth/change-password", change, ada.token))).toBe(200);
  expect(outcome(await logIn(device.get(await requestOptions())))).toBe(200);
  await server.deps.jobs.runDue();
  const mail = (await server.mails()).find(
    ({ to, subject }) => to === ada.email && subject === "Your Heirloop password was changed",
  );
  expect(mail?.text).toContain("Passkeys still log in. Remove any that you do not know.");
  expect(mail?.text).toContain(`${server.deps.env.publicUrl}/settings/passkeys`);
});

describe("a login", () => {
  const flaws: Record<string, PasskeyFlaws> = {
    "for another site": { origin: "https://heirloop.example" },
    "for another host": { rpId: "heirloop.example" },
    "with a challenge of somebody else": { challenge: "c29tZXRoaW5n" },
    "without a check of who uses the device": { unverified: true },
    "whose counter has not increased": { counter: 1 },
  };
  test.each(Object.entries(flaws))("is refused %s", async (_name, flaw) => {
    const device = await passkeyOf(ada);
    expect(outcome(await logIn(device.get(await requestOptions(), flaw)))).toBe("wrong-passkey");
    expect(outcome(await logIn(device.get(await requestOptions())))).toBe(200);
  });

  test("is refused with the signature of another device", async () => {
    const device = await passkeyOf(ada);
    const other = createSoftwarePasskey(origin);
    const options = await requestOptions();
    const login = { ...device.get(options), signature: other.get(options).signature };
    expect(outcome(await logIn(login))).toBe("wrong-passkey");
  });

  test("is refused with the passkey of one account for another", async () => {
    const eve = await person(server, "Eve", { passwordHash });
    const device = await passkeyOf(eve);
    const userHandle = (await optionsFor(ada)).user.id;
    expect(outcome(await logIn({ ...device.get(await requestOptions()), userHandle }))).toBe("wrong-passkey");
  });

  test("is accepted once", async () => {
    const device = await passkeyOf(ada);
    const login = device.get(await requestOptions());
    expect([outcome(await logIn(login)), outcome(await logIn(login))]).toEqual([200, "wrong-passkey"]);
    // Not even a later signature for the same challenge.
    const options = await requestOptions();
    const both = [device.get(options), device.get(options)].map(logIn);
    expect((await Promise.all(both)).map(outcome).toSorted()).toEqual([200, "wrong-passkey"]);
  });

  test("is refused when its counter is that of the last login", async () => {
    const device = await passkeyOf(ada);
    expect(outcome(await logIn(device.get(await requestOptions(), { counter: 7 })))).toBe(200);
    expect(outcome(await logIn(device.get(await requestOptions(), { counter: 7 })))).toBe("wrong-passkey");
    expect(outcome(await logIn(device.get(await requestOptions(), { counter: 8 })))).toBe(200);
  });

  test("remembers the browser as the owner's", async () => {
    const device = await passkeyOf(ada);
    const browser = newDeviceId();
    const answer = await server.call("POST", "/api/auth/login/passkey", {
      body: device.get(await requestOptions()),
      headers: { [deviceHeader]: browser },
    });
    expect(outcome(answer)).toBe(200);
    const devices = await server.db.select().from(userDeviceTable).where(eq(userDeviceTable.userId, ada.id));
    expect(devices.map(({ deviceHash }) => deviceHash)).toEqual([hashToken(browser)]);
  });

  test("is refused five minutes after it began, and with a challenge for a new passkey", async () => {
    const device = await passkeyOf(ada);
    const login = device.get(await requestOptions());
    server.clock.advance(constants.passkeyChallengeValidity);
    expect(outcome(await logIn(login))).toBe("wrong-passkey");
    const { challenge } = await optionsFor(ada);
    expect(outcome(await logIn(device.get({ ...(await requestOptions()), challenge })))).toBe(
      "wrong-passkey",
    );
  });

  test("asks for no code while two-step verification is on", async () => {
    await turnOnTwoStepForTest(server, ada.id);
    const device = await passkeyOf(ada, { password, code: recoveryCode });
    expect(outcome(await logIn(device.get(await requestOptions())))).toBe(200);
  });
});

describe("a new passkey", () => {
  test("needs the password, and a code while two-step verification is on", async () => {
    expect(outcome(await begin(ada.token, { password: "a teak credenza" }))).toBe("wrong-credentials");
    await turnOnTwoStepForTest(server, ada.id);
    const withoutCode = await begin(ada.token);
    expect(problemSchema.parse(withoutCode.body)).toMatchObject({
      code: "invalid",
      errors: [{ path: "code", message: "Enter a code from your app" }],
    });
    expect(outcome(await begin(ada.token, { password, code: "abcdefghijklmnoq" }))).toBe("wrong-code");
    expect(outcome(await begin(ada.token, { password, code: recoveryCode }))).toBe(200);
    expect(outcome(await begin(ada.token, { password, code: recoveryCode }))).toBe("wrong-code");
  });

  test("is limited in wrong passwords and in wrong codes", async () => {
    await turnOnTwoStepForTest(server, ada.id);
    const outcomesOf = async (body: object) => {
      const outcomes: unknown[] = [];
      for (let attempt = 0; attempt < 6; attempt += 1) outcomes.push(outcome(await begin(ada.token, body)));
      return outcomes;
    };
    const failing = (code: string) => [...Array.from({ length: 5 }, () => code), "rate-limited"];
    expect(await outcomesOf({ password, code: "abcdefghijklmnoq" })).toEqual(failing("wrong-code"));
    expect(outcome(await begin(ada.token, { password, code: recoveryCode }))).toBe("rate-limited");
    expect(await outcomesOf({ password: "a teak credenza" })).toEqual(failing("wrong-credentials"));
  });

  test("is added once for each confirmation", async () => {
    const options = await optionsFor(ada);
    const [device, second] = [createSoftwarePasskey(origin), createSoftwarePasskey(origin)];
    expect(outcome(await add(ada.token, device.create(options, "Phone")))).toBe(201);
    expect(outcome(await add(ada.token, second.create(options, "Tablet")))).toBe("wrong-passkey");
    expect((await listPasskeys(server.db, ada.id)).map(({ id }) => id)).toEqual([device.id]);
  });

  test("is refused under the id of another one, and for another host", async () => {
    const [device, other] = [createSoftwarePasskey(origin), createSoftwarePasskey(origin)];
    const created = device.create(await optionsFor(ada), "Phone");
    expect(outcome(await add(ada.token, { ...created, id: other.id }))).toBe("wrong-passkey");
    const elsewhere = device.create(await optionsFor(ada), "Phone", { rpId: "heirloop.example" });
    expect(outcome(await add(ada.token, elsewhere))).toBe("wrong-passkey");
    expect(await listPasskeys(server.db, ada.id)).toEqual([]);
  });

  test("is refused with the challenge of another session, of a login, or an old one", async () => {
    const other = loginSchema.parse((await post("/api/auth/login", { email: ada.email, password })).body);
    const device = createSoftwarePasskey(origin);
    const options = await optionsFor(ada);
    const { challenge } = await requestOptions();
    expect([
      outcome(await add(other.token, device.create(options, "Phone"))),
      outcome(await add(ada.token, device.create({ ...options, challenge }, "Phone"))),
      outcome(await add(ada.token, device.create(options, "Phone", { origin: "https://heirloop.example" }))),
      outcome(await add(ada.token, device.create(options, "Phone", { unverified: true }))),
    ]).toEqual(["wrong-passkey", "wrong-passkey", "wrong-passkey", "wrong-passkey"]);
    server.clock.advance(constants.passkeyChallengeValidity);
    expect(outcome(await add(ada.token, device.create(options, "Phone")))).toBe("wrong-passkey");
    expect(await listPasskeys(server.db, ada.id)).toEqual([]);
  });

  test("is refused if an account has it already", async () => {
    const device = await passkeyOf(ada);
    const eve = await person(server, "Eve", { passwordHash });
    expect(outcome(await add(eve.token, device.create(await optionsFor(eve), "Mine")))).toBe(
      "state-conflict",
    );
    expect((await listPasskeys(server.db, ada.id)).map(({ id }) => id)).toEqual([device.id]);
  });

  test("is refused beyond the most that an account can have", async () => {
    const { most } = passkeyEndpoints.add.total ?? { most: 0 };
    const options = await Promise.all(Array.from({ length: most + 1 }, () => optionsFor(ada)));
    const answers = await Promise.all(
      options.map((one) => add(ada.token, createSoftwarePasskey(origin).create(one, "Phone"))),
    );
    expect(answers.map(outcome).filter((code) => code === "limit-reached")).toHaveLength(1);
    expect(await listPasskeys(server.db, ada.id)).toHaveLength(most);
    expect(outcome(await begin(ada.token))).toBe("limit-reached");
  });
});

describe("while the account is locked", () => {
  /** Does `work` on the account in a transaction that a call has to wait for. */
  async function callDuring(work: (tx: Db) => Promise<unknown>, call: () => Promise<TestAnswer>) {
    const done = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const committed = transaction(server.db, async (tx) => {
      await lockUser(tx, ada.id);
      await work(tx);
      done.resolve();
      await mayCommit.promise;
    });
    await Promise.race([done.promise, committed]);
    const answer = call();
    await Promise.race([answer, waitForLockWait(server)]);
    mayCommit.resolve();
    await committed;
    return outcome(await answer);
  }

  test("a login is refused if its passkey is removed meanwhile", async () => {
    const device = await passkeyOf(ada);
    const login = device.get(await requestOptions());
    const removal = (tx: Db) => deletePasskey(tx, { id: device.id, userId: ada.id });
    expect(await callDuring(removal, () => logIn(login))).toBe("wrong-passkey");
  });

  test("nothing is added if the session ends meanwhile", async () => {
    const created = createSoftwarePasskey(origin).create(await optionsFor(ada), "Phone");
    const ending = (tx: Db) => deleteSessionsOf(tx, ada.id);
    expect(await callDuring(ending, () => add(ada.token, created))).toBe("unauthenticated");
    expect(await listPasskeys(server.db, ada.id)).toEqual([]);
  });
});

test("deletes used challenges once they are too old to be used again", async () => {
  await server.db.delete(usedChallengeTable);
  await passkeyOf(ada);
  const kept = () => server.db.select().from(usedChallengeTable);
  await deleteUsedChallenges(server.db, server.clock.now());
  expect(await kept()).toHaveLength(1);
  server.clock.advance(constants.passkeyChallengeValidity);
  await deleteUsedChallenges(server.db, server.clock.now());
  expect(await kept()).toEqual([]);
});
