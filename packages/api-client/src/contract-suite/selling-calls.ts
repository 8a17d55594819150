import { dashboardEndpoints } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

/** A listing that can be published. */
export const draft = {
  title: "Contract bench",
  description: "Ash, with a rush seat.",
  price: 320_00,
  images: ["/pictures/demo/bench"],
  brand: null,
  condition: "good" as const,
  conditionNotes: null,
  category: "Seating",
  subCategory: "Stools and benches",
  type: "Bench",
  materials: ["Ash"],
  style: null,
  color: null,
  rooms: [],
  dimensions: { width: 40, depth: 14, height: 18 },
  weight: null,
  delivery: { pickup: true, delivery: false },
};
const headings = "title,description,price,condition,category,sub_category,type,width,depth,height,pictures";
const row = (title: string, price: string) =>
  `${title},Turned legs.,${price},good,Seating,Chairs,Dining Chairs,18,20,32,/pictures/demo/chair`;

export function dashboardCalls(contract: Contract): void {
  describe("GET /api/dashboard/*", () => {
    test("returns a summary whose days add up to its figures", async () => {
      const summary = await contract.answer("studio", dashboardEndpoints.summary);
      expect([summary.days.length, summary.days.reduce((sum, { revenue }) => sum + revenue, 0)]).toEqual([
        30,
        summary.revenueLast30Days,
      ]);
      expect(summary.tasks.every(({ count }) => count > 0)).toBe(true);
    });

    test("returns and counts products by list", async () => {
      const { counts, paginationData, listings } = await contract.answer(
        "studio",
        dashboardEndpoints.products,
        {
          params: { page: "1", type: "active" },
        },
      );
      expect([counts.all, paginationData.currentPage]).toEqual([
        counts.active + counts.sold + counts.inactive,
        1,
      ]);
      expect(new Set(listings.map(({ status }) => status))).toEqual(new Set(["active"]));
      const keyword = listings[0]?.title ?? "";
      const found = await contract.answer("studio", dashboardEndpoints.products, {
        params: { page: "1", type: "search" },
        query: { keyword },
      });
      expect(found.listings.map(({ title }) => title)).toContain(keyword);
    });

    test("returns when paid payouts arrive", async () => {
      const { payouts } = await contract.answer("studio", dashboardEndpoints.payouts);
      for (const { status, arrivesAt } of payouts)
        expect([status, arrivesAt !== null]).toEqual([status, status === "sent" || status === "arrived"]);
      const unconnected = await contract.answer("shop", dashboardEndpoints.payouts);
      expect(unconnected.payouts.filter(({ status }) => status === "sent" || status === "arrived")).toEqual(
        [],
      );
    });

    test("requires a business and whole page numbers", async () => {
      expect([
        inShort(await contract.problem("guest", dashboardEndpoints.summary)),
        inShort(await contract.problem("shopper", dashboardEndpoints.summary)),
        inShort(await contract.problem("shopper", dashboardEndpoints.payouts)),
        inShort(
          await contract.problem("studio", dashboardEndpoints.products, {
            params: { page: "0", type: "odd" },
          }),
        ),
      ]).toEqual([
        "401 unauthenticated",
        "403 permission-denied",
        "403 permission-denied",
        "422 invalid page type",
      ]);
    });
  });

  test("PATCH /api/dashboard/shop rejects a former URL of another shop and gives a shop its own back", async () => {
    const rename = (slug: string) => contract.answer("shop", dashboardEndpoints.editShop, { body: { slug } });
    const { slug } = await contract.answer("shop", authEndpoints.me);
    await rename("copper-court");
    expect(inShort(await contract.problem("studio", dashboardEndpoints.editShop, { body: { slug } }))).toBe(
      "409 state-conflict slug",
    );
    expect((await rename(slug)).seller.slug).toBe(slug);
  });

  test("PATCH /api/dashboard/shop changes the given fields, visible to everybody", async () => {
    const changed = await contract.answer("shop", dashboardEndpoints.editShop, {
      body: { story: "Two floors, one truck.", slug: "copper-lane" },
    });
    expect([changed.story, changed.seller.slug]).toEqual(["Two floors, one truck.", "copper-lane"]);
    expect([
      inShort(
        await contract.problem("shop", dashboardEndpoints.editShop, { body: { slug: "north-stair-studio" } }),
      ),
      inShort(
        await contract.problem("shop", dashboardEndpoints.editShop, { body: { name: "", slug: "A b" } }),
      ),
      inShort(await contract.problem("shopper", dashboardEndpoints.editShop, { body: {} })),
    ]).toEqual(["409 state-conflict slug", "422 invalid name slug", "403 permission-denied"]);
    expect(profileEndpoints.get.answer?.parse(changed)).toEqual(changed);
  });
}

export function sellingCalls(contract: Contract): void {
  test("only its seller publishes, reprices, deactivates and republishes a listing", async () => {
    const made = await contract.answer("consigner", listingEndpoints.create, { body: draft });
    expect([made.status, made.newSchema.types, made.compareAtPrice]).toEqual(["active", ["benches"], null]);
    const params = { heirloopId: made.heirloopId };
    const cheaper = await contract.answer("consigner", listingEndpoints.edit, {
      params,
      body: { price: 280_00 },
    });
    // The first price has not stood long enough to be compared with.
    expect([cheaper.price, cheaper.compareAtPrice, cheaper.title]).toEqual([280_00, null, made.title]);
    await contract.answer("consigner", listingEndpoints.retire, { params });
    expect((await contract.answer("guest", listingEndpoints.get, { params })).status).toBe("inactive");
    const { listings, ...first } = await contract.answer("consigner", listingEndpoints.mine);
    expect(first).toEqual({ total: listings.length, page: 1, totalPages: 1 });
    const second = await contract.answer("consigner", listingEndpoints.mine, {
      query: { page: "2", limit: "1" },
    });
    expect(second).toEqual({
      listings: listings.slice(1, 2),
      total: listings.length,
      page: 2,
      totalPages: listings.length,
    });
    expect(listings.find(({ heirloopId }) => heirloopId === made.heirloopId)?.status).toBe("inactive");
    const again = await contract.answer("consigner", listingEndpoints.edit, {
      params,
      body: { status: "active" },
    });
    expect(again.status).toBe("active");
    expect([
      inShort(await contract.problem("studio", listingEndpoints.edit, { params, body: { price: 1_00 } })),
      inShort(await contract.problem("studio", listingEndpoints.retire, { params })),
      inShort(
        await contract.problem("consigner", listingEndpoints.edit, {
          params,
          body: { price: 5, images: [] },
        }),
      ),
      inShort(
        await contract.problem("consigner", listingEndpoints.create, {
          body: { ...draft, images: ["https://far.example/a.jpg"] },
        }),
      ),
    ]).toEqual([
      "403 permission-denied",
      "403 permission-denied",
      "422 invalid price images",
      "422 invalid images",
    ]);
  });

  test("a sold listing stays as it was bought", async () => {
    const { listings } = await contract.answer("studio", dashboardEndpoints.products, {
      params: { page: "1", type: "sold" },
    });
    const params = { heirloopId: listings[0]?.heirloopId ?? "" };
    const orders = await Promise.all(
      listings.flatMap(({ soldTo }) =>
        soldTo === null
          ? []
          : [contract.answer("studio", orderEndpoints.get, { params: { orderId: soldTo } })],
      ),
    );
    const paid = new Map(
      orders.flatMap((order) => order.listings.map(({ listing, price }) => [listing.heirloopId, price])),
    );
    expect(paid.size).toBeGreaterThan(0);
    expect(listings.map(({ soldFor }) => soldFor)).toEqual(
      listings.map(({ heirloopId }) => paid.get(heirloopId)),
    );
    const mine = await contract.answer("studio", listingEndpoints.mine);
    expect(mine.listings.map(({ heirloopId, soldFor }) => [heirloopId, soldFor])).toEqual(
      mine.listings.map(({ heirloopId }) => [heirloopId, paid.get(heirloopId)]),
    );
    expect([
      inShort(await contract.problem("studio", listingEndpoints.edit, { params, body: { price: 5_00 } })),
      inShort(await contract.problem("studio", listingEndpoints.retire, { params })),
    ]).toEqual(["409 listing-sold", "409 listing-sold"]);
  });

  test("POST /api/listings/import rejects a file that is not a list of pieces", async () => {
    const send = async (text: string, as: "studio" | "consigner" = "studio") =>
      inShort(
        await contract.problem(as, listingEndpoints.import, {
          file: { name: "pieces.csv", bytes: new TextEncoder().encode(text) },
        }),
      );
    expect([
      await send(""),
      await send(headings),
      await send("title\nChair"),
      await send(`${headings}\n${row("Chair", "4")}`, "consigner"),
    ]).toEqual(["422 invalid file", "422 invalid file", "422 invalid file", "403 permission-denied"]);
    const params = { id: "unknown-import-1" };
    expect([
      inShort(await contract.problem("studio", listingEndpoints.importStatus, { params })),
      inShort(await contract.problem("studio", listingEndpoints.importRejected, { params })),
    ]).toEqual(["404 not-found", "404 not-found"]);
  });

  test("a running import reports its progress", async () => {
    const bytes = new TextEncoder().encode([headings, row("Oak chair", "450"), row("Elm", "?")].join("\n"));
    const { importId } = await contract.answer("studio", listingEndpoints.import, {
      file: { name: "pieces.csv", bytes },
      key: "import-once",
    });
    const status = await contract.answer("studio", listingEndpoints.importStatus, {
      params: { id: importId },
    });
    expect([status.fileName, status.total]).toEqual(["pieces.csv", 2]);
    const csv = await contract.answer("studio", listingEndpoints.importRejected, {
      params: { id: importId },
    });
    expect(csv.split("\r\n")[0]).toBe(`${headings},row,problem`);
  });
}
