import { kindOfConsignment } from "@heirloop/contract/catalog/kind-of-consignment";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import type { ConsignForm } from "@heirloop/contract/consignment/consignment.schema";
import { dashboardEndpoints } from "@heirloop/contract/dashboard/dashboard.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { isConsignmentOver } from "@heirloop/machines/consignment/consignment-timeline";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

const offer: ConsignForm = {
  images: ["/pictures/demo/sideboard"],
  title: "Rosewood sideboard with tambour doors",
  kind: "sideboard",
  condition: "good",
  dimensions: { width: 72, depth: 18, height: 31 },
  place: "Oakland, CA",
  zip: "94610",
  expectedPrice: cents(1_200_00),
};
const plan = { pricePlan: cents(1_350_00), share: 65 };

export function consignmentCalls(contract: Contract): void {
  describe("GET /api/consign/get-consignments/{page}/{type}", () => {
    const list = (type: "available" | "accepted" | "missed" | "search", keyword?: string) =>
      contract.answer("studio", consignmentEndpoints.list, {
        params: { page: "1", type },
        ...(keyword === undefined ? {} : { query: { keyword } }),
      });

    test("returns three lists that do not overlap and searches all of them", async () => {
      const lists = await Promise.all([list("available"), list("accepted"), list("missed")]);
      const ids = lists.flatMap(({ consignments }) => consignments.map(({ _id }) => _id));
      expect(lists.map(({ consignments }) => consignments.length > 0)).toEqual([true, true, true]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(lists.map(({ paginationData }) => paginationData.currentPage)).toEqual([1, 1, 1]);
      const [first] = lists[1]?.consignments ?? [];
      const found = await list("search", first?.title);
      expect(found.consignments.map(({ _id }) => _id)).toContain(first?._id);
      expect((await list("search", "no such piece anywhere")).consignments).toEqual([]);
    });

    test("requires a business, an existing page and an existing list", async () => {
      const listProblem = (as: Parameters<Contract["problem"]>[0], page: string, type: string) =>
        contract.problem(as, consignmentEndpoints.list, { params: { page, type } }).then(inShort);
      expect([
        await listProblem("guest", "1", "available"),
        await listProblem("shopper", "1", "available"),
        await listProblem("studio", "0", "available"),
        await listProblem("studio", "x", "lost"),
      ]).toEqual([
        "401 unauthenticated",
        "403 permission-denied",
        "422 invalid page",
        "422 invalid page type",
      ]);
    });
  });

  describe("GET /api/consign/shops", () => {
    const shops = (zip: string) =>
      contract.answer("consigner", consignmentEndpoints.shops, { query: { zip } });

    test("names the nearest of the shops that see a piece, in its area or everywhere", async () => {
      const near = await shops(offer.zip);
      const far = await shops("59801");
      expect([near.zip, near.inArea, far.inArea]).toEqual([offer.zip, true, false]);
      expect(far.total).toBeGreaterThan(near.total);
      for (const { total, shops: nearest } of [near, far]) {
        expect(nearest).toHaveLength(Math.min(5, total));
        const miles = nearest.map((shop) => shop.miles ?? Number.NaN);
        expect(miles).toEqual(miles.toSorted((one, other) => one - other));
      }
      expect(near.shops.every(({ miles }) => (miles ?? 999) < 60)).toBe(true);
      expect(far.shops.every(({ miles }) => (miles ?? 0) > 100)).toBe(true);
    });

    test("requires a user and a ZIP code of a state", async () => {
      const shopsProblem = (as: Parameters<Contract["problem"]>[0], zip: string) =>
        contract.problem(as, consignmentEndpoints.shops, { query: { zip } }).then(inShort);
      expect([
        await shopsProblem("guest", offer.zip),
        await shopsProblem("consigner", "946"),
        await shopsProblem("consigner", "00901"),
      ]).toEqual(["401 unauthenticated", "422 invalid zip", "422 invalid zip"]);
    });
  });

  describe("GET /api/consign/mine", () => {
    test("lists the consigner's pieces page by page, those that are over last", async () => {
      const read = (query: object) => contract.answer("consigner", consignmentEndpoints.mine, { query });
      const { consignments: all, total, page } = await read({ limit: "50" });
      expect([all.length, page]).toEqual([total, 1]);
      const over = all.map(({ status }) => isConsignmentOver(status));
      expect(over.lastIndexOf(false)).toBeLessThan(over.indexOf(true));
      const last = all[total - 1]?._id ?? "";
      const ids = all.map(({ _id }) => _id);
      const pages = [
        { page: "2", limit: "2" },
        { consignment: last, limit: "2" },
        { consignment: "unknown-piece" },
      ];
      const found = await Promise.all(pages.map(read));
      expect(found.map((one) => [one.page, one.total, one.consignments[0]?._id])).toEqual([
        [2, total, ids[2]],
        [Math.ceil(total / 2), total, ids[total - 1 - ((total - 1) % 2)]],
        [1, total, ids[0]],
      ]);
      expect(found[0]?.consignments.map(({ _id }) => _id)).toEqual(ids.slice(2, 4));
      const refused = await contract.problem("consigner", consignmentEndpoints.mine, {
        query: { limit: "51" },
      });
      expect(inShort(refused)).toBe("422 invalid limit");
    });
  });

  describe("the steps of a consignment", () => {
    const toParams = ({ _id }: { _id: string }) => ({ params: { id: _id } });
    const offered = () => contract.answer("consigner", consignmentEndpoints.submit, { body: offer });
    /** Submitted, and shown to the shops. */
    const available = async () => {
      const one = await offered();
      await contract.settle();
      expect((await mine()).find(({ _id }) => _id === one._id)?.status).toBe("available");
      return one;
    };
    const mine = async () => (await contract.answer("consigner", consignmentEndpoints.mine)).consignments;

    test("POST /api/consign: lets the consigner track the piece", async () => {
      const one = await offered();
      expect([one.status, one.title, one.pricePlan, one.takenBy]).toEqual([
        "submitted",
        offer.title,
        null,
        null,
      ]);
      expect((await mine()).map(({ _id }) => _id)).toContain(one._id);
      const bad = await contract.problem("consigner", consignmentEndpoints.submit, {
        body: { ...offer, images: [], zip: "9", title: " " },
      });
      expect(inShort(bad)).toBe("422 invalid images title zip");
      const elsewhere = await contract.problem("consigner", consignmentEndpoints.submit, {
        body: { ...offer, zip: "59801" },
      });
      expect(inShort(elsewhere)).toBe("422 invalid zip");
      expect(inShort(await contract.problem("guest", consignmentEndpoints.submit, { body: offer }))).toBe(
        "401 unauthenticated",
      );
      expect(inShort(await contract.problem("guest", consignmentEndpoints.mine))).toBe("401 unauthenticated");
    });

    test("accepted, collected, listed, returned: records each step in the history", async () => {
      const one = await available();
      const accepted = await contract.answer("studio", consignmentEndpoints.accept, {
        ...toParams(one),
        body: plan,
      });
      expect([accepted.status, accepted.pricePlan, accepted.share]).toEqual(["accepted", 1_350_00, 65]);
      expect((await mine()).find(({ _id }) => _id === one._id)?.takenBy?.firstName).not.toBe(undefined);
      await contract.answer("studio", consignmentEndpoints.collect, toParams(one));
      const listed = await contract.answer("studio", consignmentEndpoints.sell, {
        ...toParams(one),
        body: { description: "Tambour doors that run like water." },
      });
      const listing = await contract.answer("guest", listingEndpoints.get, {
        params: { heirloopId: listed.listing ?? "" },
      });
      const { category, subCategory, type } = kindOfConsignment(offer.kind);
      expect(listing.newSchema).toMatchObject({
        categories: [category],
        subCategories: [subCategory],
        types: [type],
      });
      expect([listing.title, listing.price, listing.consigned, listing.dimensions]).toEqual([
        offer.title,
        1_350_00,
        true,
        offer.dimensions,
      ]);
      const back = await contract.answer("studio", consignmentEndpoints.giveBack, toParams(one));
      expect(back.history.map(({ status }) => status)).toEqual([
        "submitted",
        "available",
        "accepted",
        "collected",
        "listed",
        "returned",
      ]);
      const gone = await contract.answer("guest", listingEndpoints.get, {
        params: { heirloopId: listed.listing ?? "" },
      });
      expect(gone.status).toBe("inactive");
    });

    test("does not list or reprice a piece below the agreed price until its owner accepts less", async () => {
      const one = await available();
      await contract.answer("studio", consignmentEndpoints.accept, { ...toParams(one), body: plan });
      await contract.answer("studio", consignmentEndpoints.collect, toParams(one));
      const list = { ...toParams(one), body: { price: cents(1_00) } };
      const refused = await contract.problem("studio", consignmentEndpoints.sell, list);
      expect(inShort(refused)).toBe("422 invalid price");
      expect(refused.errors?.[0]?.message).toContain("Enter $1,350 or more.");

      const { listing } = await contract.answer("studio", consignmentEndpoints.sell, {
        ...toParams(one),
        body: {},
      });
      const params = { heirloopId: listing ?? "" };
      const reprice = (price: number) => ({ params, body: { price: cents(price) } });
      expect(inShort(await contract.problem("studio", listingEndpoints.edit, reprice(1_349_99)))).toBe(
        "422 invalid price",
      );

      const request = (price: number) => ({ ...toParams(one), body: { price: cents(price) } });
      expect(
        inShort(await contract.problem("studio", consignmentEndpoints.requestPrice, request(1_350_00))),
      ).toBe("422 invalid price");
      const requested = await contract.answer("studio", consignmentEndpoints.requestPrice, request(1_200_00));
      expect([requested.pricePlan, requested.requestedPrice]).toEqual([1_350_00, 1_200_00]);
      expect(
        inShort(await contract.problem("consigner", consignmentEndpoints.acceptPrice, request(1_100_00))),
      ).toBe("409 state-conflict");
      const agreed = await contract.answer("consigner", consignmentEndpoints.acceptPrice, request(1_200_00));
      expect([agreed.pricePlan, agreed.requestedPrice]).toEqual([1_200_00, null]);
      expect((await contract.answer("studio", listingEndpoints.edit, reprice(1_200_00))).price).toBe(
        1_200_00,
      );

      await contract.answer("studio", consignmentEndpoints.requestPrice, request(1_000_00));
      const declined = await contract.answer(
        "consigner",
        consignmentEndpoints.declinePrice,
        request(1_000_00),
      );
      expect([declined.pricePlan, declined.requestedPrice]).toEqual([1_200_00, null]);
    });

    test("lets one business accept it: the other gets 409, and the owner may still withdraw", async () => {
      const one = await available();
      await contract.answer("studio", consignmentEndpoints.accept, { ...toParams(one), body: plan });
      const late = { ...toParams(one), body: plan };
      expect(inShort(await contract.problem("studio", consignmentEndpoints.accept, late))).toBe(
        "409 state-conflict",
      );
      expect((await contract.answer("consigner", consignmentEndpoints.withdraw, toParams(one))).status).toBe(
        "withdrawn",
      );
      expect(inShort(await contract.problem("consigner", consignmentEndpoints.withdraw, toParams(one)))).toBe(
        "409 state-conflict",
      );
      expect(inShort(await contract.problem("shopper", consignmentEndpoints.withdraw, toParams(one)))).toBe(
        "404 not-found",
      );
    });

    const accepted = async () => {
      const one = await available();
      await contract.answer("studio", consignmentEndpoints.accept, { ...toParams(one), body: plan });
      return one;
    };
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const pickup = {
      address: { line1: "12 Elm St", line2: "", city: "Oakland", state: "CA", zip: "94610" },
      phone: "+1 510 555 0100",
      accessNotes: "Ring twice",
    };

    test("POST …/set-pickup, schedule, confirm-schedule: both sides arrange the collection", async () => {
      const one = await accepted();
      const time = { date: inDays(5), window: "morning" as const };
      const set = await contract.answer("consigner", consignmentEndpoints.setPickup, {
        ...toParams(one),
        body: pickup,
      });
      expect([set.pickup, set.contact?.firstName]).toEqual([pickup, set.takenBy?.firstName]);
      const proposed = await contract.answer("studio", consignmentEndpoints.schedule, {
        ...toParams(one),
        body: time,
      });
      expect(proposed).toMatchObject({
        pickup,
        contact: { firstName: one.consigner.firstName, phone: pickup.phone },
        schedule: { proposals: [{ ...time, by: "holder" }], agreed: null },
      });
      const agree = { ...toParams(one), body: { window: `${time.date}/morning` } };
      expect(inShort(await contract.problem("studio", consignmentEndpoints.confirmSchedule, agree))).toBe(
        "409 state-conflict",
      );
      const agreed = await contract.answer("consigner", consignmentEndpoints.confirmSchedule, agree);
      expect(agreed.schedule).toMatchObject({ proposals: [], agreed: time });
      const file = await contract.answer("studio", consignmentEndpoints.calendar, toParams(one));
      expect(file.replaceAll("\r\n ", "")).toContain(String.raw`LOCATION:12 Elm St\, Oakland\, CA 94610`);
      const after = await contract.answer("consigner", consignmentEndpoints.withdraw, toParams(one));
      expect([after.pickup, after.contact]).toEqual([pickup, null]);
      const [ended] = (
        await contract.answer("studio", consignmentEndpoints.list, {
          params: { page: "1", type: "accepted" },
          query: { keyword: one.title },
        })
      ).consignments.filter(({ _id }) => _id === one._id);
      expect([ended?.status, ended?.pickup, ended?.contact]).toEqual(["withdrawn", null, null]);
    });

    test("counts a time that the owner proposed as a task of the shop until it is agreed", async () => {
      const one = await accepted();
      const count = async () =>
        (await contract.answer("studio", dashboardEndpoints.summary)).tasks.find(
          ({ kind }) => kind === "collections",
        )?.count ?? 0;
      const propose = (as: "studio" | "consigner", window: "morning" | "evening") =>
        contract.answer(as, consignmentEndpoints.schedule, {
          ...toParams(one),
          body: { date: inDays(4), window },
        });
      const before = await count();
      await propose("studio", "morning");
      expect(await count()).toBe(before);
      await propose("consigner", "evening");
      expect(await count()).toBe(before + 1);
      const body = { window: `${inDays(4)}/evening` };
      await contract.answer("studio", consignmentEndpoints.confirmSchedule, { ...toParams(one), body });
      expect(await count()).toBe(before);
    });

    test("refuses times that are past or already proposed, wrong addresses, and strangers", async () => {
      const one = await accepted();
      const propose = (date: string) =>
        contract
          .problem("studio", consignmentEndpoints.schedule, {
            ...toParams(one),
            body: { date, window: "evening" },
          })
          .then(inShort);
      const body = { date: inDays(3), window: "evening" as const };
      await contract.answer("studio", consignmentEndpoints.schedule, { ...toParams(one), body });
      const setPickup = (as: "studio" | "shopper" | "consigner", phone: string) =>
        contract
          .problem(as, consignmentEndpoints.setPickup, { ...toParams(one), body: { ...pickup, phone } })
          .then(inShort);
      expect([
        await propose("2020-01-01"),
        await propose(inDays(3)),
        await propose("soon"),
        await setPickup("consigner", "none"),
        await setPickup("studio", pickup.phone),
        await setPickup("shopper", pickup.phone),
        inShort(await contract.problem("shopper", consignmentEndpoints.calendar, toParams(one))),
        inShort(await contract.problem("consigner", consignmentEndpoints.calendar, toParams(one))),
      ]).toEqual([
        "422 invalid date",
        "422 invalid date",
        "422 invalid date",
        "422 invalid phone",
        "409 state-conflict",
        "404 not-found",
        "404 not-found",
        "404 not-found",
      ]);
    });

    test("POST …/release: gives the piece back to the other businesses, with a reason for the owner", async () => {
      const one = await accepted();
      const because = (reason: string) => ({ ...toParams(one), body: { reason } });
      const release = (as: "consigner" | "studio", reason: string) =>
        contract.problem(as, consignmentEndpoints.release, because(reason)).then(inShort);
      expect([await release("studio", " "), await release("consigner", "No room")]).toEqual([
        "422 invalid reason",
        "403 permission-denied",
      ]);
      const released = await contract.answer("studio", consignmentEndpoints.release, because("No room"));
      expect([released.status, released.pricePlan, released.takenBy, released.contact]).toEqual([
        "available",
        null,
        null,
        null,
      ]);
      const own = (await mine()).find(({ _id }) => _id === one._id);
      expect(own?.history.at(-1)).toMatchObject({ status: "available", reason: "No room" });
      expect(own?.lapsesAt).not.toBeNull();
      expect(await release("studio", "Again")).toBe("409 state-conflict");
      const again = { ...toParams(one), body: plan };
      expect(inShort(await contract.problem("studio", consignmentEndpoints.accept, again))).toBe(
        "409 state-conflict",
      );
    });

    test("does not let a business accept a piece after declining it", async () => {
      const one = await available();
      await contract.answer("studio", consignmentEndpoints.decline, toParams(one));
      expect(
        inShort(
          await contract.problem("studio", consignmentEndpoints.accept, { ...toParams(one), body: plan }),
        ),
      ).toBe("409 state-conflict");
      const greedy = await contract.problem("studio", consignmentEndpoints.accept, {
        ...toParams(one),
        body: { ...plan, share: 95 },
      });
      expect(inShort(greedy)).toBe("422 invalid share");
      expect(
        inShort(
          await contract.problem("shopper", consignmentEndpoints.accept, { ...toParams(one), body: plan }),
        ),
      ).toBe("403 permission-denied");
    });
  });
}
