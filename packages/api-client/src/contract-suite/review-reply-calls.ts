import { adminEndpoints } from "@heirloop/contract/admin/admin.endpoints";
import { orderEndpoints } from "@heirloop/contract/order/order.endpoints";
import { reviewEndpoints } from "@heirloop/contract/review/review.endpoints";
import { accountIds } from "@heirloop/demo/account/accounts";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";
import { notificationsOf } from "./notifications-of.ts";

type Party = "shopper" | "shop" | "newcomer";

/** The shopper's newest review of the shop. */
async function shoppersReview(contract: Contract) {
  const { reviews } = await contract.answer("shop", reviewEndpoints.own);
  const review = reviews.find(({ about, author }) => about === "seller" && author.firstName === "Maya");
  if (review === undefined) throw new Error("The shopper has not reviewed the shop.");
  return review;
}

async function notesOf(contract: Contract, as: Party, type: string) {
  const notifications = await notificationsOf(contract, as);
  return notifications.filter((one) => one.type === type).map(({ text }) => text);
}

/** The calls change one review after the other: a reply, then a report of it, then its removal. */
export function reviewReplyCalls(contract: Contract): void {
  describe("PUT /api/reviews/{id}/reply", () => {
    test("is written once by the reviewed side, changed for a day, and announced once", async () => {
      const { _id: id, reply, replyAction } = await shoppersReview(contract);
      const params = { id };
      expect([reply, replyAction]).toEqual([null, "write"]);
      const known = await notesOf(contract, "shopper", "review-reply");
      const written = await contract.answer("shop", reviewEndpoints.reply, {
        params,
        body: { text: " Come again " },
      });
      expect([written.reply?.text, written.replyAction]).toEqual(["Come again", "edit"]);
      const changed = await contract.answer("shop", reviewEndpoints.reply, {
        params,
        body: { text: "Come again soon" },
      });
      expect([changed.reply?.text, changed.reply?.edited]).toEqual(["Come again soon", true]);
      const { reviews } = await contract.answer("shopper", reviewEndpoints.own, {
        query: { list: "written" },
      });
      const seen = reviews.find(({ _id }) => _id === id);
      expect([seen?.reply?.text, seen?.replyAction]).toEqual(["Come again soon", null]);
      expect((await notesOf(contract, "shopper", "review-reply")).length).toBe(known.length + 1);
      const shown = await contract.answer("guest", reviewEndpoints.ofSeller, {
        params: { sellerId: accountIds.shop },
        query: { greaterThan: "0" },
      });
      expect(shown.reviews.find(({ _id }) => _id === id)?.reply?.text).toBe("Come again soon");
    });

    test("is only for the two sides, and has 1 to 1,000 characters", async () => {
      const params = { id: (await shoppersReview(contract))._id };
      const refused = async (as: "guest" | "newcomer" | "shop", text: string) =>
        inShort(await contract.problem(as, reviewEndpoints.reply, { params, body: { text } }));
      expect([
        await refused("guest", "Hello"),
        await refused("newcomer", "Hello"),
        await refused("shop", "  "),
        await refused("shop", "x".repeat(1_001)),
        inShort(
          await contract.problem("shop", reviewEndpoints.reply, {
            params: { id: "unknown-review" },
            body: { text: "Hello" },
          }),
        ),
      ]).toEqual([
        "401 unauthenticated",
        "404 not-found",
        "422 invalid text",
        "422 invalid text",
        "404 not-found",
      ]);
    });
  });

  describe("POST /api/reviews/{id}/reports", () => {
    test("stores one report of each user, and none of a user's own text", async () => {
      const { _id: id } = await shoppersReview(contract);
      const report = { about: "seller", target: "review", reason: "untrue", text: "Not our piece" } as const;
      const send = async (as: "guest" | "newcomer" | "shop" | "shopper", more: object = {}) =>
        inShort(
          await contract.problem(as, reviewEndpoints.report, {
            params: { id },
            body: { ...report, ...more },
          }),
        );
      expect([
        await send("guest"),
        await send("shopper"),
        await send("shop", { target: "reply" }),
        await send("newcomer", { about: "buyer" }),
        await send("shop", { reason: "boring" }),
      ]).toEqual([
        "401 unauthenticated",
        "403 permission-denied",
        "403 permission-denied",
        "404 not-found",
        "422 invalid reason",
      ]);
      await contract.answer("shop", reviewEndpoints.report, { params: { id }, body: report });
      expect(await send("shop")).toBe("409 state-conflict");
      const reportable = { params: { id, about: "seller" } } as const;
      expect((await contract.answer("shop", reviewEndpoints.reportable, reportable)).reported).toEqual([
        "review",
      ]);
      expect((await contract.answer("newcomer", reviewEndpoints.reportable, reportable)).reported).toEqual(
        [],
      );
    });

    test("is decided by an admin: a removed review counts no more, and its author is told why", async () => {
      const { _id: id } = await shoppersReview(contract);
      const ofShop = {
        params: { sellerId: accountIds.shop },
        query: { greaterThan: "0" },
      };
      const before = await contract.answer("guest", reviewEndpoints.ofSeller, ofShop);
      await contract.answer("newcomer", reviewEndpoints.report, {
        params: { id },
        body: { about: "seller", target: "reply", reason: "other" },
      });
      const waiting = async () =>
        (await contract.answer("admin", adminEndpoints.reportedReviews)).reviews.filter(
          ({ author, subject }) => author._id === accountIds.shopper && subject._id === accountIds.shop,
        );
      const reported = await waiting();
      const [review, reply] = (["review", "reply"] as const).map((one) =>
        reported.find(({ target }) => target === one),
      );
      expect(review?.reports.map(({ reason }) => reason)).toEqual(["untrue"]);
      expect([reported.length, reply?.target]).toEqual([2, "reply"]);
      const body = { reason: "It is fine" };
      await contract.answer("admin", adminEndpoints.keepReported, {
        params: { id: reply?._id ?? "" },
        body,
      });
      expect((await waiting()).map(({ target }) => target)).toEqual(["review"]);
      const params = { id: review?._id ?? "" };
      await contract.answer("admin", adminEndpoints.removeReported, { params, body: { reason: "Insults" } });
      expect(await waiting()).toEqual([]);
      const after = await contract.answer("guest", reviewEndpoints.ofSeller, ofShop);
      expect([after.reviewedCount, after.reviews.some(({ _id }) => _id === id)]).toEqual([
        before.reviewedCount - 1,
        false,
      ]);
      expect(await notesOf(contract, "shop", "report-decided")).toEqual([
        "You reported the review by Maya. We looked at it and removed it.",
      ]);
      expect(await notesOf(contract, "newcomer", "report-decided")).toContainEqual(
        expect.stringMatching(/^You reported the reply by .+\. We looked at it, and it follows our rules\.$/),
      );
      expect(await notesOf(contract, "shopper", "review")).toContainEqual(
        expect.stringMatching(/^We removed your review of .+: Insults$/),
      );
      expect([
        inShort(await contract.problem("admin", adminEndpoints.removeReported, { params, body })),
        inShort(
          await contract.problem("admin", adminEndpoints.removeReported, { params, body: { reason: "" } }),
        ),
        inShort(await contract.problem("shop", adminEndpoints.removeReported, { params, body })),
        inShort(
          await contract.problem("shop", reviewEndpoints.reply, { params: { id }, body: { text: "Hi" } }),
        ),
      ]).toEqual(["409 state-conflict", "422 invalid reason", "403 permission-denied", "404 not-found"]);
    });
  });
}

/** Changes nothing. */
export function buyerRecordCalls(contract: Contract): void {
  describe("GET /api/orders/{orderId}/buyer-reviews", () => {
    const openSale = async () => {
      const sales = await contract.answer("studio", orderEndpoints.sales, { body: { type: "openSales" } });
      const order = sales.find(({ status, buyer }) => status === "requested" && buyer.firstName === "Maya");
      if (order === undefined) throw new Error("No order of the shopper waits for the studio.");
      return order;
    };

    test("tells the seller how the buyer has behaved, and names no other seller", async () => {
      const { _id: orderId, buyerRecord } = await openSale();
      const about = await contract.answer("studio", orderEndpoints.buyerReviews, { params: { orderId } });
      expect(about.record).toEqual(buyerRecord);
      expect([about.buyer.firstName, about.reviews.length]).toEqual(["Maya", about.record.ratings]);
      expect(about.record.purchases).toBeGreaterThan(0);
      for (const review of about.reviews)
        expect(Object.keys(review).toSorted()).toEqual(["date", "feedback", "rating", "reply"]);
    });

    test("shows the record to the seller only", async () => {
      const params = { orderId: (await openSale())._id };
      const seen = await contract.answer("shopper", orderEndpoints.get, { params });
      expect(seen.buyerRecord).toBeUndefined();
      expect([
        inShort(await contract.problem("guest", orderEndpoints.buyerReviews, { params })),
        inShort(await contract.problem("shopper", orderEndpoints.buyerReviews, { params })),
        inShort(await contract.problem("newcomer", orderEndpoints.buyerReviews, { params })),
        inShort(
          await contract.problem("studio", orderEndpoints.buyerReviews, {
            params: { orderId: "unknown-order" },
          }),
        ),
      ]).toEqual(["401 unauthenticated", "403 permission-denied", "403 permission-denied", "404 not-found"]);
    });
  });
}
