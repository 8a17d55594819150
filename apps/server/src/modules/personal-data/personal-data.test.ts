import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendMail } from "../../platform/mail/mail.job.ts";
import { blockUserForTest } from "../../testing/block-user.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { contact, person, piece, setPickup } from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { updateUser } from "../user/user.queries.ts";
import { listPersonalColumns } from "./personal-data.queries.ts";
import { erasePersonalData } from "./erase-personal-data.ts";
import { loadPersonalData } from "./personal-data.service.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const erase = (email: string) =>
  erasePersonalData(server.db, { jobs: server.deps.jobs, now: testInstant }, email);
const settlePayouts = () => server.db.execute(sql`update payout set status = 'arrived'`);

/** Returns the tables in which a text occurs anywhere. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await server.db.execute(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  );
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await server.db.execute(
      sql`select 1 from ${sql.identifier(String(name))} as one where strpos(one::text, ${text}) > 0 limit 1`,
    );
    if (rows.length > 0) found.push(String(name));
  }
  return found;
}

test("finds every column that names a person, in every table", async () => {
  const columns = await listPersonalColumns(server.db);
  const names = columns.map(({ table, column, isOwn }) => `${table}.${column}${isOwn ? " (own)" : ""}`);
  expect(names).toEqual(
    expect.arrayContaining([
      "captured_email.email (own)",
      "message.sender_id",
      "order.buyer_id",
      "order_case_entry.user_id",
      "session.user_id (own)",
    ]),
  );
});

test("copies what is stored about a side of an order, but neither secrets nor the other side's address", async () => {
  const seller = await person(server, "Sam", { payoutsConnectedAt: testInstant });
  const buyer = await person(server, "Bea");
  const { orderId } = await completedOrder(server, buyer, seller);
  const copyOf = async (email: string) => JSON.stringify(await loadPersonalData(server.db, email));
  const [buyers, sellers] = [await copyOf(` ${buyer.email.toUpperCase()}`), await copyOf(seller.email)];
  const places = [contact.phone, setPickup.phone, setPickup.address.line1];
  const has = (copy: string) => [orderId, ...places].map((text) => copy.includes(text));
  expect([has(buyers), has(sellers)]).toEqual([
    [true, true, false, false],
    [true, false, true, true],
  ]);
  for (const secret of ["password", "hash", "handoff"]) expect(buyers.toLowerCase()).not.toContain(secret);
  expect(await loadPersonalData(server.db, "nobody@example.test")).toBeNull();
});

test("copies the blocks that a person has made, but not those of others", async () => {
  const [mia, bob] = [await person(server, "Mia"), await person(server, "Bob")];
  const answer = await server.call("PUT", `/api/blocked-people/${bob.id}`, { token: mia.token });
  expect(answer.status).toBe(200);
  const tables = async (email: string) => Object.keys((await loadPersonalData(server.db, email))?.rows ?? {});
  expect(await tables(mia.email)).toContain("person_block.blocker_id");
  expect((await tables(bob.email)).filter((name) => name.startsWith("person_block"))).toEqual([]);
});

test("erases a person, but not what both sides and the books need", async () => {
  const seller = await person(server, "Sue", { payoutsConnectedAt: testInstant });
  const bob = await person(server, "Bobson", { phone: "+1 510 555 0999", story: "Bobson's story" });
  const { orderId } = await completedOrder(server, bob, seller);
  await server.call("POST", `/api/favorites/${await piece(server, seller.id)}`, { token: bob.token });
  await server.call("POST", "/api/contact", {
    body: { name: "Bobson", email: bob.email, topic: "other", message: "Hello, can you help me?" },
  });
  await server.deps.jobs.runDue();
  await server.deps.jobs.enqueue(server.db, sendMail, { to: bob.email, subject: "s", text: "t", html: "h" });
  expect(await tablesWith(bob.email)).toEqual(["contact_message", "job", "user"]);
  await blockUserForTest(server.db, bob.id, testInstant);
  expect(await erase(bob.email)).toBeNull();
  expect(await tablesWith(bob.email)).toEqual([]);
  // What the seller was shown about the order.
  expect(await tablesWith("Bobson")).toEqual(["notification"]);
  expect(await tablesWith("+1 510 555 0999")).toEqual([]);
  expect((await server.call("GET", "/api/auth/me", { token: bob.token })).status).toBe(401);
  const order = await server.call("GET", `/api/orders/${orderId}`, { token: seller.token });
  expect(order.body).toMatchObject({ status: "completed", buyer: { firstName: "Former member" } });
});

test("erases nothing in progress, and says what is", async () => {
  const seller = await person(server, "Sid", { payoutsConnectedAt: testInstant });
  await completedOrder(server, await person(server, "Ben"), seller);
  const eraseSeller = () => erase(seller.email);
  expect(await eraseSeller()).toMatch(/^Block sid-\S+ on the admin page first: /);
  await blockUserForTest(server.db, seller.id, testInstant);
  expect(await eraseSeller()).toMatch(
    / still has payouts that are not in the bank \(1\): settle them first\.$/,
  );
  await settlePayouts();
  await updateUser(server.db, seller.id, { admin: true });
  expect(await eraseSeller()).toMatch(/ is an admin: run admin revoke first\.$/);
  await updateUser(server.db, seller.id, { admin: false });
  expect(await eraseSeller()).toBeNull();
});

test("erases what somebody without an account left", async () => {
  const email = "guest@example.test";
  await server.db.execute(
    sql`insert into captured_email (email, cart, recently_viewed, at) values (${email}, '[]', '[]', now())`,
  );
  expect(await loadPersonalData(server.db, email)).toMatchObject({ account: null });
  expect(await erase(email)).toBeNull();
  expect(await loadPersonalData(server.db, email)).toBeNull();
});
