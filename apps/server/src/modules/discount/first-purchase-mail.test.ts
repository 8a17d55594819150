import { afterAll, beforeAll, expect, test } from "vitest";
import { contact, person, piece, savedCard } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

test("tells an address whose account has bought that the offer is for first purchases", async () => {
  const [seller, buyer] = [await person(server, "Sam"), await person(server, "Bea")];
  const order = async () => {
    const body = {
      listings: [{ id: await piece(server, seller.id), listingPrice: 500_00 }],
      type: "pickup",
      contact,
      paymentMethod: await savedCard(server, buyer.token),
    };
    expect((await server.call("POST", "/api/checkout", { token: buyer.token, body })).status).toBe(201);
  };
  const request = async () => {
    expect((await server.call("POST", "/api/promo", { body: { email: buyer.email } })).status).toBe(202);
    await server.deps.jobs.runDue();
    return (await server.mails()).filter(({ to, subject }) => to === buyer.email && subject.includes("$30"));
  };
  const listed = async () =>
    (await server.call("GET", "/api/payments/discounts", { token: buyer.token })).body as {
      hasBought: boolean;
      discounts: unknown[];
    };
  const [code] = await request();
  expect(code?.text).toContain("Log in with this address");
  expect(code?.text).not.toContain("Register");
  expect((await listed()).discounts).toHaveLength(1);
  await order();
  const subjects = (await request()).map(({ subject }) => subject);
  expect(subjects.toSorted()).toEqual([
    "$30 off your first piece from Heirloop",
    "The $30 offer is for first purchases",
  ]);
  expect(await listed()).toEqual({ hasBought: true, discounts: [] });
});

test("asks an address without an account to register", async () => {
  await server.call("POST", "/api/promo", { body: { email: "nobody-yet@example.test" } });
  await server.deps.jobs.runDue();
  const mail = (await server.mails()).find(({ to }) => to === "nobody-yet@example.test");
  expect(mail?.text).toMatch(/Register with this address.*\n\n.*\/register$/s);
});
