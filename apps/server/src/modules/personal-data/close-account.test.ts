import {
  accountClosingSchema,
  personalDataSchema,
  type ClosingObstacle,
} from "@heirloop/contract/personal-data/personal-data.endpoints";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { missingDrawer } from "../../testing/access-scenes.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { contact, person, piece, savedCard, uploadedPicture } from "../../testing/marketplace-world.ts";
import { createTestSockets, type TestSockets } from "../../testing/socket-client.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { recoveryCode, turnOnTwoStepForTest } from "../../testing/two-step.ts";
import { sandboxAccountTable, sandboxCardTable } from "../../platform/payments/sandbox/sandbox.table.ts";
import { hashPassword } from "../identity/password.ts";
import { findUserById, updateUser } from "../user/user.queries.ts";

const password = "a walnut credenza";
let server: TestServer;
let passwordHash: string;
let sockets: TestSockets;
beforeAll(async () => {
  server = await startTestServer();
  sockets = createTestSockets((await server.listen()).origin);
  passwordHash = await hashPassword(password);
});
afterEach(() => sockets.closeAll());
afterAll(() => server.close());

const owner = (name: string, more: Parameters<typeof person>[2] = {}) =>
  person(server, name, { passwordHash, ...more });
type Owner = Awaited<ReturnType<typeof owner>>;
const close = ({ token }: Pick<Owner, "token">, body: object = { password }) =>
  server.call("POST", "/api/auth/me/close", { token, body });
const codeOf = ({ body }: { body: unknown }) => problemSchema.parse(body).code;
const obstaclesOf = async ({ token }: Pick<Owner, "token">): Promise<ClosingObstacle[]> =>
  accountClosingSchema.parse((await server.call("GET", "/api/auth/me/closing", { token })).body).obstacles;
const status = async (path: string, token?: string) =>
  (await server.call("GET", path, token === undefined ? {} : { token })).status;
async function mailsTo(email: string): Promise<string[]> {
  await server.deps.jobs.runDue();
  return (await server.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
}

test("closes an account with its sessions, sockets, listings and profile, and mails its owner", async () => {
  const ada = await owner("Ada", { slug: "ada-closes" });
  const listing = await piece(server, ada.id);
  const socket = await sockets.open(ada);
  const ended = new Promise((resolve) => void socket.once("disconnect", resolve));
  expect([await status("/api/profiles/ada-closes"), await status(`/api/listings/${listing}`)]).toEqual([
    200, 200,
  ]);

  expect((await close(ada)).status).toBe(204);

  await ended;
  expect([
    await status("/api/auth/me", ada.token),
    await status("/api/profiles/ada-closes"),
    await status(`/api/listings/${listing}`),
  ]).toEqual([401, 404, 404]);
  const login = await server.call("POST", "/api/auth/login", { body: { email: ada.email, password } });
  expect(codeOf(login)).toBe("wrong-credentials");
  expect(await mailsTo(ada.email)).toEqual(["Your Heirloop account is closed"]);
  const former = await findUserById(server.db, ada.id);
  expect(former).toMatchObject({ firstName: "Former member", closedAt: server.clock.now() });
  expect(await status(`/api/profiles/${former?.slug ?? ""}`)).toBe(404);
});

test("keeps a past order readable for the other side, without a link to the former member", async () => {
  const seller = await owner("Sal", { payoutsConnectedAt: testInstant });
  const buyer = await person(server, "Bo");
  const { orderId } = await completedOrder(server, buyer, seller);
  expect(await obstaclesOf(seller)).toEqual([{ kind: "payouts", count: 1, orderId: null }]);
  await server.db.execute(sql`update payout set status = 'arrived'`);
  expect((await close(seller)).status).toBe(204);
  const order = await server.call("GET", `/api/orders/${orderId}`, { token: buyer.token });
  expect(order.body).toMatchObject({ seller: { firstName: "Former member", slug: null, picture: null } });
});

test("refuses while something is unfinished, and changes nothing", async () => {
  const [seller, buyer] = [await owner("Sia", { payoutsConnectedAt: testInstant }), await owner("Bert")];
  const listing = await piece(server, seller.id);
  const [offered, other] = [await piece(server, seller.id), await piece(server, seller.id)];
  const paymentMethod = await savedCard(server, buyer.token);
  const bought = await server.call("POST", "/api/checkout", {
    token: buyer.token,
    body: { listings: [{ id: listing, listingPrice: 500_00 }], type: "pickup", contact, paymentMethod },
  });
  expect(bought.status).toBe(201);
  const offer = await server.call("POST", "/api/checkout", {
    token: buyer.token,
    body: {
      listings: [{ id: offered, listingPrice: 500_00 }],
      type: "pickup",
      contact,
      paymentMethod,
      offerAmount: 450_00,
    },
  });
  expect(offer.status).toBe(201);
  expect(await obstaclesOf(buyer)).toEqual([
    { kind: "purchases", count: 1, orderId: null },
    { kind: "offers-made", count: 1, orderId: null },
  ]);
  expect(await obstaclesOf(seller)).toEqual([
    { kind: "sales", count: 1, orderId: null },
    { kind: "offers-received", count: 1, orderId: null },
  ]);
  expect([codeOf(await close(buyer)), codeOf(await close(seller))]).toEqual([
    "state-conflict",
    "state-conflict",
  ]);
  expect([await status("/api/auth/me", seller.token), await status(`/api/listings/${other}`)]).toEqual([
    200, 200,
  ]);
  expect(await obstaclesOf(seller)).toHaveLength(2);
});

test("names the order of an open case to both sides", async () => {
  const [seller, buyer] = [await owner("Sky", { payoutsConnectedAt: testInstant }), await owner("Bee")];
  const { orderId } = await completedOrder(server, buyer, seller);
  const opened = await server.call("POST", `/api/orders/${orderId}/case`, {
    token: buyer.token,
    body: missingDrawer,
  });
  expect(opened.status).toBe(201);
  const obstacle = { kind: "cases", count: 1, orderId };
  expect([await obstaclesOf(buyer), await obstaclesOf(seller)]).toEqual([
    [obstacle],
    [obstacle, { kind: "payouts", count: 1, orderId: null }],
  ]);
});

test("needs the password, and a code while two-step verification is on", async () => {
  const ada = await owner("Ann");
  await turnOnTwoStepForTest(server, ada.id);
  expect([
    codeOf(await close(ada, { password: "not the password", code: recoveryCode })),
    codeOf(await close(ada)),
    codeOf(await close(ada, { password, code: "bbbb-bbbb-bbbb-bbbb" })),
  ]).toEqual(["wrong-credentials", "invalid", "wrong-code"]);
  expect((await close(ada, { password, code: recoveryCode })).status).toBe(204);
});

test("stays closed when an admin lifts the block, and gets no mails or notifications", async () => {
  const ada = await owner("Alf");
  const admin = await person(server, "Opal", { admin: true });
  await close(ada);
  const unblocked = await server.call("POST", `/api/admin/accounts/${ada.id}/unblock`, {
    token: admin.token,
  });
  expect(codeOf(unblocked)).toBe("state-conflict");
  const listed = await server.call("GET", `/api/admin/accounts?keyword=${ada.id.toLowerCase()}`, {
    token: admin.token,
  });
  expect(listed.body).toMatchObject({ accounts: [{ _id: ada.id, blocked: true, closed: true }] });
  await server.deps.notify(server.db, {
    userId: ada.id,
    type: "offer",
    text: "An offer",
    sender: null,
    listingIds: [],
    orderId: null,
    chatId: null,
  });
  const { email } = (await findUserById(server.db, ada.id)) ?? { email: "" };
  await server.deps.mailNotification(server.db, {
    user: { id: ada.id, email },
    types: ["offer"],
    letter: { subject: "An offer", paragraphs: ["Hello"] },
  });
  expect(await mailsTo(email)).toEqual([]);
  const { rows } = await server.db.execute(sql`select 1 from notification where user_id = ${ada.id}`);
  expect(rows).toEqual([]);
});

test("removes the pictures of the profile that nothing else uses, by a job", async () => {
  const ada = await owner("Pia");
  const [portrait, shared] = [
    await uploadedPicture(server, ada.token),
    await uploadedPicture(server, ada.token),
  ];
  await updateUser(server.db, ada.id, { picture: portrait, banner: shared });
  await piece(server, ada.id, { images: [shared] });
  expect([await status(`${portrait}/160.webp`), await status(`${shared}/160.webp`)]).toEqual([200, 200]);
  expect((await close(ada)).status).toBe(204);
  await server.deps.jobs.runDue();
  expect([await status(`${portrait}/160.webp`), await status(`${shared}/160.webp`)]).toEqual([404, 200]);
  const { rows } = await server.db.execute(sql`select address from upload where owner_id = ${ada.id}`);
  expect(rows).toEqual([{ address: shared }]);
});

test("deletes saved cards and the payout account at the payment gateway, by a job that may run twice", async () => {
  const ada = await owner("Gus", { payoutsConnectedAt: testInstant });
  const paymentMethod = await savedCard(server, ada.token);
  const account = (await findUserById(server.db, ada.id))?.payoutAccount ?? "";
  const stored = async () => [
    (await server.db.select().from(sandboxCardTable).where(eq(sandboxCardTable.paymentMethod, paymentMethod)))
      .length,
    (await server.db.select().from(sandboxAccountTable).where(eq(sandboxAccountTable.id, account))).length,
  ];
  expect(await stored()).toEqual([1, 1]);
  expect((await close(ada)).status).toBe(204);
  expect(await stored()).toEqual([1, 1]);
  await server.deps.jobs.runDue();
  expect(await stored()).toEqual([0, 0]);
  await server.deps.payments.deleteCustomer({ paymentMethod });
  await server.deps.payments.deleteAccount({ account });
});

test("gives the owner a copy of their data for the password, also while blocked", async () => {
  const ada = await owner("Cia", { blockedAt: testInstant, blockedReason: "Test" });
  const copy = (given: string) =>
    server.call("POST", "/api/auth/me/data", { token: ada.token, body: { password: given } });
  expect(codeOf(await copy("not the password"))).toBe("wrong-credentials");
  const answer = await copy(password);
  expect(personalDataSchema.parse(answer.body).account).toMatchObject({ id: ada.id, email: ada.email });
  expect(answer.text).not.toContain(passwordHash);
  expect(codeOf(await close(ada))).toBe("blocked");
});
