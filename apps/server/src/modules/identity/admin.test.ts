import { loginSchema } from "@heirloop/contract/user/user.endpoints";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { grantAdmin } from "./grant-admin.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";
import { hashPassword } from "./password.ts";
import { findCaller } from "./session.queries.ts";
import { endSessionsOf } from "./session.service.ts";
import { updateUser } from "../user/user.queries.ts";

const minute = 60_000;
let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await person(server, "Root", { admin: true });
});
afterAll(() => server.close());

const codeOf = ({ body }: TestAnswer) => problemSchema.parse(body).code;
const post = (path: string, token: string, body: unknown = {}) => server.call("POST", path, { token, body });
const enter = (id: string, token = admin.token) => post("/api/admin/enter-account", token, { id });

async function entered(account: TestPerson): Promise<string> {
  const answer = await enter(account.id);
  expect(answer.status).toBe(200);
  return loginSchema.parse(answer.body).token;
}

type Entry = { action: string; detail: string | null; admin: { _id: string }; account: { _id: string } };
async function auditOf(account: TestPerson): Promise<Array<[string, string | null]>> {
  const { body } = await server.call("GET", `/api/admin/audit?account=${account.id}&limit=200`, {
    token: admin.token,
  });
  const entries = (body as { entries: Entry[] }).entries.filter((one) => one.account._id === account.id);
  expect(entries.every((one) => one.admin._id === admin.id)).toBe(true);
  return entries.map(({ action, detail }): [string, string | null] => [action, detail]).toReversed();
}

test("lets an admin impersonate an account and leave it, and audits every step", async () => {
  const [ada, sam] = [await person(server, "Ada"), await person(server, "Sam")];
  const chair = await piece(server, sam.id);
  const token = await entered(ada);
  const self = await server.call("GET", "/api/auth/me", { token });
  expect(self.body).toMatchObject({ _id: ada.id, impersonatedBy: { _id: admin.id, firstName: "Root" } });
  server.clock.advance(1_000);
  expect((await server.call("PUT", `/api/favorites/${chair}`, { token })).status).toBe(200);
  await server.call("GET", "/api/favorites", { token });
  server.clock.advance(1_000);
  const left = await post("/api/admin/leave-account", token);
  expect(loginSchema.parse(left.body).user).toMatchObject({ _id: admin.id, impersonatedBy: null });
  expect((await server.call("GET", "/api/auth/me", { token })).status).toBe(401);
  expect(await auditOf(ada)).toEqual([
    ["enter", null],
    [`PUT /api/favorites/${chair}`, null],
    ["leave", null],
  ]);
});

test("pages the audit, newest first, and filters it by account", async () => {
  const [ada, sam] = [await person(server, "Ada"), await person(server, "Sam")];
  const read = async (query: string) =>
    (await server.call("GET", `/api/admin/audit?${query}`, { token: admin.token })).body as {
      entries: Entry[];
      total: number;
      page: number;
      totalPages: number;
    };
  const before = (await read("limit=1")).total;
  for (const account of [ada, sam, ada]) {
    server.clock.advance(1_000);
    const token = await entered(account);
    server.clock.advance(1_000);
    await post("/api/admin/leave-account", token);
  }
  expect((await read("limit=1")).total).toBe(before + 6);
  const last = await read(`account=${ada.id}&limit=3&page=2`);
  expect(last).toMatchObject({ total: 4, page: 2, totalPages: 2 });
  expect(last.entries.map(({ action, account }) => [action, account._id])).toEqual([["enter", ada.id]]);
});

test("audits full name and email of the admin and the account, which distinguishes namesakes", async () => {
  const ada = await person(server, "Ada");
  await entered(ada);
  const { body } = await server.call("GET", "/api/admin/audit", { token: admin.token });
  const entry = (body as { entries: Entry[] }).entries.find((one) => one.account._id === ada.id);
  const lastName: unknown = expect.any(String);
  expect(entry).toMatchObject({
    admin: { firstName: "Root", lastName, email: admin.email },
    account: { firstName: "Ada", lastName, email: ada.email },
  });
});

test("ends the impersonation on logout", async () => {
  const ada = await person(server, "Ada");
  const token = await entered(ada);
  server.clock.advance(1_000);
  expect((await post("/api/auth/logout", token)).status).toBe(204);
  expect(await auditOf(ada)).toEqual([
    ["enter", null],
    ["leave", null],
  ]);
  expect((await server.call("GET", "/api/auth/me", { token: admin.token })).status).toBe(200);
});

test("ends an impersonation after 30 minutes", async () => {
  const began = server.clock.now();
  const token = await entered(await person(server, "Ada"));
  server.clock.advance(30 * minute - 1);
  expect((await server.call("GET", "/api/auth/me", { token })).status).toBe(200);
  server.clock.advance(1);
  expect((await server.call("GET", "/api/auth/me", { token })).status).toBe(401);
  server.clock.set(began);
});

test("rejects impersonation by non-admins, of other admins and of unknown accounts", async () => {
  const other = await person(server, "Second", { admin: true });
  const ada = await person(server, "Ada");
  expect([(await enter(other.id)).status, (await enter(admin.id)).status]).toEqual([403, 403]);
  expect((await enter("no-such-account")).status).toBe(404);
  expect((await enter(other.id, ada.token)).status).toBe(403);
  expect((await post("/api/admin/leave-account", ada.token)).status).toBe(403);
  const inside = await entered(ada);
  expect((await enter((await person(server, "Ben")).id, inside)).status).toBe(403);
});

test("rejects changes to password, email and payments while impersonating", async () => {
  const ada = await person(server, "Ada");
  const token = await entered(ada);
  const tries = [
    await post("/api/auth/change-password", token, { password: "x", newPassword: "a teak sideboard" }),
    await server.call("PATCH", "/api/auth/me", {
      token,
      body: { email: "mine@example.test", password: "x" },
    }),
    await post("/api/payments/payment-methods", token, { paymentMethod: "pm_1" }),
    await server.call("GET", "/api/payments/stripe-connect-onboarding", { token }),
  ];
  expect(tries.map(codeOf)).toEqual(Array.from({ length: 4 }, () => "not-while-entered"));
  const harmless = await server.call("PATCH", "/api/auth/me", { token, body: { firstName: "Augusta" } });
  expect(harmless.status).toBe(200);
});

test("ends an impersonation when the admin loses their rights", async () => {
  const second = await person(server, "Second", { admin: true });
  const ada = await person(server, "Ada");
  const inside = loginSchema.parse((await enter(ada.id, second.token)).body).token;
  await updateUser(server.db, second.id, { admin: false });
  expect((await server.call("GET", "/api/auth/me", { token: inside })).status).toBe(401);
});

test("ends an admin's impersonations when their password changes", async () => {
  const passwordHash = await hashPassword("a walnut credenza");
  const second = await person(server, "Second", { admin: true, passwordHash });
  const inside = loginSchema.parse((await enter((await person(server, "Ada")).id, second.token)).body).token;
  const changed = await post("/api/auth/change-password", second.token, {
    password: "a walnut credenza",
    newPassword: "a teak sideboard",
  });
  expect(changed.status).toBe(200);
  expect((await post("/api/admin/leave-account", inside)).status).toBe(401);
});

test("does not start or leave an impersonation for an admin who was logged out everywhere", async () => {
  const ada = await person(server, "Ada");
  const loggedOutMeanwhile = (adminId: string) =>
    vi.spyOn(server.deps.sessions, "lookup").mockImplementationOnce(async (...token) => {
      const caller = await findCaller(...token);
      await endSessionsOf(server.db, server.deps, adminId);
      return caller;
    });
  const second = await person(server, "Second", { admin: true });
  const inside = loginSchema.parse((await enter(ada.id, second.token)).body).token;
  loggedOutMeanwhile(second.id);
  expect((await post("/api/admin/leave-account", inside)).status).toBe(401);
  const third = await person(server, "Third", { admin: true });
  loggedOutMeanwhile(third.id);
  expect((await enter(ada.id, third.token)).status).toBe(401);
});

test("lets a blocked user read and log out, and rejects writes", async () => {
  const [ada, sam] = [await person(server, "Ada"), await person(server, "Sam")];
  const chair = await piece(server, sam.id);
  const blocked = await post(`/api/admin/accounts/${ada.id}/block`, admin.token, {
    reason: "Sold what was not theirs",
  });
  expect(blocked.body).toMatchObject({ _id: ada.id, blocked: true });
  expect((await server.call("GET", "/api/auth/me", { token: ada.token })).body).toMatchObject({
    blocked: true,
  });
  expect(codeOf(await server.call("PUT", `/api/cart/${chair}`, { token: ada.token }))).toBe("blocked");
  expect(
    codeOf(await server.call("PATCH", "/api/auth/me", { token: ada.token, body: { firstName: "B" } })),
  ).toBe("blocked");
  const inside = await entered(ada);
  server.clock.advance(1_000);
  expect((await post("/api/admin/leave-account", inside)).status).toBe(200);
  expect((await post(`/api/admin/accounts/${ada.id}/unblock`, admin.token)).body).toMatchObject({
    blocked: false,
  });
  expect((await server.call("PUT", `/api/cart/${chair}`, { token: ada.token })).status).toBe(200);
  expect((await auditOf(ada)).toSorted()).toEqual([
    ["block", "Sold what was not theirs"],
    ["enter", null],
    ["leave", null],
    ["unblock", null],
  ]);
  expect((await post("/api/auth/logout", ada.token)).status).toBe(204);
});

test("returns 403 for blocking an admin or blocking without admin rights", async () => {
  const [other, ada] = [await person(server, "Second", { admin: true }), await person(server, "Ada")];
  const block = (id: string, token: string) =>
    post(`/api/admin/accounts/${id}/block`, token, { reason: "No" });
  expect((await block(other.id, admin.token)).status).toBe(403);
  expect((await block(other.id, ada.token)).status).toBe(403);
  expect((await server.call("GET", "/api/admin/audit", { token: ada.token })).status).toBe(403);
});

test("finds accounts by name, shop and email, and matches a percent sign literally", async () => {
  const shop = await person(server, "Quentin", { isBusiness: true, shopName: "Zephyr Rooms" });
  const find = async (keyword: string) => {
    const { body } = await server.call("GET", `/api/admin/accounts?keyword=${encodeURIComponent(keyword)}`, {
      token: admin.token,
    });
    return (body as { accounts: Array<{ _id: string }> }).accounts.map(({ _id }) => _id);
  };
  expect(await find("zephyr quent")).toEqual([shop.id]);
  expect(await find(shop.email.slice(0, 12))).toContain(shop.id);
  expect(await find("%")).toEqual([]);
});

test("grants and revokes admin rights by the operator's command", async () => {
  const ben = await person(server, "Ben");
  const accounts = async () => (await server.call("GET", "/api/admin/accounts", { token: ben.token })).status;
  expect(await accounts()).toBe(403);
  expect(await grantAdmin(server.db, ` ${ben.email.toUpperCase()}`, true)).toBe(true);
  expect(await accounts()).toBe(200);
  expect(await grantAdmin(server.db, ben.email, false)).toBe(true);
  expect(await accounts()).toBe(403);
  expect(await grantAdmin(server.db, "nobody@example.test", true)).toBe(false);
});
