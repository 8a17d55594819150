import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { expect, test } from "vitest";
import { connectCheckout } from "./checkout.connect.ts";
import { dearer, draft, order, piece, quote, quoteOf } from "./checkout.example.ts";
import { checkoutMachine, type Submitted } from "./checkout.machine.ts";

const until = "2026-11-21T10:15:00.000Z";

type World = {
  pieces?: readonly (typeof piece)[];
  hold?: (
    listings: readonly (typeof piece)[],
  ) => Promise<{ until: string; listings: (typeof piece.heirloopId)[]; millisecondsLeft: number }>;
  submit?: () => Promise<Submitted>;
  confirm?: () => Promise<[typeof order]>;
  quote?: (listings: readonly (typeof piece)[]) => Promise<typeof quote>;
  offerAmount?: number;
  checkoutId?: string;
};

const holding: NonNullable<World["hold"]> = async (listings) => ({
  until,
  listings: listings.map(({ heirloopId }) => heirloopId),
  millisecondsLeft: 900_000,
});

function start(world: World = {}) {
  const { pieces = [piece], hold = holding, submit, confirm, quote: quoted, offerAmount, checkoutId } = world;
  const asked: string[] = [];
  const clock = new SimulatedClock();
  const machine = checkoutMachine.provide({
    actors: {
      hold: fromPromise(async ({ input }) => (asked.push("hold"), hold(input.listings))),
      quote: fromPromise(async ({ input }) => (asked.push("quote"), quoted ? quoted(input.listings) : quote)),
      submit: fromPromise(async () => (asked.push("submit"), submit ? submit() : { orders: [order] })),
      confirm: fromPromise(async () => (asked.push("confirm"), confirm ? confirm() : [order])),
    },
  });
  const actor = createActor(machine, {
    clock,
    input: { listings: pieces, offerAmount: offerAmount ?? null, draft, checkoutId: checkoutId ?? null },
  });
  actor.start();
  return {
    actor,
    asked,
    clock,
    view: () => connectCheckout(actor.getSnapshot()),
    context: () => actor.getSnapshot().context,
    isDone: () => actor.getSnapshot().matches({ form: "done" }),
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const refusing = (refusal: object) => () =>
  Promise.reject(
    Object.assign(new Error("refused"), {
      refusal: { errors: {}, problem: null, declined: false, lasting: false, ...refusal },
    }),
  );

test("the pieces are held and quoted at once; after 15 minutes the hold is over and can be asked for again", async () => {
  const { actor, asked, clock, view } = start();
  await settled();
  expect([asked, view()]).toEqual([
    ["hold", "quote"],
    {
      stage: { name: "editing" },
      quote: { state: "ready", value: quote },
      errors: {},
      problem: undefined,
      answer: undefined,
      held: { at: "2026-11-21T10:00:00.000Z", until, pieces: 1 },
      holdExpired: false,
    },
  ]);
  clock.increment(899_999);
  expect(view().holdExpired).toBe(false);
  clock.increment(1);
  expect(view()).toMatchObject({ holdExpired: true, held: null });
  actor.send({ type: "HOLD_AGAIN" });
  await settled();
  expect(view()).toMatchObject({ holdExpired: false, held: { until } });
});

test("of more than five pieces the first five are held, and it is known how many they are", async () => {
  const pieces = [1, 2, 3, 4, 5, 6].map((n) => ({
    ...piece,
    heirloopId: heirloopIdSchema.parse(`piece-id-${n}`),
  }));
  const { actor, view } = start({ pieces });
  await settled();
  expect(view()).toMatchObject({ held: { pieces: 5 }, problem: undefined });
  actor.send({ type: "REMOVE", heirloopId: "piece-id-2" });
  actor.send({ type: "REMOVE", heirloopId: "piece-id-3" });
  await settled();
  expect(view().held).toMatchObject({ pieces: 4 });
});

test("what stood in the way of a piece is forgotten once it is taken out", async () => {
  const taken = { ...piece, heirloopId: heirloopIdSchema.parse("piece-id-2") };
  const { actor, view } = start({
    pieces: [piece, taken],
    hold: (listings) =>
      listings.length > 1
        ? refusing({ problem: "A chair: Somebody is buying it just now." })()
        : holding(listings),
  });
  await settled();
  expect(view()).toMatchObject({ held: null, problem: "A chair: Somebody is buying it just now." });
  actor.send({ type: "REMOVE", heirloopId: taken.heirloopId });
  await settled();
  expect(view()).toMatchObject({ held: { until, pieces: 1 }, problem: undefined });
});

test("an offer holds nothing", async () => {
  const { asked } = start({ offerAmount: 300_00 });
  await settled();
  expect(asked).toEqual(["quote"]);
});

test("only another way, place or code asks for another quote, once the typing rests", async () => {
  const { actor, asked, clock } = start();
  await settled();
  actor.send({ type: "CHANGE", draft: { ...draft, contact: { ...draft.contact, phone: "1" } } });
  clock.increment(1_000);
  actor.send({ type: "CHANGE", draft: { ...draft, promoCode: "W" } });
  clock.increment(399);
  actor.send({ type: "CHANGE", draft: { ...draft, promoCode: "WELCOME" } });
  clock.increment(400);
  await settled();
  expect(asked).toEqual(["hold", "quote", "quote"]);
});

test("a refusal is shown and everything typed is kept", async () => {
  const typed = { ...draft, promoCode: "WELCOME", address: { ...draft.address, city: "Portland" } };
  const { actor, view, context } = start({
    submit: refusing({ errors: { "address.zip": "Enter a 5-digit ZIP code" } }),
  });
  await settled();
  actor.send({ type: "SUBMIT", draft: typed });
  expect(view().stage).toEqual({ name: "submitting" });
  await settled();
  expect([view().stage, view().errors, context().draft]).toEqual([
    { name: "editing" },
    { "address.zip": "Enter a 5-digit ZIP code" },
    typed,
  ]);
});

test("a declined card says so, and the next try forgets it", async () => {
  const { actor, view } = start({ submit: refusing({ declined: true, problem: "The card was declined" }) });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(view()).toMatchObject({
    stage: { name: "declined" },
    problem: undefined,
    answer: "The card was declined",
  });
  actor.send({ type: "SUBMIT", draft });
  expect(view()).toMatchObject({ stage: { name: "submitting" }, answer: undefined });
});

test("a second click while submitting is the same submission", async () => {
  const { actor, asked, isDone } = start();
  await settled();
  actor.send({ type: "SUBMIT", draft });
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect([asked.filter((one) => one === "submit"), isDone()]).toEqual([["submit"], true]);
});

test("what is being paid for cannot be taken out any more", async () => {
  const { actor, context } = start();
  await settled();
  actor.send({ type: "SUBMIT", draft });
  actor.send({ type: "REMOVE", heirloopId: piece.heirloopId });
  expect(context().listings).toEqual([piece]);
});

test("the bank's word leads to its page, and coming back finishes", async () => {
  const { actor, view, isDone } = start({
    submit: async () => ({ checkoutId: "checkout-1", url: "/sandbox/confirm/checkout-1" }),
  });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect(view().stage).toEqual({ name: "confirming", url: "/sandbox/confirm/checkout-1" });
  const back = start({ checkoutId: "checkout-1" });
  await settled();
  expect([isDone(), back.asked.includes("confirm"), back.isDone()]).toEqual([false, true, true]);
});

test("a bank that says no leads back to the form", async () => {
  const { view, context } = start({
    checkoutId: "checkout-1",
    confirm: refusing({ declined: true, problem: "The card was declined" }),
  });
  await settled();
  expect([view().stage, context().checkoutId]).toEqual([{ name: "declined" }, null]);
});

const repriced = refusing({ problem: "A chair now costs $500.", lasting: true, repriced: [dearer] });

test("a price that changed before the sum was worked out is told, and it is worked out anew", async () => {
  const { asked, view, context } = start({
    offerAmount: 300_00,
    quote: async (listings) => (listings[0]?.price === dearer.price ? quoteOf(listings) : repriced()),
  });
  await settled();
  expect([asked, view(), context().listings]).toMatchObject([
    ["quote", "quote"],
    { quote: { state: "ready" }, problem: "A chair now costs $500." },
    [dearer],
  ]);
});

test("a price that changed before the order was sent is told where it was sent, and the sum is that of now", async () => {
  const { actor, asked, view, context } = start({
    quote: async (listings) => quoteOf(listings),
    submit: repriced,
  });
  await settled();
  actor.send({ type: "SUBMIT", draft });
  await settled();
  expect([asked, view(), context().listings]).toMatchObject([
    ["hold", "quote", "submit", "quote"],
    {
      stage: { name: "editing" },
      quote: { state: "ready", value: { sellers: [{ listings: [dearer] }] } },
      problem: undefined,
      answer: "A chair now costs $500.",
    },
    [dearer],
  ]);
});

test("a sum that would be refused again is not asked for again, unless something else is wanted", async () => {
  const { actor, asked, clock, view } = start({
    offerAmount: 50,
    quote: refusing({ problem: "Offer at least $1", lasting: true }),
  });
  await settled();
  expect(view()).toMatchObject({ quote: { state: "refused" }, problem: "Offer at least $1" });
  actor.send({ type: "RETRY_QUOTE" });
  await settled();
  expect(asked).toEqual(["quote"]);
  actor.send({ type: "CHANGE", draft: { ...draft, type: "pickup" } });
  clock.increment(400);
  await settled();
  expect(asked).toEqual(["quote", "quote"]);
});
