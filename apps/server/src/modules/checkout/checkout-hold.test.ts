import { afterAll, beforeAll, expect, test } from "vitest";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { findListing } from "../listing/listing.queries.ts";
import { insertWaiting } from "../stock/waiting-list.queries.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { codeOf } from "../../testing/checkout-calls.ts";

let server: TestServer;
let seller: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam");
});
afterAll(() => server.close());

test("blocks other buyers during a hold, and ends the hold on release or expiry", async () => {
  const id = await piece(server, seller.id);
  const [one, two, three] = [
    await person(server, "Holder"),
    await person(server, "Other"),
    await person(server, "Waiter"),
  ];
  const hold = (who: TestPerson) =>
    server.call("POST", "/api/checkout/holds", { token: who.token, body: { listings: [id] } });
  expect((await hold(one)).body).toEqual({
    until: new Date(server.clock.now().getTime() + constants.holdDuration).toISOString(),
    listings: [id],
  });
  expect((await hold(one)).status).toBe(200);
  const refused = await hold(two);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({
      code: "listing-reserved",
      detail: expect.stringContaining("Another shopper has reserved it."),
    }),
  ]);
  await insertWaiting(server.db, { listingId: id, userId: three.id, createdAt: server.clock.now() });
  await server.call("DELETE", "/api/checkout/holds", { token: one.token });
  expect(await listNotificationTexts(server.db, three.id)).toEqual(["Walnut credenza is available again"]);
  expect((await hold(two)).status).toBe(200);
  server.clock.advance(constants.holdDuration);
  expect((await hold(one)).status).toBe(200);
  server.clock.advance(constants.holdDuration + 1000);
  await server.deps.jobs.runDue();
  expect(await findListing(server.db, id)).toMatchObject({ reservedUntil: null, status: "active" });
});

test("notifies the waiting list when the piece is released, even if a user joins at that moment", async () => {
  const id = await piece(server, seller.id);
  const holder = await person(server, "Holder");
  const others = await Promise.all(Array.from({ length: 12 }, (_, n) => person(server, `Waiter${n}`)));
  await server.call("POST", "/api/checkout/holds", { token: holder.token, body: { listings: [id] } });
  const joined = Promise.all(
    others.map(({ token }) => server.call("POST", `/api/listings/${id}/waiting-list`, { token })),
  );
  await server.call("DELETE", "/api/checkout/holds", { token: holder.token });
  for (const [n, { status }] of (await joined).entries())
    expect([status, await listNotificationTexts(server.db, others[n]?.id ?? "")]).toEqual(
      status === 202 ? [202, ["Walnut credenza is available again"]] : [409, []],
    );
});

test("holds at most five pieces, and the whole list or nothing", async () => {
  const buyer = await person(server, "Greedy");
  const ids = await Promise.all(Array.from({ length: 6 }, () => piece(server, seller.id)));
  const hold = (listings: string[]) =>
    server.call("POST", "/api/checkout/holds", { token: buyer.token, body: { listings } });
  expect((await hold(ids)).status).toBe(422);
  expect((await hold(ids.slice(0, 5))).status).toBe(200);
  expect(codeOf(await hold(ids.slice(5)))).toBe("too-many-holds");
  await server.call("DELETE", "/api/checkout/holds", { token: buyer.token });
  const gone = await piece(server, seller.id, { status: "inactive" });
  expect(codeOf(await hold([ids[0] ?? "", gone]))).toBe("listing-inactive");
  const other = await person(server, "Patient");
  const free = await server.call("POST", "/api/checkout/holds", {
    token: other.token,
    body: { listings: [ids[0]] },
  });
  expect(free.status).toBe(200);
});
