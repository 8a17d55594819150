import { blockedPeopleEndpoints } from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import { accountSummaryEndpoints } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";
import { draft } from "./selling-calls.ts";

export function blockedPeopleCalls({ answer, problem }: Contract): void {
  describe("/api/blocked-people", () => {
    test("blocks a seller, closes the chat about a piece, and opens it again", async () => {
      const { heirloopId: listing, seller } = await answer("studio", listingEndpoints.create, {
        body: draft,
      });
      const params = { userId: seller._id };
      const chat = await answer("newcomer", chatEndpoints.open, { body: { listing } });
      expect(chat.contact).toBe("open");
      const blocked = await answer("newcomer", blockedPeopleEndpoints.block, { params });
      expect(await answer("newcomer", blockedPeopleEndpoints.block, { params })).toEqual(blocked);
      expect((await answer("newcomer", blockedPeopleEndpoints.list)).people).toEqual([blocked]);
      const chatParams = { chatId: chat._id };
      expect((await answer("newcomer", chatEndpoints.get, { params: chatParams })).contact).toBe("blocked");
      expect(
        inShort(
          await problem("newcomer", listingEndpoints.ask, {
            params: { heirloopId: listing },
            body: { text: "How old is it?" },
          }),
        ),
      ).toBe("409 not-accepting");
      await answer("newcomer", blockedPeopleEndpoints.unblock, { params });
      expect((await answer("newcomer", blockedPeopleEndpoints.list)).people).toEqual([]);
      expect((await answer("newcomer", chatEndpoints.get, { params: chatParams })).contact).toBe("open");
    });

    test("says of a blocked seller's piece that it cannot be bought", async () => {
      const { heirloopId, price } = await answer("studio", listingEndpoints.create, { body: draft });
      const params = { heirloopId };
      const wanted = [{ id: heirloopId, listingPrice: price }];
      const seen = async () => {
        const full = await answer("newcomer", listingEndpoints.get, { params });
        const cart = await answer("newcomer", cartEndpoints.add, { params });
        const { hasClosedContacts } = await answer("newcomer", accountSummaryEndpoints.get);
        const body = { listings: wanted, type: full.delivery.pickup ? "pickup" : "delivery" } as const;
        const { unavailable } = await answer("newcomer", checkoutEndpoints.quote, { body });
        return {
          seller: full.seller._id,
          contacts: [full.contact, cart.listings.find((piece) => piece.heirloopId === heirloopId)?.contact],
          hasClosedContacts,
          refused: unavailable.map(({ code, reason }) => [code, reason]),
        };
      };
      const { seller, ...before } = await seen();
      expect(before).toEqual({ contacts: ["open", "open"], hasClosedContacts: false, refused: [] });
      await answer("newcomer", blockedPeopleEndpoints.block, { params: { userId: seller } });
      expect(await seen()).toEqual({
        seller,
        contacts: ["blocked", "blocked"],
        hasClosedContacts: true,
        refused: [["not-accepting", "You blocked this seller. Unblock them in your settings first."]],
      });
      await answer("newcomer", blockedPeopleEndpoints.unblock, { params: { userId: seller } });
      expect(await seen()).toEqual({ seller, ...before });
      await answer("newcomer", cartEndpoints.remove, { params });
    });

    test("requires a session and a person who exists", async () => {
      const block = (as: "guest" | "newcomer") =>
        problem(as, blockedPeopleEndpoints.block, { params: { userId: "unknown-person-1" } });
      expect([inShort(await block("guest")), inShort(await block("newcomer"))]).toEqual([
        "401 unauthenticated",
        "404 not-found",
      ]);
    });
  });
}
