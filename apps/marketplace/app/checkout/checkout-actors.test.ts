import { createApi } from "@heirloop/api-client/http/http-client";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { fullListingSchema } from "@heirloop/contract/listing/listing.schema";
import { dearer, draft as blank, order, piece as chair } from "@heirloop/machines/checkout/checkout.example";
import type { CheckoutDraft, CheckoutRefusal } from "@heirloop/machines/checkout/checkout-context";
import { expect, test } from "vitest";
import { type CardEntry, notLoadedEntry, saveCard, testCardEntry } from "../payment/card-entry.ts";
import { serverWith } from "../testing/server-with.ts";
import { loadQuote, hold, submit } from "./checkout-actors.ts";

const draft: CheckoutDraft = {
  ...blank,
  contact: { ...blank.contact, phone: "+1 503 555 0100" },
  address: { line1: "1 Lake Street", line2: "", city: "Oakland", state: "CA", zip: "94610" },
  card: { number: "4242 4242 4242 4242", expiry: "01/20", cvc: "123" },
};
const wanted = { listings: [chair], offerAmount: null, draft };

type Errors = { path: string; message: string }[];
const problem = (status: number, code: string, more: { errors?: Errors; detail?: string } = {}) => ({
  status,
  body: { type: "about:blank", title: "Some fields need another look", status, code, ...more },
});

const calls = {
  enterCard: "POST /api/sandbox/cards",
  saveCard: "POST /api/payments/payment-methods",
  submit: "POST /api/checkout",
  quote: "POST /api/checkout/quote",
  piece: `GET /api/listings/${chair.heirloopId}`,
  hold: "POST /api/checkout/holds",
  release: "DELETE /api/checkout/holds",
};
const entered = { status: 201, body: { paymentMethod: "card-1" } };
const saved = { status: 201, body: { paymentMethod: "card-1", label: "Visa ending 4242" } };
/** The piece at its new price. */
const fullChair = fullListingSchema.parse({
  ...dearer,
  description: "",
  dimensions: { width: 20, depth: 20, height: 30 },
  weight: null,
  comesApart: null,
  conditionNotes: null,
  materials: [],
  style: null,
  color: null,
  rooms: [],
  seller: {
    _id: "seller-id-1",
    firstName: "Sam",
    slug: null,
    picture: null,
    isBusiness: false,
    region: null,
    place: null,
    since: dearer.date,
    averageReview: null,
    reviewedCount: 0,
    listingCount: 1,
  },
  hub: "NA",
  place: null,
  delivery: { pickup: true, delivery: true, localFee: 89_00, carrierFee: 249_00 },
  consigned: false,
  favoriteCount: 0,
  waitingCount: 0,
  openOffer: null,
  ownOrder: null,
  isWaiting: false,
  contact: "open",
  similar: [],
  priceHistory: [],
});
const card = { entry: testCardEntry, getKey: () => "key" };

const getRefusal = async (call: Promise<unknown>): Promise<CheckoutRefusal> => {
  const error: unknown = await call.then(
    () => new Error("It was not refused."),
    (reason: unknown) => reason,
  );
  if (error instanceof Error && "refusal" in error) return error.refusal as CheckoutRefusal; // The class is private to the actors.
  throw error;
};
const submitted = (answers: Parameters<typeof serverWith>[0], of = wanted): Promise<CheckoutRefusal> =>
  getRefusal(submit(serverWith(answers).api, { ...of, total: null }, card));

test("shows the payment provider's card errors at the card's fields", async () => {
  const errors = [
    { path: "expiry", message: "This card has expired" },
    { path: "number", message: "This is no sandbox card" },
  ];
  expect(await submitted({ [calls.enterCard]: [problem(422, "invalid", { errors })] })).toEqual({
    errors: { "card.expiry": "This card has expired", "card.number": "This is no sandbox card" },
    problem: null,
    declined: false,
    lasting: true,
    outdated: false,
  });
});

test("shows a gateway's answer about the whole card at its number", async () => {
  const errors = [{ path: "paymentMethod", message: "The bank declined this card." }];
  const answers = {
    [calls.enterCard]: [entered],
    [calls.saveCard]: [problem(422, "invalid", { errors })],
  };
  expect((await submitted(answers)).errors).toEqual({ "card.number": "The bank declined this card." });
});

test("shows what is wrong in the card's form and in the others, and sends nothing", async () => {
  const { api, requests } = serverWith({});
  const contact = { ...wanted.draft.contact, phone: "" };
  const refusal = await getRefusal(
    submit(
      api,
      { ...wanted, draft: { ...wanted.draft, contact }, total: null },
      { ...card, entry: notLoadedEntry },
    ),
  );
  expect(Object.keys(refusal.errors)).toEqual(["contact.phone", "card.number"]);
  expect(requests).toEqual([]);
});

test("pays with what the gateway's own form returns", async () => {
  const { api, requests } = serverWith({
    [calls.saveCard]: [saved],
    [calls.submit]: [{ status: 201, body: { orders: [] } }],
  });
  const entry: CardEntry = {
    check: () => Promise.resolve({}),
    save: (api) => saveCard(api, "pm_stripe"),
  };
  const orders = await submit(api, { ...wanted, total: null }, { ...card, entry });
  expect([orders, requests]).toEqual([{ orders: [] }, [calls.saveCard, calls.submit]]);
});

const changed = problem(409, "price-changed", {
  detail: "A chair now costs $500.",
  errors: [{ path: "listings.0.listingPrice", message: "Now $500" }],
});

test("returns the current listings after a price change and does not retry the same request", async () => {
  const currentListing = { status: 200, body: fullChair };
  const repricing = { problem: "A chair now costs $500.", lasting: true, repriced: [fullChair] };
  expect(
    await submitted({
      [calls.enterCard]: [entered],
      [calls.saveCard]: [saved],
      [calls.submit]: [changed],
      [calls.piece]: [currentListing],
    }),
  ).toMatchObject(repricing);
  const answering = serverWith({ [calls.quote]: [changed], [calls.piece]: [currentListing] });
  expect(await getRefusal(loadQuote(answering.api, wanted, new AbortController().signal))).toMatchObject(
    repricing,
  );
  const silent = serverWith({ [calls.quote]: [changed] });
  const { repriced, ...rest } = await getRefusal(loadQuote(silent.api, wanted, new AbortController().signal));
  expect([repriced, rest]).toMatchObject([undefined, { problem: "A chair now costs $500." }]);
});

test("allows a retry when the server is temporarily unavailable", async () => {
  const { api } = serverWith({ [calls.quote]: [problem(503, "unavailable")] });
  expect(await getRefusal(loadQuote(api, wanted, new AbortController().signal))).toMatchObject({
    lasting: false,
  });
});

test("says that the sales tax cannot be calculated, and allows a retry", async () => {
  const title = errorCatalog["tax-unavailable"].title;
  const { status, body } = problem(503, "tax-unavailable");
  const { api } = serverWith({ [calls.quote]: [{ status, body: { ...body, title } }] });
  expect(await getRefusal(loadQuote(api, wanted, new AbortController().signal))).toMatchObject({
    problem: title,
    errors: {},
    lasting: false,
  });
});

test("shows errors without a field for the whole form", async () => {
  expect(
    await submitted({ [calls.enterCard]: [entered], [calls.saveCard]: [saved], [calls.submit]: [changed] }),
  ).toMatchObject({
    errors: {},
    problem: "A chair now costs $500.",
  });
  const both = problem(422, "invalid", {
    errors: [
      { path: "offerAmount", message: "Offer less than $400" },
      { path: "address.zip", message: "Enter a 5-digit ZIP code" },
    ],
  });
  expect(
    await submitted({ [calls.enterCard]: [entered], [calls.saveCard]: [saved], [calls.submit]: [both] }),
  ).toMatchObject({
    errors: { "address.zip": "Enter a 5-digit ZIP code" },
    problem: "Offer less than $400",
  });
  const { api } = serverWith({ [calls.quote]: [both] });
  expect(await getRefusal(loadQuote(api, wanted, new AbortController().signal))).toMatchObject({
    problem: "Offer less than $400",
  });
});

test("reports validation errors in the same format without a request", async () => {
  expect(await submitted({}, { ...wanted, listings: Array.from({ length: 21 }, () => chair) })).toMatchObject(
    { errors: {}, problem: "Check out with at most 20 pieces at a time" },
  );
  const long = { ...draft, address: { ...draft.address, line1: "x".repeat(5_000), line2: "y".repeat(121) } };
  expect(await submitted({}, { ...wanted, draft: long })).toMatchObject({
    errors: {
      "address.line1": "Use at most 120 characters",
      "address.line2": "Use at most 120 characters",
    },
  });
});

test("refuses a ZIP code of another state, and requests the quote without that address", async () => {
  const moved = { ...wanted, draft: { ...draft, address: { ...draft.address, state: "OR", zip: "10001" } } };
  expect(await submitted({}, moved)).toMatchObject({
    errors: { "address.zip": "ZIP code 10001 is in New York. Check the ZIP code or the state." },
    problem: null,
  });
  const { api, bodies } = serverWith({});
  await loadQuote(api, moved, new AbortController().signal).catch(() => undefined);
  expect(bodies).toEqual([expect.not.objectContaining({ address: expect.anything() })]);
});

test("releases the hold of a removed piece for another one", async () => {
  const { api, requests } = serverWith({
    [calls.hold]: [
      problem(409, "too-many-holds"),
      { status: 200, body: { until: "2026-11-21T10:15:00.000Z", listings: [chair.heirloopId] } },
    ],
    [calls.release]: [{ status: 204 }],
  });
  expect(await hold(api, [chair])).toMatchObject({ listings: [chair.heirloopId] });
  expect(requests).toEqual([calls.hold, calls.release, calls.hold]);
});

test("sends the displayed total and reports and recalculates a different one", async () => {
  const bodies: unknown[] = [];
  const api = createApi({
    prefix: "https://server.test",
    token: () => "a-token",
    retry: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname !== "/api/checkout") return Response.json(saved.body, { status: saved.status });
      bodies.push(await request.json());
      const { status, body } = problem(409, "total-changed", { detail: "The total is now $500." });
      return Response.json(body, { status, headers: { "content-type": "application/problem+json" } });
    },
  });
  const throwRefusal = await getRefusal(submit(api, { ...wanted, total: 512_34 }, card));
  expect([bodies, throwRefusal]).toMatchObject([
    [{ total: 512_34 }],
    { problem: "The total is now $500.", outdated: true },
  ]);
});

test.each([
  ["that is still open", { status: 200, body: { ...fullChair, openOffer: order } }, order],
  ["without a link if it cannot be loaded", { status: 500 }, undefined],
])("names the earlier offer %s", async (_, answer, openOffer) => {
  const detail = "Your earlier offer for this piece is still open.";
  const refused = await submitted({
    [calls.enterCard]: [entered],
    [calls.saveCard]: [saved],
    [calls.submit]: [problem(409, "state-conflict", { detail })],
    [calls.piece]: [answer],
  });
  expect([refused.problem, refused.openOffer]).toEqual([detail, openOffer]);
});

test.each(["listing-sold", "listing-reserved", "already-ordered", "listing-inactive", "own-listing"])(
  "leaves %s to the listing's own message",
  async (code) => {
    const { api } = serverWith({ [calls.hold]: [problem(409, code, { detail: "A chair: gone." })] });
    expect(await getRefusal(hold(api, [chair]))).toMatchObject({ outdated: true, problem: null, errors: {} });
  },
);
