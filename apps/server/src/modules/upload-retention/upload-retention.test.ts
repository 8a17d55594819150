import type { Order } from "@heirloop/contract/order/order.schema";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { readFile } from "node:fs/promises";
import { eq, inArray, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { jobTable } from "../../platform/database/job.table.ts";
import { insertPost } from "../../testing/blog-post.ts";
import { completedOrder } from "../../testing/completed-order.ts";
import { pieceToConsign } from "../../testing/consigned-piece.ts";
import {
  contact,
  oakland,
  person,
  piece,
  savedCard,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { listingDraft, publishListing } from "../../testing/publish-listing.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import {
  day,
  deleteUnusedUploads,
  isMarked,
  oldUpload,
  runJobsOfNextDay,
} from "../../testing/unused-uploads.ts";
import { uploadTable } from "../upload/upload.table.ts";
import { updateUser } from "../user/user.queries.ts";

let server: TestServer;
let shop: TestPerson;
let buyer: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  shop = await person(server, "Sam", {
    isBusiness: true,
    shopName: "Sam's",
    payoutsConnectedAt: testInstant,
  });
  buyer = await person(server, "Bea");
});
beforeEach(async () => {
  server.clock.set(testInstant);
  await server.db.delete(uploadTable).where(eq(uploadTable.used, false));
  await server.db.delete(jobTable).where(eq(jobTable.name, "upload.remove-files"));
});
afterAll(() => server.close());

async function send(who: TestPerson, method: string, path: string, body: unknown): Promise<unknown> {
  const answer = await server.call(method, path, { token: who.token, body });
  if (answer.status >= 300) throw new Error(`${path}: ${answer.text}`);
  return answer.body;
}

/** Returns a delivery whose time is agreed. */
async function agreedDelivery(): Promise<string> {
  const { orders } = (await send(buyer, "POST", "/api/checkout", {
    listings: [{ id: await piece(server, shop.id), listingPrice: 500_00 }],
    contact,
    paymentMethod: await savedCard(server, buyer.token),
    type: "delivery",
    address: oakland,
  })) as { orders: Order[] };
  const events = `/api/orders/${orders[0]?._id ?? ""}/events`;
  await send(shop, "POST", events, { type: "approve" });
  await send(buyer, "POST", events, { type: "schedule", date: "2026-11-27", window: "morning" });
  await send(shop, "POST", events, { type: "confirm-schedule", window: "morning" });
  return events;
}

const missing = { reason: "missing", description: "A drawer is missing", solution: "refund", amount: 100_00 };

async function reportWith(pictures: readonly string[]): Promise<string> {
  const { orderId } = await completedOrder(server, buyer, shop);
  await send(buyer, "POST", `/api/orders/${orderId}/case`, { ...missing, pictures });
  return orderId;
}

async function importWith(picture: string): Promise<void> {
  const text = `title,description,price,condition,category,sub_category,type,width,depth,height,pictures
Elm chair,Turned legs.,450,good,Seating,Chairs,Dining Chairs,18,20,32,${picture}`;
  const file = { name: "pieces.csv", bytes: new TextEncoder().encode(text) };
  expect((await server.call("POST", "/api/listings/import", { token: shop.token, file })).status).toBe(202);
  await server.deps.jobs.runDue();
}

type Use = { by: () => TestPerson; visibility?: "private"; use: (picture: string) => Promise<unknown> };

/** Every place that takes an upload. */
const uses: Readonly<Record<string, Use>> = {
  "a new listing": { by: () => shop, use: (picture) => publishListing(server, shop, { images: [picture] }) },
  "an edited listing": {
    by: () => shop,
    use: async (picture) => {
      const id = await publishListing(server, shop, {});
      await send(shop, "PATCH", `/api/listings/${id}`, { images: [...listingDraft.images, picture] });
    },
  },
  "an imported listing": { by: () => shop, use: importWith },
  "a consigned piece": {
    by: () => buyer,
    use: (picture) => send(buyer, "POST", "/api/consign", { ...pieceToConsign, images: [picture] }),
  },
  "a profile": { by: () => buyer, use: (picture) => send(buyer, "PATCH", "/api/auth/me", { picture }) },
  "the logo of a shop": {
    by: () => shop,
    use: (logo) => send(shop, "PATCH", "/api/dashboard/shop", { logo }),
  },
  "the banner of a shop": {
    by: () => shop,
    use: (banner) => send(shop, "PATCH", "/api/dashboard/shop", { banner }),
  },
  "a proof of delivery": {
    by: () => shop,
    visibility: "private",
    use: async (proof) => send(shop, "POST", await agreedDelivery(), { type: "deliver", proof }),
  },
  "a reported problem": { by: () => buyer, visibility: "private", use: (picture) => reportWith([picture]) },
  "evidence in a case": {
    by: () => buyer,
    visibility: "private",
    use: async (picture) => {
      const event = { type: "add-evidence", message: "The other side", pictures: [picture] };
      await send(buyer, "POST", `/api/orders/${await reportWith([])}/case/events`, event);
    },
  },
};

const hasFile = async (address: string): Promise<boolean> =>
  (await server.deps.pictures.resized(address.replace("/pictures/", ""), 160, "webp")) !== null;
/** Makes old pictures of them that the version before has used, which does not mark them. */
const unmark = (addresses: readonly string[]) =>
  server.db
    .update(uploadTable)
    .set({ used: false, createdAt: new Date(testInstant.getTime() - 200 * day) })
    .where(inArray(uploadTable.address, [...addresses]));
const countFileJobs = () => server.db.$count(jobTable, eq(jobTable.name, "upload.remove-files"));

test.each(Object.entries(uses))("keeps the picture of %s", async (_, { by, visibility, use }) => {
  // Too young for the job, which may run meanwhile.
  const picture = await oldUpload(server, by(), { visibility, daysOver: -1 });
  await use(picture);
  expect(await isMarked(server, picture)).toBe(true);

  await unmark([picture]);
  await deleteUnusedUploads(server);
  expect(await isMarked(server, picture)).toBe(true);
  await runJobsOfNextDay(server);
  expect(await hasFile(picture)).toBe(true);
});

test("marks the pictures that a database shows when it is upgraded", async () => {
  const pictures = new Map<string, string>();
  for (const [name, { by, visibility = "public", use }] of Object.entries(uses)) {
    const picture = await oldUpload(server, by(), { visibility });
    await use(picture);
    pictures.set(name, picture);
  }
  const unused = await oldUpload(server, shop);
  await unmark([...pictures.values()]);

  const migration = await readFile(
    new URL("../../../drizzle/0047_unused_uploads.sql", import.meta.url),
    "utf8",
  );
  const [, update = ""] = migration.split("--> statement-breakpoint");
  await server.db.execute(sql.raw(update));

  for (const [name, picture] of pictures)
    expect([name, await isMarked(server, picture)]).toEqual([name, true]);
  expect(await isMarked(server, unused)).toBe(false);
});

test("keeps the picture of a blog post", async () => {
  const picture = await oldUpload(server, shop);
  await insertPost(server, { slug: "with-an-upload", image: picture });
  await deleteUnusedUploads(server);
  expect(await isMarked(server, picture)).toBe(true);
});

test("keeps a picture that was used once", async () => {
  const picture = await oldUpload(server, buyer);
  await send(buyer, "PATCH", "/api/auth/me", { picture });
  await send(buyer, "PATCH", "/api/auth/me", { picture: null });
  await deleteUnusedUploads(server);
  expect(await isMarked(server, picture)).toBe(true);
});

test.each(["public", "private"] as const)(
  "deletes a %s picture that was not used for 90 days, and its file a day later",
  async (visibility) => {
    const picture = await oldUpload(server, buyer, { visibility });
    const young = await oldUpload(server, buyer, { visibility, daysOver: -1 });
    expect(await hasFile(picture)).toBe(true);
    await deleteUnusedUploads(server);
    expect([await isMarked(server, picture), await isMarked(server, young)]).toEqual([null, false]);
    expect(await hasFile(picture)).toBe(true);
    await runJobsOfNextDay(server);
    expect([await hasFile(picture), await hasFile(young)]).toEqual([false, true]);
  },
);

test("runs once a day", async () => {
  const picture = await oldUpload(server, buyer);
  // Other tests may have run it already, two days later than it is now.
  server.clock.advance(4 * day);
  await server.deps.jobs.runDue();
  expect(await isMarked(server, picture)).toBeNull();
});

test("refuses to use a picture that was deleted", async () => {
  const picture = await oldUpload(server, buyer);
  await deleteUnusedUploads(server);
  const { status, body } = await server.call("PATCH", "/api/auth/me", {
    token: buyer.token,
    body: { picture },
  });
  expect([status, problemSchema.parse(body).errors]).toEqual([
    422,
    [{ path: "picture", message: "Upload the picture again" }],
  ]);
});

test("deletes more than one batch, also when the first ones are all used", async () => {
  const addresses = Array.from({ length: 140 }, (_, index) => `/pictures/uploads/many-${index}`);
  await server.db.insert(uploadTable).values(
    addresses.map((address, index) => ({
      address,
      ownerId: shop.id,
      createdAt: new Date(testInstant.getTime() - 200 * day + index),
    })),
  );
  await piece(server, shop.id, { images: addresses.slice(0, 60) });
  await deleteUnusedUploads(server);
  const left = await server.db
    .select({ address: uploadTable.address })
    .from(uploadTable)
    .where(like(uploadTable.address, "/pictures/uploads/many-%"));
  expect(left.map(({ address }) => address).toSorted()).toEqual(addresses.slice(0, 60).toSorted());
});

test("restores a picture that the version before used while its row was deleted", async () => {
  const picture = await oldUpload(server, buyer);
  await deleteUnusedUploads(server);
  await updateUser(server.db, buyer.id, { picture });
  await runJobsOfNextDay(server);
  expect([await isMarked(server, picture), await hasFile(picture)]).toEqual([true, true]);
  expect(await countFileJobs()).toBe(0);
});

test("keeps the row when the removal of its file cannot be enqueued", async () => {
  const picture = await oldUpload(server, buyer);
  const { enqueue } = server.deps.jobs;
  const failing = vi.spyOn(server.deps.jobs, "enqueue").mockImplementation(async (tx, kind, ...given) => {
    if (kind.name === "upload.remove-files") throw new Error("killed");
    await enqueue(tx, kind, ...given);
  });
  await deleteUnusedUploads(server);
  expect(await isMarked(server, picture)).toBe(false);
  failing.mockRestore();
  await runJobsOfNextDay(server);
  expect(await isMarked(server, picture)).toBeNull();
});

test("removes all files when it is stopped after the first one", async () => {
  const pictures = [await oldUpload(server, buyer), await oldUpload(server, buyer)];
  await deleteUnusedUploads(server);
  const { remove } = server.deps.pictures;
  vi.spyOn(server.deps.pictures, "remove")
    .mockImplementationOnce(remove)
    .mockRejectedValueOnce(new Error("killed"));
  await runJobsOfNextDay(server);
  expect(await countFileJobs()).toBe(1);
  await runJobsOfNextDay(server);
  expect(await Promise.all(pictures.map(hasFile))).toEqual([false, false]);
  expect(await countFileJobs()).toBe(0);
});
