import {
  type PendingReview,
  pendingReviewSchema,
  type ReviewPublication,
} from "@heirloop/contract/review/review.schema";
import { createActor, fromPromise } from "xstate";
import { expect, test } from "vitest";
import { connectReviewModal } from "./review-modal.connect.ts";
import {
  type ReviewModalEvent,
  reviewModalMachine,
  type ReviewSource,
  type WrittenReview,
} from "./review-modal.machine.ts";

const reviewOf = (type: PendingReview["type"], id = "review-0001"): PendingReview =>
  pendingReviewSchema.parse({
    _id: id,
    type,
    buyer: { user: { firstName: "Maren" }, rating: null, feedback: null },
    seller: { user: { firstName: "Prairie Modern" }, rating: null, feedback: null },
    listings: [],
  });
const purchase = reviewOf("completedPurchase");
const sale = reviewOf("completedSale");

type Call<Input, Answer> = { input: Input; resolve: (answer: Answer) => void; reject: (why: Error) => void };

function calls<Input, Answer>() {
  const made: Array<Call<Input, Answer>> = [];
  const logic = fromPromise<Answer, Input>(
    ({ input }) => new Promise((resolve, reject) => made.push({ input, resolve, reject })),
  );
  return { made, logic };
}

function start(snapshot?: unknown) {
  const owed = calls<unknown, PendingReview | null>();
  const requested = calls<{ source: ReviewSource }, PendingReview | null>();
  const submit = calls<WrittenReview, ReviewPublication>();
  const decline = calls<{ id: string }, unknown>();
  const alerts: string[] = [];
  const logged: unknown[] = [];
  const snoozed: string[] = [];
  const updated: string[] = [];
  const machine = reviewModalMachine.provide({
    actors: {
      owed: fromPromise<PendingReview | null>(
        () => new Promise((resolve, reject) => owed.made.push({ input: undefined, resolve, reject })),
      ),
      requested: requested.logic,
      submit: submit.logic,
      decline: decline.logic,
    },
    actions: {
      showAlert: (_, { tone, message }) => alerts.push(`${tone}: ${message}`),
      logFailure: (_, { error }) => logged.push(error),
      snooze: () => snoozed.push("snoozed"),
      updateOrders: () => updated.push("updated"),
    },
  });
  // A snapshot restored from storage.
  const actor = createActor(machine, snapshot === undefined ? {} : { snapshot: snapshot as never });
  actor.start();
  return {
    actor,
    alerts,
    logged,
    snoozed,
    updated,
    owed: owed.made,
    requested: requested.made,
    submitted: submit.made,
    declined: decline.made,
    send: (...events: readonly ReviewModalEvent[]): void => events.forEach((event) => actor.send(event)),
    view: () => connectReviewModal(actor.getSnapshot()),
  };
}

type World = ReturnType<typeof start>;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
const persisted = ({ actor }: World): string => JSON.stringify(actor.getPersistedSnapshot());

/** Signs in with this response of the call. */
async function signedIn(answer: PendingReview | null | Error): Promise<World> {
  const world = start();
  world.send({ type: "SIGNED_IN", snoozed: false });
  if (answer instanceof Error) world.owed[0]?.reject(answer);
  else world.owed[0]?.resolve(answer);
  await settled();
  return world;
}

async function submitting(rating: number, review: PendingReview = purchase): Promise<World> {
  const world = await signedIn(review);
  world.send({ type: "RATE", rating }, { type: "WRITE", feedback: " As told. " }, { type: "SUBMIT" });
  return world;
}

async function submitted(rating: number, publication: ReviewPublication = "scheduled"): Promise<World> {
  const world = await submitting(rating);
  world.submitted[0]?.resolve(publication);
  await settled();
  return world;
}

async function after(world: Promise<World>, ...events: readonly ReviewModalEvent[]): Promise<World> {
  const reached = await world;
  reached.send(...events);
  return reached;
}

/** Event sequences that lead to every state. */
const ways: Record<string, () => Promise<World>> = {
  signedOut: async () => start(),
  asking: () => after(Promise.resolve(start()), { type: "SIGNED_IN", snoozed: false }),
  nothing: () => signedIn(null),
  opening: () => after(signedIn(null), { type: "OPEN_REQUEST", source: { notification: "note-0001" } }),
  form: () => signedIn(purchase),
  submitting: () => submitting(5),
  waiting: () => submitted(5, "held"),
  external: () => submitted(5),
  declining: () => after(signedIn(purchase), { type: "NOT_NOW" }),
  closed: () => after(signedIn(purchase), { type: "DISMISS" }),
};

async function way(state: string): Promise<World> {
  const into = ways[state];
  if (into === undefined) throw new Error(`no way into ${state}`);
  return into();
}

const form = {
  shows: "form",
  about: "seller",
  firstName: "Prairie Modern",
  listings: [],
  rating: null,
  feedback: "",
  problem: undefined,
  submitting: false,
  requested: false,
};
const nothing = { shows: "nothing", requested: false, actions: [] };
const nothingWritten = {
  pending: null,
  source: null,
  rating: null,
  feedback: "",
  problem: null,
  publication: null,
};

test.each([
  ["signedOut", nothing],
  ["asking", nothing],
  ["nothing", nothing],
  ["opening", { ...nothing, requested: true }],
  ["form", { ...form, actions: ["RATE", "WRITE", "SUBMIT", "NOT_NOW", "DISMISS"] }],
  ["submitting", { ...form, rating: 5, feedback: " As told. ", submitting: true, actions: [] }],
  ["waiting", { shows: "waiting", waitsFor: "check", requested: false, actions: ["DISMISS", "DONE"] }],
  [
    "external",
    { shows: "external", firstName: "Prairie Modern", requested: false, actions: ["DISMISS", "DONE"] },
  ],
  ["declining", nothing],
  ["closed", nothing],
])("shows the view of %s", async (state, shown) => {
  expect((await way(state)).view()).toEqual(shown);
});

test.each(Object.keys(ways))("restores a snapshot of %s", async (state) => {
  const world = await way(state);
  const again = start(JSON.parse(persisted(world)));
  expect([persisted(again), again.view()]).toEqual([persisted(world), world.view()]);
});

test.each(Object.keys(ways).filter((state) => state !== "signedOut"))(
  "clears everything when the user signs out of %s",
  async (state) => {
    const { actor, send, view } = await way(state);
    send({ type: "SIGNED_OUT" });
    expect([actor.getSnapshot().value, actor.getSnapshot().context.pending, view()]).toEqual([
      "signedOut",
      null,
      nothing,
    ]);
  },
);

test("shows nothing and logs the error when pending reviews fail to load", async () => {
  const failure = new Error("no answer");
  const { logged, alerts, view } = await signedIn(failure);
  expect([view(), logged, alerts]).toEqual([nothing, [failure], []]);
});

test("checks again for reviews that may have become due", async () => {
  const { owed, send, view } = await way("nothing");
  send({ type: "CHECK" });
  owed[1]?.resolve(purchase);
  await settled();
  expect(view().shows).toBe("form");
});

test.each([
  ["held", "check"],
  ["email-unverified", "email"],
] as const)(
  "shows why a review that is %s is not published yet, and closes",
  async (publication, waitsFor) => {
    const { send, alerts, view } = await submitted(5, publication);
    expect([view(), alerts]).toMatchObject([{ shows: "waiting", waitsFor }, []]);
    send({ type: "DONE" });
    expect(view()).toEqual(nothing);
  },
);

test("keeps a review of more than 2,000 characters in its form and shows an error at the field", async () => {
  const { send, submitted: sent, view } = await signedIn(purchase);
  send({ type: "RATE", rating: 4 }, { type: "WRITE", feedback: "x".repeat(2_001) }, { type: "SUBMIT" });
  expect([sent, view()]).toMatchObject([
    [],
    { shows: "form", problem: undefined, feedbackProblem: "Use at most 2,000 characters" },
  ]);
  send({ type: "WRITE", feedback: "x".repeat(2_000) }, { type: "SUBMIT" });
  expect(sent).toHaveLength(1);
});

test.each([
  ["2,000 characters", "x".repeat(2_000), "x".repeat(2_000)],
  ["2,000 characters between spaces", ` ${"x".repeat(2_000)} `, "x".repeat(2_000)],
])("accepts a review of %s", async (_length, feedback, sentFeedback) => {
  const { send, submitted: sent, view } = await signedIn(purchase);
  send({ type: "RATE", rating: 4 }, { type: "WRITE", feedback });
  expect(view()).toMatchObject({ shows: "form", feedbackProblem: undefined });
  send({ type: "SUBMIT" });
  expect(sent.map(({ input }) => input.feedback)).toEqual([sentFeedback]);
});

test.each([
  [purchase, "seller", "Prairie Modern"],
  [sale, "buyer", "Maren"],
] as const)("asks about the other side for $type and requires a rating", async (review, about, name) => {
  const { send, submitted: sent, view } = await signedIn(review);
  expect(view()).toMatchObject({ about, firstName: name });
  send({ type: "SUBMIT" });
  expect([sent, view()]).toMatchObject([[], { shows: "form", problem: "Choose 1 to 5 stars" }]);
  send({ type: "RATE", rating: 4 });
  expect(view()).toMatchObject({ rating: 4, problem: undefined });
  send({ type: "WRITE", feedback: " As told. " }, { type: "SUBMIT" });
  expect(sent.map(({ input }) => input)).toEqual([
    { id: "review-0001", about, rating: 4, feedback: "As told." },
  ]);
});

test("does not require a text", async () => {
  const { send, submitted: sent } = await signedIn(purchase);
  send({ type: "RATE", rating: 2 }, { type: "SUBMIT" });
  expect(sent.map(({ input }) => input.feedback)).toEqual([""]);
});

test("sends the review once, regardless of repeated clicks", async () => {
  const { send, submitted: sent } = await submitting(5);
  send({ type: "SUBMIT" }, { type: "SUBMIT" });
  expect(sent).toHaveLength(1);
});

test.each([
  [1, "nothing", ["success: Thank you for your review!"]],
  [2, "nothing", ["success: Thank you for your review!"]],
  [3, "nothing", ["success: Thank you for your review!"]],
  [4, "external", []],
  [5, "external", []],
])("%i stars: %s, %j", async (rating, shows, words) => {
  const { alerts, view } = await submitted(rating);
  expect([view().shows, alerts]).toEqual([shows, words]);
});

test.each(
  (["waiting", "external"] as const).flatMap((state) =>
    (["DONE", "DISMISS"] as const).map((type) => [state, type] as const),
  ),
)("closes %s with %s and asks about the next completed order", async (state, type) => {
  const { actor, owed, send, alerts, view } = await way(state);
  send({ type });
  expect([view(), alerts, actor.getSnapshot().context]).toEqual([nothing, [], nothingWritten]);
  send({ type: "CHECK" });
  expect(owed).toHaveLength(2);
});

test.each(["submitted", "external", "declined", "failed to decline"])(
  "keeps nothing of a review that was %s",
  async (how) => {
    const world =
      how === "submitted" ? await submitted(2) : await way(how === "external" ? how : "declining");
    if (how === "external") world.send({ type: "DONE" });
    if (how === "declined") world.declined[0]?.resolve(undefined);
    if (how === "failed to decline") world.declined[0]?.reject(new Error("500"));
    await settled();
    expect(world.actor.getSnapshot().context).toEqual(nothingWritten);
  },
);

test("keeps the form after a rejected review and allows a retry", async () => {
  const { submitted: sent, send, alerts, view } = await submitting(2);
  sent[0]?.reject(new Error("No answer came."));
  await settled();
  expect([alerts, view()]).toMatchObject([
    ["danger: No answer came."],
    { shows: "form", rating: 2, feedback: " As told. ", submitting: false },
  ]);
  send({ type: "SUBMIT" });
  expect(sent).toHaveLength(2);
});

test.each(["resolve", "reject"] as const)(
  "closes at once on 'Not now', and the call may %s",
  async (answer) => {
    const { declined, logged, alerts, view } = await way("declining");
    expect([declined.map(({ input }) => input), view()]).toEqual([[{ id: "review-0001" }], nothing]);
    const failure = new Error("500");
    declined[0]?.[answer](failure);
    await settled();
    expect([view(), alerts, logged]).toEqual([nothing, [], answer === "reject" ? [failure] : []]);
  },
);

test.each([
  [{ type: "NOT_NOW" }, ["snoozed"]],
  [{ type: "DISMISS" }, ["snoozed"]],
  [{ type: "WRITE", feedback: "" }, []],
] as const)("snoozes requests for some days after %j: %j", async (event, snoozes) => {
  const world = await way("form");
  world.send(event);
  expect(world.snoozed).toEqual(snoozes);
});

test("shows the next request after a review was sent", async () => {
  const { send, snoozed } = await way("external");
  send({ type: "DISMISS" });
  expect(snoozed).toEqual([]);
});

test("asks for nothing while snoozed until a notification is opened", async () => {
  const { owed, requested, send, view } = start();
  send({ type: "SIGNED_IN", snoozed: true }, { type: "CHECK" });
  expect([owed, view()]).toEqual([[], nothing]);
  send({ type: "OPEN_REQUEST", source: { notification: "note-0001" } });
  requested[0]?.resolve(sale);
  await settled();
  expect(view()).toMatchObject({ shows: "form", requested: true });
});

test("calls nothing, stores nothing and does not ask again once closed", async () => {
  const { actor, declined, owed, send } = await way("closed");
  send({ type: "CHECK" });
  expect([declined, owed.length, actor.getSnapshot().context.pending]).toEqual([[], 1, null]);
});

test.each(
  ["asking", "nothing", "form", "declining", "closed"].flatMap((state) =>
    [{ notification: "note-0001" }, { order: "order-0001" }].map((source) => [state, source] as const),
  ),
)("opens an empty review from %s when the user asks for it in %j", async (state, source) => {
  const { requested, send, view } = await way(state);
  send({ type: "OPEN_REQUEST", source });
  requested[0]?.resolve(sale);
  await settled();
  expect([requested.map(({ input }) => input), view()]).toMatchObject([
    [{ source }],
    { ...form, about: "buyer", firstName: "Maren", requested: true },
  ]);
});

test("says that a review is already written, and updates the orders", async () => {
  const { requested, alerts, updated, view } = await way("opening");
  requested[0]?.resolve(null);
  await settled();
  expect([view(), alerts, updated]).toEqual([
    nothing,
    ["success: You have already reviewed this order"],
    ["updated"],
  ]);
});

test("says why a review cannot be opened, and opens it at the next try", async () => {
  const { requested, alerts, send, view } = await way("opening");
  requested[0]?.reject(new Error("No answer came."));
  await settled();
  expect([view(), alerts]).toEqual([nothing, ["danger: No answer came."]]);
  send({ type: "OPEN_REQUEST", source: { order: "order-0001" } });
  requested[1]?.resolve(purchase);
  await settled();
  expect(view()).toMatchObject({ shows: "form", requested: true });
});

test.each(["resolve", "reject"] as const)(
  "updates the orders once the call to send may %s",
  async (answer) => {
    const { submitted: sent, updated } = await submitting(5);
    expect(updated).toEqual([]);
    if (answer === "resolve") sent[0]?.resolve("scheduled");
    else sent[0]?.reject(new Error("You have already reviewed this order"));
    await settled();
    expect(updated).toEqual(["updated"]);
  },
);

test("asks about the next completed order after a review was sent, and not after one was dismissed", async () => {
  const world = await submitting(5);
  world.submitted[0]?.resolve("scheduled");
  await settled();
  world.send({ type: "DONE" }, { type: "CHECK" });
  world.owed[1]?.resolve(reviewOf("completedPurchase", "review-0002"));
  await settled();
  expect(world.view()).toMatchObject({ shows: "form" });
  world.send({ type: "RATE", rating: 2 }, { type: "SUBMIT" });
  world.submitted[1]?.resolve("scheduled");
  await settled();
  world.send({ type: "CHECK" });
  world.owed[2]?.resolve(reviewOf("completedPurchase", "review-0003"));
  await settled();
  expect([world.view().shows, world.owed.length]).toEqual(["form", 3]);
  world.send({ type: "DISMISS" }, { type: "CHECK" });
  expect([world.view().shows, world.owed.length]).toEqual(["nothing", 3]);
});
