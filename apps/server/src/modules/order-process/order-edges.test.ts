import type { Order } from "@heirloop/contract/order/order.schema";
import type { EndStatus, OrderStatus } from "@heirloop/contract/order/order-status";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import { cents } from "@heirloop/contract/money/money.schema";
import { type ChartEdge, chartOf, edgeName } from "@heirloop/machines/chart/machine-chart";
import type { OrderActor } from "@heirloop/machines/order/order-event";
import { orderMachine } from "@heirloop/machines/order/order.machine";
import type { orderGuards } from "@heirloop/machines/order/order.guards";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  boston,
  contact,
  oakland,
  person,
  piece,
  savedCard,
  uploadedPicture,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { readLedger } from "../payment/payment.queries.ts";

/**
 * Takes every transition of the order machine after checkout on a real order, over the API or through the
 * server's jobs. The transitions come from the machine itself.
 */
const edges = chartOf(orderMachine).edges.filter(({ from }) => from !== "placing");

/** The actors that pass each guard. */
const takers: Record<keyof typeof orderGuards, OrderActor[]> = {
  isBuyer: ["buyer"],
  isSeller: ["seller"],
  isASide: ["buyer", "seller"],
  isAdmin: ["admin"],
  isTime: ["time"],
  buysAtPrice: ["buyer"],
  makesOffer: ["buyer"],
  isSellerOrAdmin: ["seller", "admin"],
  isTheirTurn: ["seller"],
  isTheirTurnAndReachesFloor: ["seller"],
  isTheirTurnAndAmountFits: ["seller"],
  isSystem: ["system"],
  isSystemAndPriceReachesOffer: ["system"],
  mayPropose: ["buyer", "seller"],
  confirmsForPickup: ["buyer", "seller"],
  confirmsWithinOneHub: ["buyer", "seller"],
  confirmsForCarrier: ["buyer", "seller"],
  hasDelivered: ["buyer", "seller"],
  hasPickedUp: ["buyer", "seller"],
  asksToSettleOff: ["buyer", "seller"],
  agreesToSettleOff: ["buyer", "seller"],
};

const isGuard = (name: string | null): name is keyof typeof takers => name !== null && name in takers;
const cases = edges.flatMap((edge) =>
  (isGuard(edge.guard) ? takers[edge.guard] : []).map((by) => ({ edge, by, name: edgeName(edge) })),
);

type Move = [by: "buyer" | "seller" | "admin", event: OrderEvent];
const both: Move[] = [
  ["buyer", { type: "schedule", date: "2026-11-27", window: "morning" }],
  ["seller", { type: "schedule", date: "2026-11-28", window: "evening" }],
];
const approved: Move[] = [["seller", { type: "approve" }], ...both];
const agreed: Move[] = [...approved, ["buyer", { type: "confirm-schedule", window: "evening" }]];
const carried: Move[] = [
  ...agreed,
  ["seller", { type: "assign-carrier", carrier: "Bay Freight", quote: cents(200_00) }],
];

/** The moves that bring a new order to each status. */
const wayTo: Record<Exclude<OrderStatus, EndStatus>, Move[]> = {
  "offer-sent": [],
  requested: [],
  scheduling: approved,
  "active-pickup": agreed,
  "active-delivery": agreed,
  looking_for_carrier: agreed,
  awaiting_shipping: carried,
  in_transit: [...carried, ["seller", { type: "ship", tracking: "BF-1" }]],
};
const isOnTheWay = (status: string): status is keyof typeof wayTo => status in wayTo;

const eventOf = (by: OrderActor, code: string, proof: string): Record<OrderEventType, OrderEvent> => ({
  accept: { type: "accept" },
  counter: { type: "counter", amount: cents(400_00) },
  decline: { type: "decline" },
  withdraw: { type: "withdraw" },
  approve: { type: "approve" },
  cancel: { type: "cancel" },
  schedule: { type: "schedule", date: "2026-11-29", window: "afternoon" },
  "confirm-schedule": { type: "confirm-schedule", window: by === "buyer" ? "evening" : "morning" },
  "assign-carrier": { type: "assign-carrier", carrier: "Bay Freight", quote: cents(200_00) },
  ship: { type: "ship", tracking: "BF-1" },
  deliver: { type: "deliver", proof },
  "pick-up": { type: "pick-up", code },
  "complete-off": { type: "complete-off" },
  remove: { type: "remove", reason: "Fraud" },
});
const isPersons = (type: string, events: Record<string, OrderEvent>): type is OrderEventType =>
  type in events;

/** Returns the handover method of an order that takes the transition. */
function handover({ from, guard }: ChartEdge): Record<string, unknown> {
  if (guard === "confirmsWithinOneHub" || from === "active-delivery")
    return { type: "delivery", address: oakland };
  const isCarried = ["looking_for_carrier", "awaiting_shipping", "in_transit"].includes(from);
  return guard === "confirmsForCarrier" || isCarried
    ? { type: "delivery", address: boston }
    : { type: "pickup" };
}

let server: TestServer;
let people: Record<"buyer" | "seller" | "admin", TestPerson>;
let proof: string;
beforeAll(async () => {
  server = await startTestServer();
  people = {
    buyer: await person(server, "Bea"),
    seller: await person(server, "Sam"),
    admin: await person(server, "Ada", { admin: true }),
  };
  proof = await uploadedPicture(server, people.seller.token);
});
beforeEach(() => server.clock.set(testInstant));
afterAll(() => server.close());

async function place(extra: Record<string, unknown>): Promise<Order> {
  const { token } = people.buyer;
  const body = {
    listings: [{ id: await piece(server, people.seller.id), listingPrice: 500_00 }],
    contact,
    paymentMethod: await savedCard(server, token),
    ...extra,
  };
  const answer = await server.call("POST", "/api/checkout", { token, body });
  const [order] = (answer.body as { orders?: Order[] }).orders ?? [];
  if (order === undefined) throw new Error(answer.text);
  return order;
}

async function drive(order: Order, [by, event]: Move): Promise<Order> {
  const { token } = people[by];
  const answer = await server.call("POST", `/api/orders/${order._id}/events`, { token, body: event });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as Order;
}

const read = async ({ _id }: Order): Promise<Order> =>
  (await server.call("GET", `/api/orders/${_id}`, { token: people.buyer.token })).body as Order;

test("has an actor for each transition", () => {
  expect(edges.filter(({ guard }) => !isGuard(guard)).map(edgeName)).toEqual([]);
});

test.each(cases)("$name, by $by", async ({ edge, by }) => {
  if (!isOnTheWay(edge.from)) throw new Error(`Nobody knows the way to ${edge.from}.`);
  const order = await place({
    ...handover(edge),
    ...(edge.from === "offer-sent" ? { offerAmount: 300_00 } : {}),
  });
  for (const move of wayTo[edge.from]) await drive(order, move);
  const other = by === "buyer" ? "seller" : "buyer";
  if (edge.guard === "agreesToSettleOff") await drive(order, [other, { type: "complete-off" }]);
  const before = await read(order);
  expect(before).toMatchObject({
    status: edge.from,
    ...(by === "time" ? { deadline: { event: edge.on } } : {}),
  });
  if (by === "system") {
    const path = `/api/listings/${order.listings[0]?.listing.heirloopId ?? ""}`;
    const { token } = people.seller;
    if (edge.on === "reprice") await server.call("PATCH", path, { token, body: { price: 250_00 } });
    else await server.call("DELETE", path, { token });
  } else if (by === "time") {
    server.clock.set(new Date(before.deadline?.at ?? ""));
    await server.deps.jobs.runDue();
  } else {
    const events = eventOf(by, order.handoffCode ?? "", proof);
    if (!isPersons(edge.on, events)) throw new Error(`Nobody knows how to send ${edge.on}.`);
    await drive(order, [by, events[edge.on]]);
  }
  expect((await read(order)).status).toBe(edge.to[0] ?? edge.from);
  const ledger = await readLedger(server.db, order._id);
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});
