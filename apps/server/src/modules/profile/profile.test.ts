import { profileSchema } from "@heirloop/contract/profile/profile.endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import { person, piece } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

const get = (slug: string) => server.call("GET", `/api/profiles/${slug}`);

test("shows a shop under its shop name, with active and sold pieces", async () => {
  const shop = await person(server, "Quentin", {
    slug: "zephyr-rooms",
    isBusiness: true,
    shopName: "Zephyr Rooms",
    story: "Since 1987.",
    region: "ba",
    place: "Oakland, CA",
  });
  const forSale = await piece(server, shop.id);
  const sold = await piece(server, shop.id, { status: "sold", soldTo: "order-0001" });
  await piece(server, shop.id, { status: "inactive" });
  const profile = profileSchema.parse((await get("zephyr-rooms")).body);
  expect(profile).toMatchObject({
    seller: {
      _id: shop.id,
      firstName: "Zephyr Rooms",
      isBusiness: true,
      region: "ba",
      averageReview: null,
      reviewedCount: 0,
      listingCount: 1,
    },
    story: "Since 1987.",
  });
  expect(profile.forSale.map(({ heirloopId }) => heirloopId)).toEqual([forSale]);
  expect(profile.sold.map(({ heirloopId }) => heirloopId)).toEqual([sold]);
});

test("lists all pieces for sale and all sold ones page by page, newest first", async () => {
  const seller = await person(server, "Maren", { slug: "maren-1" });
  const [first, second, third, sold] = [
    await piece(server, seller.id, { createdAt: new Date("2026-01-03T00:00:00Z") }),
    await piece(server, seller.id, { createdAt: new Date("2026-01-02T00:00:00Z") }),
    await piece(server, seller.id, { createdAt: new Date("2026-01-01T00:00:00Z") }),
    await piece(server, seller.id, { status: "sold", soldTo: "order-0002" }),
  ];
  const read = async (query: string) => {
    const profile = profileSchema.parse((await get(`maren-1${query}`)).body);
    return {
      forSale: profile.forSale.map(({ heirloopId }) => heirloopId),
      sold: profile.sold.map(({ heirloopId }) => heirloopId),
      counts: [profile.forSaleCount, profile.soldCount],
    };
  };
  const counts = [3, 1];
  expect(await read("?limit=2")).toEqual({ forSale: [first, second], sold: [sold], counts });
  expect(await read("?limit=2&page=2")).toEqual({ forSale: [third], sold: [sold], counts });
  expect(await read("?limit=2&soldPage=2")).toEqual({ forSale: [first, second], sold: [], counts });
  expect((await get("maren-1?page=0")).status).toBe(422);
});

test("contains nothing private", async () => {
  const ada = await person(server, "Ada", { slug: "ada-1", lastName: "Lovelace", phone: "+1 510 555 0100" });
  const { text } = await get("ada-1");
  for (const secret of [ada.email, "Lovelace", "555 0100"]) expect(text).not.toContain(secret);
});

test("returns 404 for an unknown name", async () => {
  expect((await get("nobody")).status).toBe(404);
  expect((await get("No Body")).status).toBe(422);
});
