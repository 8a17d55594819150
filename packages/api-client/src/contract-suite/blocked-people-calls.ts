import { blockedPeopleEndpoints } from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { describe, expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

export function blockedPeopleCalls({ answer, problem }: Contract): void {
  describe("/api/blocked-people", () => {
    test("blocks a seller, closes the chat about a piece, and opens it again", async () => {
      const { listings } = await answer("newcomer", listingEndpoints.list, {});
      const [piece] = listings;
      if (piece === undefined) throw new Error("There is no piece.");
      const listing = piece.heirloopId;
      const { seller } = await answer("newcomer", listingEndpoints.get, { params: { heirloopId: listing } });
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
