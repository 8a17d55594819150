import { constants } from "@heirloop/contract/constants/marketplace-constants";
import {
  fullListingSchema,
  questionSchema,
  type FullListing,
} from "@heirloop/contract/listing/listing.schema";
import { problemSchema } from "@heirloop/contract/problem/problem.schema";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newId } from "../../platform/ids/new-id.ts";
import { person, piece, type TestPerson } from "../../testing/marketplace-world.ts";
import { listNotificationTexts } from "../../testing/notification-texts.ts";
import { listingDraft } from "../../testing/publish-listing.ts";
import { startTestServer, type TestAnswer, type TestServer } from "../../testing/test-server.ts";

const minute = 60_000;
let server: TestServer;
let seller: TestPerson;
let visitor: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  seller = await person(server, "Sam", {
    lng: -122.27,
    lat: 37.8,
    hub: "BA",
    region: "ba",
    place: "Oakland, CA",
  });
  visitor = await person(server, "Vera");
});
afterAll(() => server.close());

const codeOf = ({ body }: TestAnswer) => problemSchema.parse(body).code;
const fieldsOf = ({ body }: TestAnswer) => problemSchema.parse(body).errors?.map(({ path }) => path);
const full = ({ body }: TestAnswer): FullListing => fullListingSchema.parse(body);
const get = (id: string, token?: string) =>
  server.call("GET", `/api/listings/${id}`, token === undefined ? {} : { token });
const edit = (id: string, body: unknown, token = seller.token) =>
  server.call("PATCH", `/api/listings/${id}`, { token, body });
const retire = (id: string, token = seller.token) => server.call("DELETE", `/api/listings/${id}`, { token });
const searchIds = async (keyword: string) => {
  const { body } = await server.call("GET", `/api/listings?keyword=${encodeURIComponent(keyword)}`);
  return (body as { listings: Array<{ heirloopId: string }> }).listings.map(({ heirloopId }) => heirloopId);
};

const draft = {
  ...listingDraft,
  title: "Børge's Teak Sideboard & Bar",
  brand: "Ravnsborg",
  conditionNotes: "",
  materials: ["Teak", "teak", "Brass"],
};
const create = (body: unknown, headers: Record<string, string> = {}) =>
  server.call("POST", "/api/listings", { token: seller.token, body, headers });

test("lists a piece at its seller's location with the catalog's names", async () => {
  const answer = await create(draft);
  expect(answer.status).toBe(201);
  const listing = full(answer);
  expect(listing).toMatchObject({
    slug: "borges-teak-sideboard-and-bar",
    status: "active",
    newSchema: { categories: ["furniture"], subCategories: ["storage"], types: ["sideboards"] },
    materials: ["teak", "brass"],
    style: "danish_modern",
    rooms: ["dining_room"],
    conditionNotes: null,
    hub: "BA",
    region: "ba",
    place: "Oakland, CA",
    favoriteCount: 0,
    waitingCount: 0,
    seller: { _id: seller.id, firstName: "Sam", listingCount: 1 },
    priceHistory: [{ price: 900_00, since: server.clock.now().toISOString() }],
  });
  expect(full(await get(listing.heirloopId))).toEqual(listing);
  expect(await searchIds("ravnsborg sideboard")).toEqual([listing.heirloopId]);
});

test("locates a piece in the city that its seller names, or in the seller's own", async () => {
  const listing = full(await create({ ...draft, hub: "NY" }));
  expect([listing.hub, listing.region, listing.place]).toEqual(["NY", "ny", "New York, NY"]);
  const moved = full(await edit(listing.heirloopId, { hub: "PDX" }));
  expect([moved.hub, moved.region, moved.place]).toEqual(["PDX", "pdx", "Portland, OR"]);
  const renamed = full(await edit(listing.heirloopId, { title: "Renamed" }));
  expect(renamed.place).toBe("Portland, OR");
  expect(full(await create(draft)).place).toBe("Oakland, CA");
});

test("saves the first city that a seller without one names as theirs", async () => {
  const newcomer = await person(server, "Newcomer");
  const put = (hub?: string) =>
    server.call("POST", "/api/listings", {
      token: newcomer.token,
      body: { ...draft, ...(hub === undefined ? {} : { hub }) },
    });
  expect(full(await put()).place).toBeNull();
  expect(full(await put("CHI")).place).toBe("Chicago, IL");
  expect(full(await put()).place).toBe("Chicago, IL");
  expect(full(await put("MIA")).place).toBe("Miami, FL");
  expect(full(await put()).place).toBe("Chicago, IL");
});

test("returns 422 for a city that the delivery network does not serve", async () => {
  const refused = await create({ ...draft, hub: "NOWHERE" });
  expect([refused.status, fieldsOf(refused)]).toEqual([422, ["hub"]]);
});

test("returns every invalid field of a draft", async () => {
  const nothing = await create({});
  expect(nothing.status).toBe(422);
  expect(fieldsOf(nothing)).toEqual(expect.arrayContaining(["title", "price", "images", "dimensions"]));
  const unreachable = { ...draft, title: "", delivery: { pickup: false, delivery: false } };
  expect(fieldsOf(await create(unreachable))).toEqual(["title", "delivery"]);
  expect(fieldsOf(await create({ ...draft, images: ["https://evil.test/x.png"] }))).toEqual(["images"]);
  expect(fieldsOf(await create({ ...draft, price: 12.5 }))).toEqual(["price"]);
  expect((await server.call("POST", "/api/listings", { body: draft })).status).toBe(401);
});

test.each([
  ["category", "Win A Prize At Evil Dot Test"],
  ["subCategory", "constructor"],
  ["type", "toString"],
  ["style", "__proto__"],
  ["color", "hasOwnProperty"],
])("returns 422 at %s for a term that the catalog does not have", async (field, term) => {
  const refused = await create({ ...draft, [field]: term });
  expect([refused.status, fieldsOf(refused)]).toEqual([422, [field]]);
});

test("returns 422 for a change of type that does not fit the current category", async () => {
  const { heirloopId } = full(await create(draft));
  expect(fieldsOf(await edit(heirloopId, { type: "Loveseats" }))).toEqual(["category"]);
  expect(full(await edit(heirloopId, { type: "Dresser" })).newSchema.types).toEqual(["dressers"]);
});

test("creates one piece when the same draft is sent again with its key", async () => {
  const headers = { "idempotency-key": newId() };
  const [first, again] = [await create(draft, headers), await create(draft, headers)];
  expect(full(again).heirloopId).toBe(full(first).heirloopId);
  expect((await create({ ...draft, price: 1_00 }, headers)).status).toBe(422);
});

test("normalizes a brand to its existing spelling and rank", async () => {
  await piece(server, seller.id, { brand: "Casa Verani", designer: true });
  const listing = full(await create({ ...draft, brand: "casa verani" }));
  expect(listing.brand).toBe("Casa Verani");
});

test("shows the previous price after a cut, drops it after a rise, and keeps both in the history", async () => {
  const id = await piece(server, seller.id, { price: 500_00 });
  server.clock.advance(constants.reducedPriceStood);
  expect(full(await edit(id, { price: 400_00 }))).toMatchObject({ price: 400_00, compareAtPrice: 500_00 });
  server.clock.advance(minute);
  expect(full(await edit(id, { price: 450_00 }))).toMatchObject({ price: 450_00, compareAtPrice: 500_00 });
  server.clock.advance(minute);
  const risen = full(await edit(id, { price: 600_00 }));
  expect(risen).toMatchObject({ price: 600_00, compareAtPrice: null });
  expect(risen.priceHistory.map(({ price }) => price)).toEqual([500_00, 400_00, 450_00, 600_00]);
});

test("shows no reduction of a price that stood for less than a week", async () => {
  const id = await piece(server, seller.id, { price: 500_00 });
  server.clock.advance(constants.reducedPriceStood);
  await edit(id, { price: 5_000_00 });
  server.clock.advance(minute);
  expect(full(await edit(id, { price: 450_00 }))).toMatchObject({ price: 450_00, compareAtPrice: null });
});

test("updates viewers and the search after an edit", async () => {
  const id = await piece(server, seller.id);
  const heard: unknown[] = [];
  const stop = server.deps.bus.subscribe((news) => {
    if (news.kind === "event" && news.event === "listing") heard.push(news.data);
  });
  await edit(id, { title: "Zebrano highboy", price: 450_00 });
  stop();
  expect(heard).toEqual([{ heirloopId: id, price: 450_00, status: "active", reservedUntil: null }]);
  expect(await searchIds("zebrano")).toEqual([id]);
});

test("lets only the seller change a piece, and rejects changes to a sold one", async () => {
  const id = await piece(server, seller.id);
  expect(codeOf(await edit(id, { price: 1_00 }, visitor.token))).toBe("permission-denied");
  expect(codeOf(await retire(id, visitor.token))).toBe("permission-denied");
  expect((await edit("no-such-piece", { price: 1_00 })).status).toBe(404);
  const sold = await piece(server, seller.id, {
    status: "sold",
    soldTo: "order-0001",
    soldAt: server.clock.now(),
  });
  expect(codeOf(await edit(sold, { price: 1_00 }))).toBe("listing-sold");
  expect(codeOf(await retire(sold))).toBe("listing-sold");
  expect(full(await get(sold))).toMatchObject({ price: 500_00, status: "sold", soldTo: "order-0001" });
});

test("removes an inactive piece from search but keeps it readable, and rejects taking down a held one", async () => {
  const id = await piece(server, seller.id);
  await edit(id, { title: "Quokka settle" });
  expect(await searchIds("quokka")).toEqual([id]);
  expect([(await retire(id)).status, (await retire(id)).status]).toEqual([204, 204]);
  expect(await searchIds("quokka")).toEqual([]);
  expect(full(await get(id))).toMatchObject({ status: "inactive" });
  const reservedUntil = new Date(server.clock.now().getTime() + 15 * minute);
  const held = await piece(server, seller.id, { reservedUntil, reservedBy: visitor.id });
  expect((await retire(held)).body).toMatchObject({
    code: "listing-reserved",
    detail:
      "A buyer is checking out with this piece. If they do not buy it, you can take it down in 15 minutes.",
  });
});

test("shows when a hold ends, and only its owner that it is theirs", async () => {
  const reservedUntil = new Date(server.clock.now().getTime() + 15 * minute);
  const id = await piece(server, seller.id, { reservedUntil, reservedBy: visitor.id });
  expect(full(await get(id))).toMatchObject({
    reservedUntil: reservedUntil.toISOString(),
    reservedByMe: false,
  });
  expect(full(await get(id, visitor.token)).reservedByMe).toBe(true);
  server.clock.advance(15 * minute);
  expect(full(await get(id, visitor.token))).toMatchObject({ reservedUntil: null, reservedByMe: false });
});

test("filters pieces that fit by given measurements or by the user's home", async () => {
  const ids: Record<string, string> = {};
  for (const [name, dimensions] of Object.entries({
    slim: { width: 84, depth: 30, height: 33 },
    deep: { width: 84, depth: 38, height: 36 },
  })) {
    const answer = await create({ ...draft, title: `Quillwort sofa ${name}`, dimensions });
    ids[name] = full(answer).heirloopId;
  }
  const ask = (fits: string, token?: string) =>
    server.call("GET", `/api/listings?keyword=quillwort&fits=${fits}`, token === undefined ? {} : { token });
  const idsOf = ({ body }: TestAnswer) =>
    (body as { listings: Array<{ heirloopId: string }> }).listings.map(({ heirloopId }) => heirloopId);
  expect(idsOf(await ask("31x79x999"))).toEqual([ids["slim"]]);
  expect(idsOf(await ask("40x79x999")).toSorted()).toEqual(Object.values(ids).toSorted());
  expect(idsOf(await ask("31x79x60"))).toEqual([]);
  expect(idsOf(await ask("31x79x60,29x79x999"))).toEqual([]);
  expect(idsOf(await ask("31x79x60,31x34x84"))).toEqual([ids["slim"]]);
  const tenant = await person(server, "Tina");
  expect(fieldsOf(await ask("1", tenant.token))).toEqual(["fits"]);
  expect(fieldsOf(await ask("1"))).toEqual(["fits"]);
  expect(fieldsOf(await ask("wide"))).toEqual(["fits"]);
  expect(fieldsOf(await ask("31x79x60,"))).toEqual(["fits"]);
  const home = { doorway: { width: 32, height: 80 }, stairs: null, lift: null };
  await server.call("PUT", "/api/auth/me/home", { token: tenant.token, body: { home } });
  expect(idsOf(await ask("1", tenant.token))).toEqual([ids["slim"]]);
});

test("shows a piece that fits in parts only if its seller or its type says that it comes apart", async () => {
  const sofa = {
    ...draft,
    title: "Harebell loveseat",
    category: "Seating",
    subCategory: "Sofas",
    type: "Loveseats",
    dimensions: { width: 60, depth: 36, height: 33 },
  };
  const { heirloopId, comesApart } = full(await create({ ...sofa, comesApart: "no" }));
  expect(comesApart).toBe("no");
  const fitting = async () => {
    const { body } = await server.call("GET", "/api/listings?keyword=harebell&fits=29x79x999");
    return (body as { listings: unknown[] }).listings.length;
  };
  expect(await fitting()).toBe(0);
  expect(full(await edit(heirloopId, { comesApart: "legs" })).comesApart).toBe("legs");
  expect(await fitting()).toBe(1);
  expect(full(await edit(heirloopId, { price: 800_00 })).comesApart).toBe("legs");
  expect(full(await edit(heirloopId, { comesApart: null })).comesApart).toBe(null);
  expect(await fitting()).toBe(1);
});

test("lets users join the waiting list of a held piece only, and leave it", async () => {
  const reservedUntil = new Date(server.clock.now().getTime() + 15 * minute);
  const held = await piece(server, seller.id, { reservedUntil, reservedBy: visitor.id });
  const wait = (id: string, token: string) =>
    server.call("POST", `/api/listings/${id}/waiting-list`, { token });
  const [ada, ben] = [await person(server, "Ada"), await person(server, "Ben")];
  expect((await wait(held, ada.token)).status).toBe(202);
  expect((await wait(held, ada.token)).body).toEqual({ waitingCount: 1 });
  expect((await wait(held, ben.token)).body).toEqual({ waitingCount: 2 });
  expect(full(await get(held)).waitingCount).toBe(2);
  const cleo = await person(server, "Cleo");
  await server.call("PUT", `/api/cart/${held}`, { token: ada.token });
  await server.call("PUT", `/api/cart/${held}`, { token: cleo.token });
  const isWaiting = async (token?: string) => full(await get(held, token)).isWaiting;
  expect([await isWaiting(ada.token), await isWaiting(cleo.token), await isWaiting()]).toEqual([
    true,
    false,
    false,
  ]);
  const inCart = async (token: string) => (await server.call("GET", "/api/cart", { token })).body;
  expect(await inCart(ada.token)).toMatchObject({ listings: [{ heirloopId: held, isWaiting: true }] });
  expect(await inCart(cleo.token)).toMatchObject({ listings: [{ heirloopId: held, isWaiting: false }] });
  const leave = (id: string, token: string) =>
    server.call("DELETE", `/api/listings/${id}/waiting-list`, { token });
  expect((await leave(held, ada.token)).status).toBe(204);
  expect((await leave(held, ada.token)).status).toBe(204);
  expect(full(await get(held, ada.token))).toMatchObject({ isWaiting: false, waitingCount: 1 });
  expect(await isWaiting(ben.token)).toBe(true);
  expect((await wait(held, ada.token)).body).toEqual({ waitingCount: 2 });
  expect(codeOf(await wait(held, seller.token))).toBe("own-listing");
  expect(codeOf(await wait(held, visitor.token))).toBe("state-conflict");
  expect(codeOf(await wait(await piece(server, seller.id), ada.token))).toBe("state-conflict");
  expect(codeOf(await wait(await piece(server, seller.id, { status: "inactive" }), ada.token))).toBe(
    "listing-inactive",
  );
});

test("publishes questions, lets only the seller answer once, and notifies each side", async () => {
  const id = await piece(server, seller.id);
  const ask = (token: string, body: unknown) =>
    server.call("POST", `/api/listings/${id}/questions`, { token, body });
  const askedQuestion = await ask(visitor.token, { text: "  Is the top solid? " });
  expect(askedQuestion.status).toBe(201);
  const question = questionSchema.parse(askedQuestion.body);
  expect(question).toMatchObject({ text: "Is the top solid?", askedBy: { firstName: "Vera" }, answer: null });
  expect(
    (await listNotificationTexts(server.db, seller.id)).some((text) => text.includes("Is the top solid?")),
  ).toBe(true);
  const answer = { text: "Veneer on oak.", answerTo: question._id };
  expect(codeOf(await ask(visitor.token, answer))).toBe("permission-denied");
  expect(codeOf(await ask(seller.token, { text: "Me too" }))).toBe("own-listing");
  expect((await ask(seller.token, { ...answer, answerTo: "no-such-question" })).status).toBe(404);
  expect((await ask(seller.token, answer)).body).toMatchObject({ answer: { text: "Veneer on oak." } });
  expect(codeOf(await ask(seller.token, answer))).toBe("state-conflict");
  expect(
    (await listNotificationTexts(server.db, visitor.id)).some((text) => text.includes("Veneer on oak.")),
  ).toBe(true);
  const { body } = await server.call("GET", `/api/listings/${id}/questions`);
  expect(body).toMatchObject({ questions: [{ _id: question._id, answer: { text: "Veneer on oak." } }] });
  expect(fieldsOf(await ask(visitor.token, { text: " " }))).toEqual(["text"]);
  expect((await server.call("GET", "/api/listings/no-such-piece/questions")).status).toBe(404);
});

test("updates viewers after a question and its answer", async () => {
  const id = await piece(server, seller.id);
  const heard: unknown[] = [];
  const stop = server.deps.bus.subscribe((news) => {
    if (news.kind === "event" && "listing" in news.to) heard.push(news.to.listing);
  });
  const send = (token: string, body: object) =>
    server.call("POST", `/api/listings/${id}/questions`, { token, body });
  const { body } = await send(visitor.token, { text: "Is it oak?" });
  expect(heard).toEqual([id]);
  await send(seller.token, { text: "Walnut.", answerTo: questionSchema.parse(body)._id });
  stop();
  expect(heard).toEqual([id, id]);
});

test("returns similar pieces of the same kind, closest in look and price, without the piece itself", async () => {
  const kind = {
    categories: ["seating"],
    subCategories: ["stools_and_benches"],
    types: ["settles"],
    style: "shaker",
  };
  const words = { category: "seating", subCategory: "stools_and_benches", type: "settles" };
  const make = (more: object) => create({ ...draft, ...words, style: "shaker", materials: [], ...more });
  const [near, far] = [
    full(await make({ price: 510_00 })),
    full(await make({ price: 4_000_00, style: "baroque" })),
  ];
  const id = await piece(server, seller.id, { ...kind, price: 500_00, materials: [] });
  const similar = full(await get(id)).similar.map(({ heirloopId }) => heirloopId);
  expect(similar.slice(0, 2)).toEqual([near.heirloopId, far.heirloopId]);
  expect(similar).not.toContain(id);
});

test.each([
  [{ status: "sold" }, "listing_sold_names_order"],
  [{ soldTo: "order-0001" }, "listing_sold_names_order"],
  [{ reservedUntil: new Date(0) }, "listing_hold_whole"],
  [{ price: 0 }, "listing_price"],
  [{ price: 100, compareAtPrice: 100 }, "listing_was_dearer"],
] as const)("rejects %j in the database", async (more, constraint) => {
  await expect(piece(server, seller.id, more)).rejects.toMatchObject({ cause: { constraint } });
});
