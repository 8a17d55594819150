import { afterAll, beforeAll, expect, test } from "vitest";
import { countingStatements } from "../../platform/database/statement-count.ts";
import { consigned } from "../../testing/consigned-piece.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { loadChats } from "./inbox.service.ts";

let server: TestServer;
let owner: TestPerson;
let shop: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  owner = await person(server, "Ruth");
  shop = await person(server, "Sol", { isBusiness: true, shopName: "Old Oak" });
});
afterAll(() => server.close());

const post = (who: TestPerson, path: string, body?: object) =>
  server.call("POST", path, { token: who.token, ...(body && { body }) });

const countStatements = () =>
  countingStatements(async (count) => {
    const chats = await loadChats(server.db, owner.id, { after: null, limit: 25 });
    return { chats: chats.length, statements: count.statements };
  });

test("reads the consignments of all chats in one statement, and none without such a chat", async () => {
  await post(owner, "/api/chat", { listing: await piece(server, shop.id) });
  const without = await countStatements();
  expect(without.statements).toBeGreaterThan(4);
  const openChat = async () => {
    const id = await consigned(server, owner);
    await post(shop, `/api/consign/${id}/accept`, { pricePlan: 900_00 });
    await post(owner, `/api/consign/${id}/chat`);
  };
  await openChat();
  const one = await countStatements();
  await openChat();
  await openChat();
  const three = await countStatements();
  expect([without.chats, one.chats, three.chats]).toEqual([1, 2, 4]);
  expect([one.statements, three.statements]).toEqual([without.statements + 1, without.statements + 1]);
});
