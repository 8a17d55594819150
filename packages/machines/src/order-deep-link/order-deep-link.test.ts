import { orderIdSchema, userIdSchema } from "@heirloop/contract/identity/identity.schema";
import { orderStatuses } from "@heirloop/contract/order/order-status";
import { createActor, fromPromise } from "xstate";
import { expect, test } from "vitest";
import { proveMachine } from "../proof/machine-proof.ts";
import { connectOrderDeepLink } from "./order-deep-link.connect.ts";
import { type OrderDeepLinkEvent, orderDeepLinkMachine } from "./order-deep-link.machine.ts";
import { purchasesTab, salesTab } from "../order/purchases-selection.ts";
import { type LinkedOrder, orderPage, type Viewer, orderNotFoundText } from "./order-page.ts";

const buyer: Viewer = { _id: userIdSchema.parse("user-buyer"), isBusiness: false };
const consumer: Viewer = { _id: userIdSchema.parse("user-seller"), isBusiness: false };
const business: Viewer = { ...consumer, isBusiness: true };
const order: LinkedOrder = {
  _id: orderIdSchema.parse("order-0001"),
  status: "scheduling",
  offer: null,
  approved: true,
  buyer: { _id: buyer._id },
};
const other = "order-0002";
const arrive = (id: string = order._id, pathname = "/"): OrderDeepLinkEvent => ({
  type: "ARRIVE",
  order: id,
  pathname,
});

function start(viewer: Viewer | null, snapshot?: unknown) {
  const fetches: Array<{
    order: string;
    resolve: (order: LinkedOrder) => void;
    reject: (why: Error) => void;
  }> = [];
  const did: string[] = [];
  const actor = createActor(
    orderDeepLinkMachine.provide({
      actors: {
        fetchOrder: fromPromise(
          ({ input }) =>
            new Promise<LinkedOrder>((resolve, reject) =>
              fetches.push({ order: input.order, resolve, reject }),
            ),
        ),
      },
      actions: {
        logIn: () => did.push("logs in"),
        show: (_, { page }) => did.push(`shows ${page}`),
        clearAddress: () => did.push("clears the address"),
        showAlert: (_, { tone, message }) => did.push(`${tone}: ${message}`),
      },
    }),
    { input: { viewer }, ...(snapshot === undefined ? {} : { snapshot: snapshot as never }) },
  );
  actor.start();
  return {
    actor,
    fetches,
    did,
    send: (...events: readonly OrderDeepLinkEvent[]): void => events.forEach((event) => actor.send(event)),
    loadingOrder: () => connectOrderDeepLink(actor.getSnapshot()).loadingOrder,
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("handles every event in every state and takes every transition", () => {
  const { gaps, taken } = proveMachine({
    machine: orderDeepLinkMachine,
    inputs: { guest: { viewer: null }, buyer: { viewer: buyer } },
    events: [
      arrive(),
      arrive(other),
      arrive("no order"),
      arrive(order._id, "/purchases"),
      { type: "NAVIGATE_AWAY" },
      { type: "SIGNED_IN", viewer: buyer },
      { type: "SIGNED_IN", viewer: business },
      { type: "SIGNED_OUT" },
    ],
    answers: { fetchOrder: [{ output: order }, { error: new Error("Permission denied") }, { error: 1 }] },
  });
  expect(gaps).toEqual([]);
  expect(taken).toEqual({
    idle: ["ARRIVE", "SIGNED_IN", "SIGNED_OUT"],
    fetching: ["ARRIVE", "NAVIGATE_AWAY", "SIGNED_IN", "SIGNED_OUT"],
  });
});

test.each([
  ["the buyer to the purchase", buyer, "/purchases?selection=openPurchases&order=order-0001"],
  [
    "a consumer to the sale beside the purchases",
    consumer,
    "/purchases?selection=openSales&order=order-0001",
  ],
  ["a business to the sale", business, "/sales?selection=openSales&order=order-0001"],
])("navigates %s", async (_whom, viewer, page) => {
  const { fetches, did, send, loadingOrder } = start(viewer);
  send(arrive());
  expect(loadingOrder()).toBe(order._id);
  fetches[0]?.resolve(order);
  await settled();
  expect([did, loadingOrder()]).toEqual([[`shows ${page}`], null]);
});

test.each(orderStatuses)("shows an order that is %s to each side in the tab that contains it", (status) => {
  const tabOf = (viewer: Viewer) => /selection=(\w+)/.exec(orderPage({ ...order, status }, viewer))?.[1];
  const [purchase, sale] = [purchasesTab({ ...order, status }), salesTab({ ...order, status })];
  expect([tabOf(buyer), tabOf(consumer), tabOf(business)]).toEqual([purchase, sale, sale]);
});

test.each(["/purchases", "/sales", "/orders", "/order-summary", "/purchases/"])(
  "leaves the parameter to the page on %s",
  (pathname) => {
    const { fetches, did, send } = start(buyer);
    send(arrive(order._id, pathname));
    expect([fetches, did]).toEqual([[], []]);
  },
);

test("sends a guest to the login page first", () => {
  const { fetches, did, send } = start(null);
  send(arrive());
  expect([fetches, did]).toEqual([[], ["logs in"]]);
});

test("reports a missing permission to a stranger and removes the parameter from the URL", async () => {
  const { fetches, did, send } = start(consumer);
  send(arrive());
  fetches[0]?.reject(new Error("Permission denied"));
  await settled();
  expect(did).toEqual(["danger: Permission denied", "clears the address"]);
});

test("does not load an invalid order id", () => {
  const { fetches, did, send } = start(buyer);
  send(arrive("../etc"));
  expect([fetches, did]).toEqual([[], [`danger: ${orderNotFoundText}`, "clears the address"]]);
});

test("loads the same order once; another order replaces it, and the older response is ignored", async () => {
  const { fetches, did, send } = start(buyer);
  send(arrive(), arrive(), arrive(other));
  expect(fetches.map(({ order: id }) => id)).toEqual([order._id, other]);
  fetches[0]?.resolve(order);
  await settled();
  expect(did).toEqual([]);
});

test("ignores the response after the user navigates elsewhere or changes", async () => {
  for (const event of [
    { type: "NAVIGATE_AWAY" },
    { type: "SIGNED_OUT" },
    { type: "SIGNED_IN", viewer: business },
  ] as const) {
    const { fetches, did, send, loadingOrder } = start(buyer);
    send(arrive(), event);
    fetches[0]?.resolve(order);
    await settled();
    expect([did, loadingOrder()]).toEqual([[], null]);
  }
});

test("loads the order again from a restored snapshot", async () => {
  const first = start(buyer);
  first.send(arrive());
  const { fetches, did } = start(null, JSON.parse(JSON.stringify(first.actor.getPersistedSnapshot())));
  fetches[0]?.resolve(order);
  await settled();
  expect(did).toEqual(["shows /purchases?selection=openPurchases&order=order-0001"]);
});

/** What each state knows: `idle` as the buyer, and while the order is fetched. */
const ways = {
  idle: () => start(buyer),
  fetching: () => {
    const world = start(buyer);
    world.send(arrive());
    return world;
  },
};
const stateOf = ({ actor }: ReturnType<typeof start>) => {
  const { value, context } = actor.getSnapshot();
  return { value, ...context };
};

test.each<[keyof typeof ways, OrderDeepLinkEvent, state: object, did: readonly string[]]>([
  ["idle", { type: "SIGNED_IN", viewer: buyer }, { value: "idle", viewer: buyer, order: null }, []],
  ["idle", { type: "SIGNED_IN", viewer: business }, { value: "idle", viewer: business, order: null }, []],
  ["idle", { type: "SIGNED_OUT" }, { value: "idle", viewer: null, order: null }, []],
  ["idle", { type: "NAVIGATE_AWAY" }, { value: "idle", viewer: buyer, order: null }, []],
  ["idle", arrive(), { value: "fetching", viewer: buyer, order: order._id }, []],
  [
    "fetching",
    { type: "SIGNED_IN", viewer: buyer },
    { value: "fetching", viewer: buyer, order: order._id },
    [],
  ],
  ["fetching", { type: "SIGNED_IN", viewer: business }, { value: "idle", viewer: business, order: null }, []],
  ["fetching", { type: "SIGNED_OUT" }, { value: "idle", viewer: null, order: null }, []],
  ["fetching", { type: "NAVIGATE_AWAY" }, { value: "idle", viewer: buyer, order: null }, []],
  ["fetching", arrive(order._id, "/purchases"), { value: "idle", viewer: buyer, order: null }, []],
  ["fetching", arrive(), { value: "fetching", viewer: buyer, order: order._id }, []],
  ["fetching", arrive(other), { value: "fetching", viewer: buyer, order: other }, []],
  [
    "fetching",
    arrive("../etc"),
    { value: "idle", viewer: buyer, order: null },
    [
      "danger: We could not find this order. Check the link, or choose the order from your purchases or sales.",
      "clears the address",
    ],
  ],
])("%s: the state after %j", (from, event, state, did) => {
  const world = ways[from]();
  world.send(event);
  expect([stateOf(world), world.did]).toEqual([state, did]);
});

test("is idle again after a failure", async () => {
  const world = ways.fetching();
  world.fetches[0]?.reject(new Error("Permission denied"));
  await settled();
  expect(stateOf(world)).toEqual({ value: "idle", viewer: buyer, order: null });
});

test("sends a user who signed out to the login page, and shows the order to one who signed in", async () => {
  const { did, fetches, send } = start(buyer);
  send({ type: "SIGNED_OUT" }, arrive(), { type: "SIGNED_IN", viewer: business }, arrive());
  fetches[0]?.resolve(order);
  await settled();
  expect(did).toEqual(["logs in", "shows /sales?selection=openSales&order=order-0001"]);
});
