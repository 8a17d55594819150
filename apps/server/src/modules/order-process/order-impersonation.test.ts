import type { OrderEventType } from "@heirloop/contract/order/order.events";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { Side } from "@heirloop/contract/user/user.schema";
import { loginSchema } from "@heirloop/contract/user/user.endpoints";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  contact,
  person,
  piece,
  savedCard,
  type TestPerson,
  setPickup,
} from "../../testing/marketplace-world.ts";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";

/** An impersonating admin sends every order event, as the buyer and as the seller of an open offer. */
let server: TestServer;
let buyer: TestPerson;
let seller: TestPerson;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  buyer = await person(server, "Bea");
  seller = await person(server, "Sam");
  admin = await person(server, "Ada", { admin: true });
});
afterAll(() => server.close());

async function placeOffer(): Promise<Order> {
  const body = {
    listings: [{ id: await piece(server, seller.id), listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token),
    offerAmount: 300_00,
  };
  const answer = await server.call("POST", "/api/checkout", { token: buyer.token, body });
  const [order] = (answer.body as { orders: Order[] }).orders;
  if (order === undefined) throw new Error(answer.text);
  return order;
}

async function impersonate({ id }: TestPerson): Promise<string> {
  const answer = await server.call("POST", "/api/admin/enter-account", { token: admin.token, body: { id } });
  return loginSchema.parse(answer.body).token;
}

const bodies: Record<OrderEventType, Record<string, unknown>> = {
  accept: {},
  counter: { amount: 400_00 },
  decline: {},
  withdraw: {},
  "retry-payment": { paymentMethod: "pm_1" },
  approve: {},
  cancel: {},
  "set-pickup": setPickup,
  schedule: { date: "2026-11-27", window: "morning" },
  "confirm-schedule": { window: "morning" },
  reschedule: { date: "2026-11-28", window: "morning" },
  "confirm-reschedule": { window: "2026-11-28/morning" },
  "keep-schedule": {},
  "running-late": { minutes: 15 },
  "report-no-show": {},
  "contest-no-show": { reason: "I was there" },
  "withdraw-no-show": {},
  "confirm-handover": { reason: "The code was used" },
  "assign-carrier": { carrier: "Bay Freight", quote: 200_00 },
  ship: { tracking: "BF-1" },
  deliver: {},
  "pick-up": {},
  "complete-off": {},
  remove: { reason: "Fraud" },
};

const expected: Record<Side, Record<OrderEventType, string>> = {
  buyer: {
    accept: "rejected",
    counter: "rejected",
    decline: "rejected",
    withdraw: "rejected",
    "retry-payment": "rejected",
    approve: "rejected",
    cancel: "rejected",
    "set-pickup": "allowed",
    schedule: "allowed",
    "confirm-schedule": "allowed",
    reschedule: "allowed",
    "confirm-reschedule": "allowed",
    "keep-schedule": "allowed",
    "running-late": "allowed",
    "report-no-show": "rejected",
    "contest-no-show": "allowed",
    "withdraw-no-show": "rejected",
    "confirm-handover": "rejected",
    "assign-carrier": "allowed",
    ship: "allowed",
    deliver: "rejected",
    "pick-up": "rejected",
    "complete-off": "rejected",
    remove: "rejected",
  },
  seller: {
    accept: "rejected",
    counter: "allowed",
    decline: "rejected",
    withdraw: "rejected",
    "retry-payment": "rejected",
    approve: "rejected",
    cancel: "rejected",
    "set-pickup": "allowed",
    schedule: "allowed",
    "confirm-schedule": "allowed",
    reschedule: "allowed",
    "confirm-reschedule": "allowed",
    "keep-schedule": "allowed",
    "running-late": "allowed",
    "report-no-show": "rejected",
    "contest-no-show": "allowed",
    "withdraw-no-show": "rejected",
    "confirm-handover": "rejected",
    "assign-carrier": "allowed",
    ship: "allowed",
    deliver: "rejected",
    "pick-up": "rejected",
    "complete-off": "rejected",
    remove: "rejected",
  },
};

test.each(["buyer", "seller"] as const)(
  "rejects every event that moves money while impersonating the %s",
  async (side) => {
    const order = await placeOffer();
    if (side === "buyer")
      await server.call("POST", `/api/orders/${order._id}/events`, {
        token: seller.token,
        body: { type: "counter", amount: 450_00 },
      });
    const token = await impersonate(side === "buyer" ? buyer : seller);
    const outcomes: Record<string, string> = {};
    for (const [type, body] of Object.entries(bodies)) {
      const answer = await server.call("POST", `/api/orders/${order._id}/events`, {
        token,
        body: { type, ...body },
      });
      const { code } = answer.body as { code?: string };
      outcomes[type] = code === "not-while-entered" ? "rejected" : "allowed";
    }
    expect(outcomes).toEqual(expected[side]);
    const after = await server.call("GET", `/api/orders/${order._id}`, { token: buyer.token });
    expect(after.body).toMatchObject({
      status: "offer-sent",
      offer: { amount: side === "buyer" ? 450_00 : 400_00, turn: "buyer" },
      payment: { status: "saved" },
    });
  },
);

test("rejects offers, purchases and new cards while impersonating", async () => {
  const body = {
    listings: [{ id: await piece(server, seller.id), listingPrice: 500_00 }],
    type: "pickup",
    contact,
    paymentMethod: await savedCard(server, buyer.token),
  };
  const token = await impersonate(buyer);
  const answers = [
    await server.call("POST", "/api/checkout", { token, body }),
    await server.call("POST", "/api/checkout", { token, body: { ...body, offerAmount: 300_00 } }),
    await server.call("POST", "/api/checkout/checkout-of-nobody/confirm", { token }),
    await server.call("POST", "/api/sandbox/cards", {
      token,
      body: { number: "4242 4242 4242 4242", expiry: "12/30", cvc: "123" },
    }),
    await server.call("POST", "/api/payments/payment-methods", { token, body: { paymentMethod: "pm_1" } }),
  ];
  expect(answers.map((answer) => (answer.body as { code?: string }).code)).toEqual(
    answers.map(() => "not-while-entered"),
  );
});
