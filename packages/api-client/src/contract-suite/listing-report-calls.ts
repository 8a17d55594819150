import { reportedListingEndpoints } from "@heirloop/contract/admin/reported-listing.endpoints";
import { listingReportEndpoints } from "@heirloop/contract/listing-report/listing-report.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";
import { notificationsOf } from "./notifications-of.ts";
import { draft } from "./selling-calls.ts";

const recall = "The maker has recalled it.";

/** The calls change one piece of the consigner after the other: reported, taken down, allowed again. */
export function listingReportCalls(contract: Contract): void {
  const newPiece = (title: string) =>
    contract.answer("consigner", listingEndpoints.create, { body: { ...draft, title }, key: title });
  const report = (as: "shopper" | "newcomer", heirloopId: string, text = "") =>
    contract.answer(as, listingReportEndpoints.report, {
      params: { heirloopId },
      body: { reason: "not-allowed", text },
    });
  const waiting = async (heirloopId: string) =>
    (await contract.answer("admin", reportedListingEndpoints.list)).listings.find(
      ({ listing }) => listing.heirloopId === heirloopId,
    );
  const notes = async () => {
    const notifications = await notificationsOf(contract, "consigner");
    return notifications.filter(({ type }) => type === "taken-down").map(({ text }) => text);
  };
  /** What a reporter read about these pieces, with the pieces that it links to. */
  const outcomes = async (as: "shopper" | "newcomer", title: string) => {
    const notifications = await notificationsOf(contract, as);
    return notifications
      .filter(({ type, text }) => type === "report-decided" && text.includes(title))
      .map(({ text, listings }) => [text, listings.map(({ heirloopId }) => heirloopId)]);
  };

  describe("POST /api/listings/{heirloopId}/reports", () => {
    test("stores one report of each user, of pieces of others that are for sale", async () => {
      const { heirloopId, title } = await newPiece("Reported bench");
      const params = { heirloopId };
      const send = async (as: "guest" | "shopper" | "consigner", more: object = {}) =>
        inShort(
          await contract.problem(as, listingReportEndpoints.report, {
            params,
            body: { reason: "stolen", ...more },
          }),
        );
      expect([
        await send("guest"),
        await send("consigner"),
        await send("shopper", { reason: "ugly" }),
        await send("shopper", { text: "x".repeat(601) }),
        inShort(
          await contract.problem("shopper", listingReportEndpoints.report, {
            params: { heirloopId: "unknown-piece" },
            body: { reason: "stolen" },
          }),
        ),
      ]).toEqual([
        "401 unauthenticated",
        "409 own-listing",
        "422 invalid reason",
        "422 invalid text",
        "404 not-found",
      ]);
      const reportable = async (as: "shopper" | "consigner") => {
        const answer = await contract.answer(as, listingReportEndpoints.reportable, { params });
        return [answer.title, answer.obstacle, answer.reportedAt !== null];
      };
      expect([await reportable("shopper"), await reportable("consigner")]).toEqual([
        [title, null, false],
        [title, "own", false],
      ]);
      await report("shopper", heirloopId);
      expect([await send("shopper"), (await reportable("shopper"))[2]]).toEqual(["409 state-conflict", true]);
      await contract.answer("consigner", listingEndpoints.retire, { params });
      expect(
        inShort(
          await contract.problem("newcomer", listingReportEndpoints.report, {
            params,
            body: { reason: "stolen" },
          }),
        ),
      ).toBe("409 listing-inactive");
    });
  });

  describe("POST /api/admin/reported-listings/{id}/take-down", () => {
    test("keeps a reported piece, which others can report again", async () => {
      const { heirloopId, title } = await newPiece("Kept bench");
      await report("shopper", heirloopId);
      const params = { id: (await waiting(heirloopId))?._id ?? "" };
      await contract.answer("admin", reportedListingEndpoints.keep, { params, body: { reason: "Fine" } });
      expect(await waiting(heirloopId)).toBeUndefined();
      expect(await outcomes("shopper", title)).toEqual([
        [`You reported ${title}. We looked at it, and it follows our rules.`, [heirloopId]],
      ]);
      await report("newcomer", heirloopId, "Again");
      expect((await waiting(heirloopId))?.reports.map(({ text }) => text)).toEqual(["Again"]);
    });

    test("takes a piece down with a reason until an admin allows it again", async () => {
      const { heirloopId, title } = await newPiece("Recalled bench");
      await report("shopper", heirloopId, "It tips over");
      await report("newcomer", heirloopId);
      const reported = await waiting(heirloopId);
      expect([reported?.listing.title, reported?.obstacle]).toEqual([title, null]);
      const texts = reported?.reports.map(({ text }) => text) ?? [];
      expect(texts.toSorted()).toEqual(["", "It tips over"]);
      const params = { id: reported?._id ?? "" };
      const body = { reason: recall };
      await contract.answer("admin", reportedListingEndpoints.takeDown, { params, body });
      expect(await waiting(heirloopId)).toBeUndefined();
      const piece = async (as: "consigner" | "guest") => {
        const { status, takenDownReason } = await contract.answer(as, listingEndpoints.get, {
          params: { heirloopId },
        });
        return [status, takenDownReason];
      };
      expect([await piece("consigner"), await piece("guest")]).toEqual([
        ["inactive", recall],
        ["inactive", undefined],
      ]);
      expect(await notes()).toContain(`We took down ${title}: ${recall}`);
      const outcome = [[`You reported ${title}. We looked at it and took it down.`, []]];
      expect([await outcomes("shopper", title), await outcomes("newcomer", title)]).toEqual([
        outcome,
        outcome,
      ]);
      const relist = { params: { heirloopId }, body: { status: "active" } } as const;
      const refused = await contract.problem("consigner", listingEndpoints.edit, relist);
      expect([inShort(refused), refused.detail]).toEqual([
        "409 state-conflict",
        expect.stringContaining(recall),
      ]);
      await contract.answer("consigner", listingEndpoints.edit, {
        params: { heirloopId },
        body: { title: "Corrected bench" },
      });
      expect([
        inShort(await contract.problem("admin", reportedListingEndpoints.takeDown, { params, body })),
        inShort(await contract.problem("admin", reportedListingEndpoints.keep, { params, body })),
        inShort(
          await contract.problem("admin", reportedListingEndpoints.takeDown, {
            params,
            body: { reason: "" },
          }),
        ),
        inShort(await contract.problem("consigner", reportedListingEndpoints.takeDown, { params, body })),
      ]).toEqual(["409 state-conflict", "409 state-conflict", "422 invalid reason", "403 permission-denied"]);

      const { listings } = await contract.answer("admin", reportedListingEndpoints.takenDown);
      const [last] = listings;
      expect([last?.listing.heirloopId, last?.reason, last?.wasForSale]).toEqual([heirloopId, recall, true]);
      const allow = { params: { heirloopId }, body: { reason: "Repaired" } };
      expect(inShort(await contract.problem("consigner", reportedListingEndpoints.allow, allow))).toBe(
        "403 permission-denied",
      );
      await contract.answer("admin", reportedListingEndpoints.allow, allow);
      expect(inShort(await contract.problem("admin", reportedListingEndpoints.allow, allow))).toBe(
        "409 state-conflict",
      );
      expect(await piece("consigner")).toEqual(["active", undefined]);
      expect(await notes()).toContain("We allow Corrected bench again. It is for sale again.");
    });

    test("refuses while an open order has the piece", async () => {
      const sales = await contract.answer("studio", orderEndpoints.sales, { body: { type: "openSales" } });
      const requested = sales.find(({ status }) => status === "requested");
      const heirloopId = requested?.listings[0]?.listing.heirloopId;
      if (heirloopId === undefined) throw new Error("No order waits for the studio.");
      await report("newcomer", heirloopId);
      const reported = await waiting(heirloopId);
      expect(reported?.obstacle).toBe("ordered");
      const params = { id: reported?._id ?? "" };
      const body = { reason: recall };
      expect(
        inShort(await contract.problem("admin", reportedListingEndpoints.takeDown, { params, body })),
      ).toBe("409 listing-reserved");
      await contract.answer("admin", reportedListingEndpoints.keep, { params, body });
      expect(await waiting(heirloopId)).toBeUndefined();
    });
  });

  describe("POST /api/admin/listings/{heirloopId}/take-down", () => {
    const find = async (keyword: string) =>
      (await contract.answer("admin", reportedListingEndpoints.find, { query: { keyword } })).listing;

    test("finds a piece by its number and its address, and takes it down without a report", async () => {
      const piece = await newPiece("Found bench");
      const { heirloopId, title } = piece;
      const found = await find(heirloopId);
      expect([found?.listing.title, found?.obstacle, found?.takenDown, found?.openReports]).toEqual([
        title,
        null,
        false,
        0,
      ]);
      expect(await find(`https://heirloop.test${pageUrls.product(piece)}?chat=none`)).toEqual(found);
      expect(await find("unknown-piece")).toBeNull();
      await report("shopper", heirloopId);
      expect((await find(heirloopId))?.openReports).toBe(1);
      const takeDown = { params: { heirloopId }, body: { reason: recall } };
      const send = async (as: "admin" | "consigner", id: string = heirloopId, reason = recall) =>
        inShort(
          await contract.problem(as, reportedListingEndpoints.takeDownFound, {
            params: { heirloopId: id },
            body: { reason },
          }),
        );
      expect([
        await send("consigner"),
        await send("admin", heirloopId, " "),
        await send("admin", "unknown-piece"),
      ]).toEqual(["403 permission-denied", "422 invalid reason", "404 not-found"]);
      await contract.answer("admin", reportedListingEndpoints.takeDownFound, takeDown);
      expect(await waiting(heirloopId)).toBeUndefined();
      const gone = await find(heirloopId);
      expect([gone?.listing.status, gone?.takenDown, gone?.openReports]).toEqual(["inactive", true, 0]);
      expect(await notes()).toContain(`We took down ${title}: ${recall}`);
      expect(await outcomes("shopper", title)).toEqual([
        [`You reported ${title}. We looked at it and took it down.`, []],
      ]);
      expect(await send("admin")).toBe("409 state-conflict");
    });

    test("refuses while an open order has the piece", async () => {
      const sales = await contract.answer("studio", orderEndpoints.sales, { body: { type: "openSales" } });
      const requested = sales.find(({ status }) => status === "requested");
      const heirloopId = requested?.listings[0]?.listing.heirloopId;
      if (heirloopId === undefined) throw new Error("No order waits for the studio.");
      expect((await find(heirloopId))?.obstacle).toBe("ordered");
      expect(
        inShort(
          await contract.problem("admin", reportedListingEndpoints.takeDownFound, {
            params: { heirloopId },
            body: { reason: recall },
          }),
        ),
      ).toBe("409 listing-reserved");
    });
  });
}
