import { createApi } from "@heirloop/api-client/http/http-client";
import { fullListingSchema } from "@heirloop/contract/listing/listing.schema";
import { dearer, draft as blank, piece as chair } from "@heirloop/machines/checkout/checkout.example";
import type { CheckoutDraft, CheckoutRefusal } from "@heirloop/machines/checkout/checkout.machine";
import { expect, test } from "vitest";
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

/** A server with a queue of responses per path; `asked` records the requests. */
function serverWith(answers: Record<string, { status: number; body?: unknown }[]>) {
  const asked: string[] = [];
  const api = createApi({
    prefix: "https://server.test",
    token: () => "a-token",
    retry: 0,
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      const call = `${method} ${new URL(url).pathname}`;
      asked.push(call);
      const answer = answers[call]?.shift() ?? { status: 500 };
      return answer.body === undefined
        ? new Response(null, { status: answer.status })
        : Response.json(answer.body, {
            status: answer.status,
            headers: {
              "content-type": answer.status < 400 ? "application/json" : "application/problem+json",
            },
          });
    },
  });
  return { api, asked };
}
const calls = {
  saveCard: "POST /api/payments/payment-methods",
  submit: "POST /api/checkout",
  quote: "POST /api/checkout/quote",
  piece: `GET /api/listings/${chair.heirloopId}`,
  hold: "POST /api/checkout/holds",
  release: "DELETE /api/checkout/holds",
};
const saved = { status: 201, body: { paymentMethod: "card-1", label: "Visa ending 4242" } };

const getRefusal = async (asked: Promise<unknown>): Promise<CheckoutRefusal> => {
  const error: unknown = await asked.then(
    () => new Error("It was not refused."),
    (reason: unknown) => reason,
  );
  if (error instanceof Error && "refusal" in error) return error.refusal as CheckoutRefusal; // The class is private to the actors.
  throw error;
};
const submitted = (answers: Parameters<typeof serverWith>[0], of = wanted): Promise<CheckoutRefusal> =>
  getRefusal(submit(serverWith(answers).api, { ...of, total: null }, () => "key"));

test("shows the payment provider's card errors at the card's fields", async () => {
  const errors = [
    { path: "expiry", message: "This card has expired" },
    { path: "number", message: "This is no sandbox card" },
  ];
  expect(await submitted({ [calls.saveCard]: [problem(422, "invalid", { errors })] })).toEqual({
    errors: { "card.expiry": "This card has expired", "card.number": "This is no sandbox card" },
    problem: null,
    declined: false,
    lasting: true,
    outdated: false,
  });
});

const changed = problem(409, "price-changed", {
  detail: "A chair now costs $500.",
  errors: [{ path: "listings.0.listingPrice", message: "Now $500" }],
});

test("returns the current listings after a price change and does not retry the same request", async () => {
  const now = fullListingSchema.parse({
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
    openRequest: null,
    similar: [],
    priceHistory: [],
  });
  const found = { status: 200, body: now };
  const told = { problem: "A chair now costs $500.", lasting: true, repriced: [now] };
  expect(
    await submitted({ [calls.saveCard]: [saved], [calls.submit]: [changed], [calls.piece]: [found] }),
  ).toMatchObject(told);
  const answering = serverWith({ [calls.quote]: [changed], [calls.piece]: [found] });
  expect(await getRefusal(loadQuote(answering.api, wanted, new AbortController().signal))).toMatchObject(
    told,
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

test("shows errors without a field for the whole form", async () => {
  expect(await submitted({ [calls.saveCard]: [saved], [calls.submit]: [changed] })).toMatchObject({
    errors: {},
    problem: "A chair now costs $500.",
  });
  const both = problem(422, "invalid", {
    errors: [
      { path: "offerAmount", message: "Offer less than $400" },
      { path: "address.zip", message: "Enter a 5-digit ZIP code" },
    ],
  });
  expect(await submitted({ [calls.saveCard]: [saved], [calls.submit]: [both] })).toMatchObject({
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

test("releases the hold of a removed piece for another one", async () => {
  const { api, asked } = serverWith({
    [calls.hold]: [
      problem(409, "too-many-holds"),
      { status: 200, body: { until: "2026-11-21T10:15:00.000Z", listings: [chair.heirloopId] } },
    ],
    [calls.release]: [{ status: 204 }],
  });
  expect(await hold(api, [chair])).toMatchObject({ listings: [chair.heirloopId] });
  expect(asked).toEqual([calls.hold, calls.release, calls.hold]);
});

test("sends the displayed total and reports and recalculates a different one", async () => {
  const bodies: unknown[] = [];
  const api = createApi({
    prefix: "https://server.test",
    token: () => "a-token",
    retry: 0,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const saves = new URL(request.url).pathname === "/api/payments/payment-methods";
      if (saves) return Response.json(saved.body, { status: saved.status });
      bodies.push(await request.json());
      const { status, body } = problem(409, "total-changed", { detail: "The total is now $500." });
      return Response.json(body, { status, headers: { "content-type": "application/problem+json" } });
    },
  });
  const throwRefusal = await getRefusal(submit(api, { ...wanted, total: 512_34 }, () => "key"));
  expect([bodies, throwRefusal]).toMatchObject([
    [{ total: 512_34 }],
    { problem: "The total is now $500.", outdated: true },
  ]);
});

test.each(["listing-sold", "listing-reserved", "listing-inactive", "own-listing"])(
  "leaves %s to the listing's own message",
  async (code) => {
    const { api } = serverWith({ [calls.hold]: [problem(409, code, { detail: "A chair: gone." })] });
    expect(await getRefusal(hold(api, [chair]))).toMatchObject({ outdated: true, problem: null, errors: {} });
  },
);
