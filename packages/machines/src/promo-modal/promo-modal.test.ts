import { createActor, fromPromise, SimulatedClock } from "xstate";
import { expect, test } from "vitest";
import { connectPromoModal } from "./promo-modal.connect.ts";
import { type PromoModalEvent, type PromoModalInput, promoModalMachine } from "./promo-modal.machine.ts";

const visitor: PromoModalInput = {
  pathname: "/",
  signedIn: false,
  alreadySent: false,
  dismissed: null,
  sinceLoad: 0,
};

type Request = { email: string; resolve: () => void; reject: (why: Error) => void };

function start(input: Partial<PromoModalInput> = {}, snapshot?: unknown) {
  const requests: Request[] = [];
  const done: string[] = [];
  const clock = new SimulatedClock();
  const machine = promoModalMachine.provide({
    actors: {
      sendCode: fromPromise(
        ({ input: { email } }) =>
          new Promise<void>((resolve, reject) => requests.push({ email, resolve, reject })),
      ),
    },
    actions: {
      saveSent: () => done.push("code saved"),
      showSent: (_, { message }) => done.push(`alert: ${message}`),
      trackSent: () => done.push("tracked"),
      saveModalDismissed: () => done.push("modal dismissed"),
      savePillDismissed: () => done.push("pill dismissed"),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { ...visitor, ...input },
    // A snapshot restored from storage.
    ...(snapshot === undefined ? {} : { snapshot: snapshot as never }),
  });
  actor.start();
  const send = (...events: readonly PromoModalEvent[]): void => events.forEach((event) => actor.send(event));
  return { actor, clock, done, requests, send, view: () => connectPromoModal(actor.getSnapshot()) };
}

type World = ReturnType<typeof start>;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const persisted = ({ actor }: World): string => JSON.stringify(actor.getPersistedSnapshot());

/** Event sequences that lead to every state. */
const ways: Record<string, (input?: Partial<PromoModalInput>) => Promise<World> | World> = {
  waiting: (input) => start(input),
  postponed: (input) => {
    const world = start({ ...input, pathname: "/login" });
    world.clock.increment(5_000);
    return world;
  },
  "open.claim": (input) => {
    const world = start(input);
    world.clock.increment(5_000);
    return world;
  },
  "open.email": async (input) => {
    const world = await way("open.claim", input);
    world.send({ type: "CLAIM" });
    return world;
  },
  pill: async (input) => {
    const world = await way("open.claim", input);
    world.send({ type: "DISMISS" });
    return world;
  },
  "sending.expanded": async (input) => {
    const world = await way("open.email", input);
    world.send({ type: "TYPE", email: " ada@example.com " }, { type: "SUBMIT" });
    return world;
  },
  "sending.minimized": async (input) => {
    const world = await way("sending.expanded", input);
    world.send({ type: "DISMISS" });
    return world;
  },
  sent: async (input) => {
    const world = await way("sending.expanded", input);
    world.requests[0]?.resolve();
    await settled();
    return world;
  },
  over: () => start({ signedIn: true }),
};

async function way(state: string, input?: Partial<PromoModalInput>): Promise<World> {
  const into = ways[state];
  if (into === undefined) throw new Error(`no way into ${state}`);
  return into(input);
}

test.each([
  ["waiting", { shows: "nothing", actions: [] }],
  ["postponed", { shows: "nothing", actions: [] }],
  ["open.claim", { shows: "claim", actions: ["CLAIM", "DISMISS"] }],
  [
    "open.email",
    { shows: "email", email: "", problem: undefined, sending: false, actions: ["TYPE", "SUBMIT", "DISMISS"] },
  ],
  ["pill", { shows: "pill", actions: ["OPEN", "DISMISS_PILL"] }],
  [
    "sending.expanded",
    { shows: "email", email: " ada@example.com ", problem: undefined, sending: true, actions: ["DISMISS"] },
  ],
  ["sending.minimized", { shows: "pill", actions: ["OPEN", "DISMISS_PILL"] }],
  ["sent", { shows: "nothing", actions: [] }],
  ["over", { shows: "nothing", actions: [] }],
])("shows the view of %s", async (state, shown) => {
  expect((await way(state)).view()).toEqual(shown);
});

test.each(Object.keys(ways))("restores a snapshot of %s", async (state) => {
  const world = await way(state);
  const again = start({}, JSON.parse(persisted(world)));
  expect([persisted(again), again.view()]).toEqual([persisted(world), world.view()]);
});

test.each([
  [{}, { offer: "waiting" }],
  [{ signedIn: true }, "over"],
  [{ alreadySent: true }, "over"],
  [{ dismissed: "modal" }, { offer: "pill" }],
  [{ dismissed: "pill" }, "over"],
  [{ dismissed: "modal", signedIn: true }, "over"],
  [{ dismissed: "modal", alreadySent: true }, "over"],
] as const)("starts with %j as %j", (input, state) => {
  expect(start(input).actor.getSnapshot().value).toEqual(state);
});

test.each(["open.claim", "open.email", "sending.expanded"])(
  "remembers that %s was dismissed, including in the browser",
  async (state) => {
    const { done, send } = await way(state);
    expect(done).toEqual([]);
    send({ type: "DISMISS" });
    expect(done).toEqual(["modal dismissed"]);
  },
);

test("opens five seconds after loading, regardless of when its script arrived", () => {
  const early = start();
  early.clock.increment(4_999);
  expect(early.view().shows).toBe("nothing");
  early.clock.increment(1);
  expect(early.view().shows).toBe("claim");
  const late = start({ sinceLoad: 3_000 });
  late.clock.increment(1_999);
  expect(late.view().shows).toBe("nothing");
  late.clock.increment(1);
  expect(late.view().shows).toBe("claim");
  const tooLate = start({ sinceLoad: 60_000 });
  tooLate.clock.increment(0);
  expect(tooLate.view().shows).toBe("claim");
});

test.each(["/login", "/register", "/checkout"])("stays away from %s and opens afterward", (pathname) => {
  const { clock, send, view } = start({ pathname });
  clock.increment(60_000);
  expect(view().shows).toBe("nothing");
  send({ type: "VISIT", pathname: "/" });
  expect(view().shows).toBe("claim");
});

test.each(["pill", "sending.minimized"])("ends permanently when %s is dismissed", async (state) => {
  const { actor, clock, done, send } = await way(state);
  send({ type: "DISMISS_PILL" });
  clock.increment(60_000);
  expect([actor.getSnapshot().value, done]).toEqual(["over", ["modal dismissed", "pill dismissed"]]);
});

test.each(["/help", "/purchases", "/product/abc/a-chair"])(
  "does not show the pill on %s",
  async (pathname) => {
    const { send, view } = await way("pill");
    send({ type: "VISIT", pathname });
    expect(view()).toEqual({ shows: "nothing", actions: [] });
  },
);

test("becomes a pill when dismissed, except on product pages, and reopens where it was left", async () => {
  const { send, view } = await way("open.email");
  send({ type: "TYPE", email: "ada@" }, { type: "DISMISS" });
  expect(view()).toEqual({ shows: "pill", actions: ["OPEN", "DISMISS_PILL"] });
  send({ type: "VISIT", pathname: "/product/abc/a-chair" }, { type: "OPEN" });
  expect(view()).toEqual({ shows: "nothing", actions: [] });
  send({ type: "VISIT", pathname: "/cart" }, { type: "OPEN" });
  expect(view()).toMatchObject({ shows: "email", email: "ada@" });
});

test("becomes a pill on a page where it may not open", async () => {
  const open = await way("open.claim");
  open.send({ type: "VISIT", pathname: "/login" });
  expect(open.view().shows).toBe("nothing");
  open.send({ type: "VISIT", pathname: "/" });
  expect(open.view().shows).toBe("pill");
  const sending = await way("sending.expanded");
  sending.send({ type: "VISIT", pathname: "/checkout" });
  expect(sending.actor.getSnapshot().value).toEqual({ offer: { sending: "minimized" } });
});

test.each([
  ["", "Add email first"],
  ["ada", "Please enter a valid email address"],
])("answers %j with %s until the next change", async (email, problem) => {
  const { requests, send, view } = await way("open.email");
  send({ type: "TYPE", email }, { type: "SUBMIT" });
  expect([requests, view()]).toMatchObject([[], { shows: "email", problem, sending: false }]);
  send({ type: "TYPE", email: "ada@" });
  expect(view()).toMatchObject({ problem: undefined });
});

test("stores, reports and tracks a sent code once, then ends permanently", async () => {
  const { actor, done, requests, view } = await way("sent");
  expect(requests.map(({ email }) => email)).toEqual(["ada@example.com"]);
  expect(done).toEqual(["code saved", "alert: Promo code sent!", "tracked"]);
  expect([actor.getSnapshot().value, view().shows]).toEqual(["sent", "nothing"]);
});

test("retries a failed request with the same input", async () => {
  const { done, requests, send, view } = await way("sending.expanded");
  requests[0]?.reject(new Error("Too many tries; please wait a little"));
  await settled();
  expect(view()).toMatchObject({
    shows: "email",
    email: " ada@example.com ",
    problem: "Too many tries; please wait a little",
    sending: false,
  });
  send({ type: "SUBMIT" });
  expect(view()).toMatchObject({ problem: undefined, sending: true });
  requests[1]?.resolve();
  await settled();
  expect(done).toHaveLength(3);
});

test("accepts the response after it is closed while sending", async () => {
  const lucky = await way("sending.minimized");
  lucky.requests[0]?.resolve();
  await settled();
  expect(lucky.done).toEqual(["modal dismissed", "code saved", "alert: Promo code sent!", "tracked"]);
  const unlucky = await way("sending.minimized");
  unlucky.requests[0]?.reject(new Error("No answer came"));
  await settled();
  expect(unlucky.view().shows).toBe("pill");
  unlucky.send({ type: "OPEN" });
  expect(unlucky.view()).toMatchObject({ shows: "email", problem: "No answer came" });
});

test("reopens from the pill while the request is still pending", async () => {
  const { send, view } = await way("sending.minimized");
  send({ type: "VISIT", pathname: "/product/abc/a-chair" }, { type: "OPEN" });
  expect(view()).toEqual({ shows: "nothing", actions: [] });
  send({ type: "VISIT", pathname: "/" }, { type: "OPEN" });
  expect(view()).toMatchObject({ shows: "email", sending: true });
});

test.each(Object.keys(ways).filter((state) => state !== "sent"))(
  "ends %s when the user signs in",
  async (state) => {
    const { actor, clock, send, view } = await way(state);
    send({ type: "SIGNED_IN" });
    clock.increment(60_000);
    expect([actor.getSnapshot().value, view().shows]).toEqual(["over", "nothing"]);
  },
);
