import type { Consignment, OfferedShops } from "@heirloop/contract/consignment/consignment.schema";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { afterAll, beforeAll, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { countingStatements } from "../../platform/database/statement-count.ts";
import { newId } from "../../platform/ids/new-id.ts";
import { person, type TestPerson } from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { updateUser } from "../user/user.queries.ts";
import { insertConsignments, insertDeclines } from "./consignment.queries.ts";
import { type ConsignmentRow, consignmentTable } from "./consignment.table.ts";

let server: TestServer;
let consigner: TestPerson;
let here: TestPerson;
let rival: TestPerson;
let far: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  consigner = await person(server, "Ruth");
  here = await person(server, "Here", { isBusiness: true, hub: "BA" });
  rival = await person(server, "Rival", { isBusiness: true, hub: "BA" });
  far = await person(server, "Far", { isBusiness: true, hub: "NY" });
  const taken = { acceptedBy: here.id, pricePlan: 700_00, share: 60 };
  const consignments = [
    row("Open", {}),
    row("Declined", {}),
    row("Mine", { ...taken, status: "collected" }),
    row("Theirs", { ...taken, acceptedBy: rival.id, status: "accepted" }),
    row("Lapsed", { status: "lapsed" }),
    row("Withdrawn", { status: "withdrawn" }),
    row("Too early", { status: "submitted" }),
    row("Nobody near", { hub: "CHI", brand: "Herman Miller" }),
    row("No hub", { hub: "NA" }),
  ];
  await insertConsignments(server.db, consignments);
  await insertDeclines(server.db, [
    { consignmentId: consignments[1]?.id ?? "", businessId: here.id, at: testInstant },
  ]);
});
afterAll(() => server.close());

const row = (title: string, more: Partial<ConsignmentRow>): ConsignmentRow => ({
  id: newId(),
  consignerId: consigner.id,
  title,
  images: ["/pictures/demo/chair"],
  kind: "lounge chair",
  brand: null,
  age: null,
  condition: "good",
  width: 20,
  depth: 20,
  height: 30,
  place: "Oakland, CA",
  zip: "94610",
  hub: "BA",
  expectedPrice: 500_00,
  pickupAccess: null,
  status: "available",
  pricePlan: null,
  requestedPrice: null,
  share: null,
  acceptedBy: null,
  listingId: null,
  earned: null,
  proposals: [],
  agreed: null,
  pickup: null,
  appointmentChanges: 0,
  lapsesAt: null,
  createdAt: testInstant,
  changedAt: testInstant,
  ...more,
});
const list = (who: TestPerson, type: string, page = "1", query = "") =>
  server.call("GET", `/api/consign/get-consignments/${page}/${type}${query}`, { token: who.token });
const all = async (who: TestPerson, type: string, query = "") =>
  ((await list(who, type, "1", query)).body as { consignments: Consignment[] }).consignments;
const titles = async (who: TestPerson, type: string, query = "") =>
  (await all(who, type, query)).map(({ title }) => title).toSorted();

test("lists each consignment in the right list of a business", async () => {
  expect(await titles(here, "available")).toEqual(["No hub", "Nobody near", "Open"]);
  expect(await titles(here, "accepted")).toEqual(["Mine"]);
  expect(await titles(here, "missed")).toEqual(["Declined", "Lapsed", "Theirs"]);
  expect(await titles(rival, "available")).toEqual(["Declined", "No hub", "Nobody near", "Open"]);
  expect(await titles(far, "available")).toEqual(["No hub", "Nobody near"]);
  expect(await titles(far, "missed")).toEqual([]);
});

test("offers a piece to all shops if those of its area are blocked or its own consigner", async () => {
  const names = async (who: TestPerson, zip: string) => {
    const { body } = await server.call("GET", `/api/consign/shops?zip=${zip}`, { token: who.token });
    const { inArea, shops } = body as OfferedShops;
    return [inArea, ...shops.map(({ firstName }) => firstName).toSorted()];
  };
  const atlanta = "30303";
  const alone = await person(server, "Alone", { isBusiness: true, hub: "ATL" });
  await insertConsignments(server.db, [row("Of a customer", { hub: "ATL" })]);
  await insertConsignments(server.db, [row("Of the shop", { hub: "ATL", consignerId: alone.id })]);
  expect(await names(consigner, atlanta)).toEqual([true, "Alone"]);
  expect(await names(alone, atlanta)).toEqual([false, "Far", "Here", "Rival"]);
  expect(await titles(far, "available", "?keyword=of")).toEqual(["Of the shop"]);

  await updateUser(server.db, alone.id, { blockedAt: testInstant, blockedReason: "Fraud" });
  expect(await names(consigner, atlanta)).toEqual([false, "Far", "Here", "Rival"]);
  expect(await titles(far, "search", "?keyword=of")).toEqual(["Of a customer", "Of the shop"]);
  await server.db.delete(consignmentTable).where(eq(consignmentTable.hub, "ATL"));
});

test("searches all three lists for every word", async () => {
  expect(await titles(here, "search")).toEqual([
    "Declined",
    "Lapsed",
    "Mine",
    "No hub",
    "Nobody near",
    "Open",
    "Theirs",
  ]);
  expect(await titles(here, "search", "?keyword=miller%20chair")).toEqual(["Nobody near"]);
  expect(await titles(here, "search", "?keyword=%25")).toEqual([]);
});

test("hides another business's agreement with the consigner", async () => {
  expect((await all(here, "accepted"))[0]).toMatchObject({
    pricePlan: 700_00,
    share: 60,
    consigner: { firstName: "Ruth" },
  });
  expect((await all(here, "missed")).find(({ title }) => title === "Theirs")).toMatchObject({
    pricePlan: null,
    share: null,
  });
});

test("returns 20 per page, 422 for an invalid page or list, and businesses only", async () => {
  const lister = await person(server, "Lister", { isBusiness: true, hub: "PDX" });
  await insertConsignments(
    server.db,
    Array.from({ length: 21 }, (_, number) => row(`Birch ${number}`, { hub: "PDX" })),
  );
  const sizes = [];
  for (const page of ["1", "2", "3"]) {
    const { body } = await list(lister, "search", page, "?keyword=birch");
    const { paginationData, consignments } = body as { paginationData: unknown; consignments: Consignment[] };
    sizes.push([paginationData, consignments.length]);
  }
  expect(sizes).toEqual([
    [{ currentPage: 1, totalPages: 2 }, 20],
    [{ currentPage: 2, totalPages: 2 }, 1],
    [{ currentPage: 3, totalPages: 2 }, 0],
  ]);
  for (const page of ["0", "-1", "x", "1.5"])
    expect([page, (await list(lister, "available", page)).status]).toEqual([page, 422]);
  expect((await list(lister, "everything")).status).toBe(422);
  expect((await list(consigner, "available")).status).toBe(403);
});

test("pages the owner's list: what is over comes last, newest first, and a page can be found by a piece", async () => {
  const owner = await person(server, "Paige");
  const perPage = constants.consignmentsPerPage;
  const piece = (at: number, more: Partial<ConsignmentRow>) =>
    row(`Piece ${at}`, {
      consignerId: owner.id,
      createdAt: new Date(testInstant.getTime() + at * 1_000),
      ...more,
    });
  const open = Array.from({ length: perPage }, (_, at) => piece(at, {}));
  const over = Array.from({ length: 3 }, (_, at) => piece(100 + at, { status: "withdrawn" }));
  await insertConsignments(server.db, [...open, ...over]);
  type Page = { consignments: Consignment[]; total: number; page: number };
  const read = async (query: string, who = owner) =>
    (await server.call("GET", `/api/consign/mine${query}`, { token: who.token })).body as Page;
  const titlesOf = async (query: string) => (await read(query)).consignments.map(({ title }) => title);
  const newestFirst = (rows: readonly ConsignmentRow[]) => rows.map(({ title }) => title).toReversed();
  expect(await titlesOf("")).toEqual(newestFirst(open));
  expect(await titlesOf("?page=2")).toEqual(newestFirst(over));
  expect(await titlesOf("?page=3")).toEqual([]);
  expect(await titlesOf("?limit=2&page=2")).toEqual(newestFirst(open).slice(2, 4));
  const { consignments, ...place } = await read(`?consignment=${over[0]?.id ?? ""}`);
  expect(consignments.map(({ title }) => title)).toEqual(newestFirst(over));
  expect(place).toEqual({ total: perPage + 3, page: 2 });
  expect((await read(`?consignment=${open[0]?.id ?? ""}`)).page).toBe(1);
  const another = await read(`?consignment=${over[0]?.id ?? ""}`, consigner);
  expect(another.page).toBe(1);
  expect((await server.call("GET", "/api/consign/mine?limit=51", { token: owner.token })).status).toBe(422);
});

test("reads any page of the owner's list with the same statements", async () => {
  const owner = await person(server, "Flo");
  const countOf = (limit: number) =>
    countingStatements(async (count) => {
      const request = new Request(`http://localhost/api/consign/mine?limit=${limit}`, {
        headers: { "x-auth-token": owner.token },
      });
      const answer = await server.app.fetch(request, { ip: "127.0.0.1", inProcess: true });
      expect(answer.status).toBe(200);
      return count.statements;
    });
  const pieces = Array.from({ length: 30 }, (_, at) => row(`Piece ${at}`, { consignerId: owner.id }));
  await insertConsignments(server.db, pieces);
  expect(await countOf(30)).toBe(await countOf(1));
});
