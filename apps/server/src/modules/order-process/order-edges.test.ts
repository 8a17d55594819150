import type { Order } from "@heirloop/contract/order/order.schema";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import { cents } from "@heirloop/contract/money/money.schema";
import { type ChartEdge, chartOf, edgeName } from "@heirloop/machines/chart/machine-chart";
import type { OrderContext } from "@heirloop/machines/order/order-context";
import type { OrderActor, SentOrderEvent } from "@heirloop/machines/order/order-event";
import type { MovedOrder } from "@heirloop/machines/order/order-snapshot";
import { moveOrder, placeOrder } from "@heirloop/machines/order/order-transition";
import { orderMachine } from "@heirloop/machines/order/order.machine";
import type { orderGuards } from "@heirloop/machines/order/order.guards";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import {
  boston,
  contact,
  cards,
  oakland,
  person,
  piece,
  savedCard,
  setPickup,
  uploadedPicture,
  type TestPerson,
} from "../../testing/marketplace-world.ts";
import { startTestServer, testInstant, type TestServer } from "../../testing/test-server.ts";
import { listLedgerEntries } from "../payment/payment.queries.ts";

/**
 * Takes every transition of the order machine after checkout on a real order, over the API or through the
 * server's jobs. The transitions come from the machine itself.
 */
/** They need an agreed time that has come or is over: `no-show.test.ts` takes them. */
const timedGuards = [
  "mayBeLate",
  "mayReportNoShow",
  "mayContestNoShow",
  "mayWithdrawNoShow",
  "isAdminWithContestedNoShow",
  "isTimeWithOpenNoShow",
  "cancelsForNoShow",
] as const satisfies ReadonlyArray<keyof typeof orderGuards>;
type TimedGuard = (typeof timedGuards)[number];
const edges = chartOf(orderMachine).edges.filter(
  ({ from, guard }) => from !== "placing" && !timedGuards.some((timed) => timed === guard),
);

/** The actors that pass each guard. */
const takers: Record<Exclude<keyof typeof orderGuards, TimedGuard>, OrderActor[]> = {
  isBuyerUnlessPending: ["buyer"],
  isSeller: ["seller"],
  isSellerUnlessPending: ["seller"],
  isBuyerWithDeclinedCard: ["buyer"],
  completesApproval: ["seller"],
  completesAcceptance: ["seller"],
  isSystemAndPending: ["system"],
  isASide: ["buyer", "seller"],
  isAdmin: ["admin"],
  isTime: ["time"],
  isTimeUnlessPending: ["time"],
  isTimeAndUnpaid: ["time"],
  buysAtPrice: ["buyer"],
  makesOffer: ["buyer"],
  isSellerOrAdmin: ["seller", "admin"],
  isTheirTurn: ["seller"],
  isTheirTurnAndReachesFloor: ["seller"],
  isTheirTurnAndAmountFits: ["seller"],
  isSystem: ["system"],
  isSystemAndPriceReachesOffer: ["system"],
  isSellerOfPickup: ["seller"],
  mayPropose: ["buyer", "seller"],
  mayReschedule: ["buyer", "seller"],
  confirmsReschedule: ["buyer", "seller"],
  declinesReschedule: ["buyer", "seller"],
  withdrawsReschedule: ["buyer", "seller"],
  isTimeWithoutNoShow: ["time"],
  isASideThatMayCancel: ["buyer", "seller"],
  hasDeliveredUncontested: ["buyer", "seller"],
  confirmsForPickup: ["buyer", "seller"],
  confirmsForSeller: ["buyer", "seller"],
  confirmsForCarrier: ["buyer", "seller"],
  hasDelivered: ["buyer", "seller"],
  hasPickedUp: ["buyer", "seller"],
  asksToCompleteOff: ["buyer", "seller"],
  agreesToCompleteOff: ["buyer", "seller"],
};

const isGuard = (name: string | null): name is keyof typeof takers => name !== null && name in takers;
const cases = edges.flatMap((edge) =>
  (isGuard(edge.guard) ? takers[edge.guard] : []).map((by) => ({ edge, by, name: edgeName(edge) })),
);

type Payloads = { code: string; proof: string; paymentMethod: string };
const eventOf = (
  by: OrderActor,
  { code, proof, paymentMethod }: Payloads,
): Record<OrderEventType, OrderEvent> => ({
  accept: { type: "accept" },
  counter: { type: "counter", amount: cents(400_00) },
  decline: { type: "decline" },
  withdraw: { type: "withdraw" },
  "retry-payment": { type: "retry-payment", paymentMethod },
  approve: { type: "approve" },
  cancel: { type: "cancel" },
  "set-pickup": setPickup,
  schedule: {
    type: "schedule",
    ...(by === "buyer"
      ? { date: "2026-11-27", window: "morning" as const }
      : { date: "2026-11-28", window: "evening" as const }),
  },
  "confirm-schedule": { type: "confirm-schedule", window: by === "buyer" ? "evening" : "morning" },
  reschedule: {
    type: "reschedule",
    ...(by === "buyer"
      ? { date: "2026-12-01", window: "morning" as const }
      : { date: "2026-12-02", window: "evening" as const }),
  },
  "confirm-reschedule": {
    type: "confirm-reschedule",
    window: by === "buyer" ? "2026-12-02/evening" : "2026-12-01/morning",
  },
  "keep-schedule": { type: "keep-schedule" },
  "running-late": { type: "running-late", minutes: 15 },
  "report-no-show": { type: "report-no-show" },
  "contest-no-show": { type: "contest-no-show", reason: "I was there" },
  "withdraw-no-show": { type: "withdraw-no-show" },
  "confirm-handover": { type: "confirm-handover", reason: "The code was used" },
  "assign-carrier": { type: "assign-carrier", carrier: "Bay Freight", quote: cents(200_00) },
  ship: { type: "ship", tracking: "BF-1" },
  deliver: { type: "deliver", proof },
  "pick-up": { type: "pick-up", code },
  "complete-off": { type: "complete-off" },
  remove: { type: "remove", reason: "Fraud" },
});
const isPersons = (type: string, events: Record<string, OrderEvent>): type is OrderEventType =>
  type in events;

type Person = "buyer" | "seller" | "admin";
type Move = readonly [by: Person, type: OrderEventType];
type Way = Readonly<{ checkout: Record<string, unknown>; moves: readonly Move[]; order: MovedOrder }>;

const machineTime = testInstant.toISOString();
const pretended: Payloads = { code: "ABC123", proof: "/pictures/proof", paymentMethod: "pm_1" };

/** A new order as the machine sees it, with the part of the checkout that makes it so. */
function beginning(checkout: Way["checkout"], context: Partial<OrderContext>): Way {
  const placed = {
    type: "pickup",
    offer: null,
    approved: false,
    payment: "authorized",
    askingPrice: 500_00,
    buyerHub: "BA",
    sellerHub: "BA",
    deliveredBy: null,
    proposals: [],
    agreed: null,
    reschedule: null,
    late: [],
    noShow: null,
    timeZone: null,
    offered: null,
    pickup: null,
    carrier: null,
    tracking: null,
    handoffCode: pretended.code,
    completeOffAskedBy: null,
    priceFloor: null,
    consigned: false,
    ...context,
  } satisfies OrderContext;
  return { checkout, moves: [], order: placeOrder(placed, machineTime).order };
}

const offerAmount = cents(300_00);
const beginnings = [
  beginning({ type: "pickup" }, {}),
  beginning({ type: "delivery", address: oakland }, { type: "delivery" }),
  beginning({ type: "delivery", address: boston }, { type: "delivery", buyerHub: "NY" }),
  beginning(
    { type: "pickup", offerAmount },
    {
      offer: {
        amount: offerAmount,
        status: "pending",
        counteroffer: null,
        buyerAmount: offerAmount,
        sellerAmount: null,
        turn: "seller",
      },
    },
  ),
];

/** The machine's next order, a payment's success included; null when it rejects the event. */
function moved(order: MovedOrder, event: SentOrderEvent): MovedOrder | null {
  const next = moveOrder(order, event);
  if (!next.ok) return null;
  return next.order.context.payment === "pending"
    ? moved(next.order, { type: "payment-succeeded", by: event.by, now: machineTime })
    : next.order;
}

/** The ways from a new order to everything that people can make of it, the shortest first. */
function waysFrom(start: Way): Way[] {
  const ways = new Map([[JSON.stringify(start.order), start]]);
  // The loop also visits the ways that it adds.
  for (const way of ways.values())
    for (const by of ["buyer", "seller", "admin"] as const)
      for (const event of Object.values(eventOf(by, pretended))) {
        const order = moved(way.order, { ...event, by, now: machineTime });
        const key = JSON.stringify(order);
        if (order !== null && !ways.has(key))
          ways.set(key, { ...way, moves: [...way.moves, [by, event.type]], order });
      }
  return [...ways.values()];
}
const ways = beginnings.flatMap(waysFrom);

/** The way to an order that takes this transition when this actor sends its event. */
function wayTo(edge: ChartEdge, by: OrderActor): Way | undefined {
  return (
    beginnings.find(({ order }) => order.status === edge.from) ??
    ways.find(({ order }) => {
      if (order.status !== edge.from) return false;
      if (by === "time" || by === "system") return true;
      const events = eventOf(by, pretended);
      if (!isPersons(edge.on, events)) return false;
      const next = moved(order, { ...events[edge.on], by, now: machineTime });
      return next?.status === (edge.to[0] ?? edge.from);
    })
  );
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

/** Sends an approval or acceptance that the card does not pay for. */
async function driveDeclined(order: Order, event: OrderEvent): Promise<void> {
  const { token } = people.seller;
  const answer = await server.call("POST", `/api/orders/${order._id}/events`, { token, body: event });
  expect([answer.status, (answer.body as { code?: string }).code]).toEqual([409, "card-declined"]);
}

async function drive(order: Order, by: Person, type: OrderEventType): Promise<Order> {
  const { token } = people[by];
  const paymentMethod = await savedCard(server, people.buyer.token);
  const body = eventOf(by, { code: order.handoffCode ?? "", proof, paymentMethod })[type];
  const answer = await server.call("POST", `/api/orders/${order._id}/events`, { token, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body as Order;
}

const read = async ({ _id }: Order): Promise<Order> =>
  (await server.call("GET", `/api/orders/${_id}`, { token: people.buyer.token })).body as Order;

/** These transitions follow a declined card. */
const declinedBefore = new Set(["isTimeAndUnpaid", "isBuyerWithDeclinedCard"]);
const startsPayment = new Set(["accept", "approve", "retry-payment"]);

test("has an actor for each transition", () => {
  expect(edges.filter(({ guard }) => !isGuard(guard)).map(edgeName)).toEqual([]);
});

test.each(cases)("$name, by $by", async ({ edge, by }) => {
  const way = wayTo(edge, by);
  if (way === undefined) throw new Error(`No way to ${edge.from}.`);
  const order = await place({
    ...way.checkout,
    ...(declinedBefore.has(edge.guard ?? "") || edge.on === "payment-failed"
      ? { paymentMethod: await savedCard(server, people.buyer.token, cards.insufficient) }
      : {}),
  });
  const decision: OrderEventType = edge.from === "offer-sent" ? "accept" : "approve";
  if (declinedBefore.has(edge.guard ?? "")) await driveDeclined(order, { type: decision });
  for (const [sender, type] of way.moves) await drive(order, sender, type);
  const before = await read(order);
  expect(before).toMatchObject({
    status: edge.from,
    ...(by === "time" ? { deadline: { event: edge.on } } : {}),
  });
  if (edge.on === "payment-failed") await driveDeclined(order, { type: decision });
  else if (edge.on === "payment-succeeded") await drive(order, "seller", decision);
  else if (by === "system") {
    const path = `/api/listings/${order.listings[0]?.listing.heirloopId ?? ""}`;
    const { token } = people.seller;
    if (edge.on === "reprice") await server.call("PATCH", path, { token, body: { price: 250_00 } });
    else await server.call("DELETE", path, { token });
  } else if (by === "time") {
    server.clock.set(new Date(before.deadline?.at ?? ""));
    await server.deps.jobs.runDue();
  } else {
    if (!isPersons(edge.on, eventOf(by, pretended))) throw new Error(`Nobody sends ${edge.on}.`);
    await drive(order, by, edge.on);
  }
  // The payment's outcome follows at once.
  const reached = startsPayment.has(edge.on) ? "scheduling" : (edge.to[0] ?? edge.from);
  expect((await read(order)).status).toBe(reached);
  const ledger = await listLedgerEntries(server.db, order._id);
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
});
