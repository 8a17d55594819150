import { Stripe } from "stripe";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "../../../testing/test-database.ts";
import { transaction } from "../../database/transaction.ts";
import type { PaymentAnswer, PaymentGateway } from "../payment-gateway.ts";
import { startSandbox } from "../sandbox/sandbox-server.ts";
import { answerConfirmation, findCharge, finishOnboarding } from "../sandbox/sandbox.queries.ts";
import { createStripeGateway } from "./stripe-gateway.ts";

type Sandbox = Awaited<ReturnType<typeof startSandbox>>;

let database: TestDatabase;
let sandbox: Sandbox;
let payments: PaymentGateway;
let ids = 0;
let now = new Date("2026-11-21T12:00:00.000Z");
beforeAll(async () => {
  database = await openTestDatabase();
  const newId = () => `id-${(ids += 1)}`;
  sandbox = await startSandbox({
    db: database.db,
    now: () => now,
    newId,
    webhookSecret: "whsec",
    fingerprintKey: new Uint8Array(32),
  });
  payments = createStripeGateway({ stripe: sandbox.stripe, webhookSecrets: ["whsec"], now: () => now });
});
afterAll(async () => {
  await sandbox.close();
  await database.close();
});

const pass = (milliseconds: number) => void (now = new Date(now.getTime() + milliseconds));
const hour = 60 * 60_000;

async function enter(number: string): Promise<string> {
  const card = { number: number.replaceAll(" ", ""), exp_month: 12, exp_year: 2030, cvc: "123" };
  return (await sandbox.stripe.paymentMethods.create({ type: "card", card })).id;
}
const save = async (number: string) =>
  (await payments.saveCard({ paymentMethod: await enter(number), userId: "buyer" })).paymentMethod;
const returnUrl = "http://localhost:3000/checkout?confirmed=group";
const amount = 500_00;
const keyed = (key: string) => ({ key, since: now });
const call = (key: string) => ({ ...keyed(key), amount, group: key, returnUrl });

test("names a saved card, and knows the same card again", async () => {
  const [first, again] = [await enter("4242 4242 4242 4242"), await enter("4242 4242 4242 4242")];
  const saved = await payments.saveCard({ paymentMethod: first, userId: "buyer" });
  expect(saved).toMatchObject({ paymentMethod: first, label: "Visa ending 4242" });
  expect(await payments.saveCard({ paymentMethod: again, userId: "other" })).toMatchObject({
    fingerprint: saved.fingerprint,
  });
  expect(saved.fingerprint).not.toContain("4242");
});

test("moves money once per key, however often a call is repeated", async () => {
  const paymentMethod = await save("4242 4242 4242 4242");
  const authorize = () => payments.authorize({ ...call("a"), paymentMethod });
  const answers = [await authorize(), await authorize()];
  expect(answers).toEqual([
    { kind: "succeeded", reference: "pi_a" },
    { kind: "succeeded", reference: "pi_a" },
  ]);
  const capture = () => payments.capture({ reference: "pi_a", amount, ...keyed("c") });
  expect([await capture(), await capture()]).toEqual(answers);
  const refund = (key: string, part: number) =>
    payments.refund({ reference: "pi_a", amount: part, ...keyed(key) });
  await refund("half", 200_00);
  await refund("half", 200_00);
  expect(await findCharge(database.db, "pi_a")).toMatchObject({ status: "captured", refunded: 200_00 });
  await refund("rest", 300_00);
  expect(await findCharge(database.db, "pi_a")).toMatchObject({ status: "refunded", refunded: 500_00 });
  expect(await refund("rest", 300_00)).toEqual(answers[0]);
  expect(await refund("more", 1_00)).toMatchObject({ kind: "declined" });
});

test("declines a refund of more than is left after a refund in Stripe's dashboard", async () => {
  await payments.charge({
    ...call("d"),
    paymentMethod: await save("4242 4242 4242 4242"),
    returnUrl: null,
  });
  await sandbox.stripe.refunds.create({ payment_intent: "pi_d", amount: 100_00 });
  expect(await payments.refund({ reference: "pi_d", amount, ...keyed("whole") })).toEqual({
    kind: "declined",
    reason: "The refund is greater than what is left of the charge.",
  });
  expect(await payments.refund({ reference: "pi_none", amount, ...keyed("none") })).toMatchObject({
    kind: "declined",
  });
});

/** A Stripe account that repeats its first answer to each key, as Stripe does. */
function accountWith({ balance }: { balance: number }) {
  const account = { balance, keys: new Array<string>(), loses: false };
  const answers = new Map<string, { status: number; body: object }>();
  const refused = {
    type: "invalid_request_error",
    code: "balance_insufficient",
    message: "Insufficient funds",
  };
  const answer = () => {
    if (account.balance < amount) return { status: 400, body: { error: refused } };
    account.balance -= amount;
    return { status: 200, body: { id: "tr_1", status: "succeeded", created: 0 } };
  };
  const httpClient = Stripe.createFetchHttpClient(async (_url, init) => {
    const key = new Headers(init?.headers).get("idempotency-key") ?? "";
    account.keys.push(key);
    const known = answers.get(key);
    const { status, body } = known ?? answer();
    answers.set(key, { status, body });
    if (account.loses) throw new Error("The connection was closed");
    return Response.json(body, { status, headers: known ? { "idempotent-replayed": "true" } : {} });
  });
  const stripe = new Stripe("sk_test_1", { httpClient, maxNetworkRetries: 0 });
  return { account, payments: createStripeGateway({ stripe, webhookSecrets: [], now: () => now }) };
}

test.each<[string, (payments: PaymentGateway) => Promise<PaymentAnswer>]>([
  ["refund", ({ refund }) => refund({ reference: "pi_d", amount, ...keyed("late") })],
  ["transfer", ({ transfer }) => transfer({ ...call("late"), account: "acct_1" })],
])("makes a %s once as soon as Stripe has the money for it", async (_kind, attempt) => {
  const { account, payments: poor } = accountWith({ balance: 0 });
  for (let turn = 0; turn < 2; turn += 1) await expect(attempt(poor)).rejects.toThrow("Insufficient funds");
  account.balance = 2 * amount;
  account.loses = true;
  await expect(attempt(poor)).rejects.toThrow("An error occurred with our connection");
  account.loses = false;
  expect(await attempt(poor)).toMatchObject({ kind: "succeeded" });
  expect(account.balance).toBe(amount);
  expect([...new Set(account.keys)]).toEqual(["late", "late-1", "late-2"]);
});

test("finds what a call made when its key is too old to repeat it", async () => {
  const paymentMethod = await save("4242 4242 4242 4242");
  const account = await openAccount("late-seller");
  const [authorize, transfer, setUp] = [
    () => payments.authorize({ ...old, paymentMethod }),
    () => payments.transfer({ ...old, account, group: "late-order" }),
    () => payments.setUpCard({ ...old, paymentMethod }),
  ];
  const old = call("old");
  const first = [await authorize(), await transfer(), await setUp()];
  await payments.capture({ ...old, reference: "pi_old" });
  const refund = () => payments.refund({ ...old, reference: "pi_old", amount: 100_00 });
  await refund();
  pass(25 * hour);
  const sent: string[] = [];
  const note = ({ method, path }: { method: string; path: string }) => void sent.push(`${method} ${path}`);
  sandbox.stripe.on("request", note);
  expect([await authorize(), await transfer(), await setUp()]).toEqual(first);
  expect(await refund()).toMatchObject({ kind: "succeeded" });
  sandbox.stripe.off("request", note);
  // A forgotten key would let these move the money again.
  expect(sent.filter((line) => line.startsWith("POST"))).toEqual([]);
});

test("asks the bank about each payment of a group, and follows its answer", async () => {
  const paymentMethod = await save("4000 0025 0000 3155");
  const authorize = (key: string) => payments.authorize({ ...call(key), group: "group", paymentMethod });
  const asked = (key: string) => ({
    kind: "needs-confirmation",
    reference: `pi_${key}`,
    url: `http://localhost:3000/sandbox/confirm/${key}`,
  });
  expect([await authorize("one"), await authorize("two")]).toEqual([asked("one"), asked("two")]);
  await transaction(database.db, (tx) => answerConfirmation(tx, "one", "approved", now));
  expect([await payments.find({ reference: "pi_one" }), await authorize("two")]).toEqual([
    { kind: "succeeded", reference: "pi_one" },
    asked("two"),
  ]);
});

test("charges a card without its owner only once the bank has confirmed it", async () => {
  const paymentMethod = await save("4000 0025 0000 3155");
  const absent = (key: string) => payments.charge({ ...call(key), paymentMethod, returnUrl: null });
  const declined = { kind: "declined", reason: "The bank wants the buyer to confirm this payment." };
  expect([await absent("before"), await absent("before")]).toEqual([declined, declined]);
  const url = "http://localhost:3000/sandbox/confirm/card";
  const setUp = () => payments.setUpCard({ ...call("card"), paymentMethod });
  expect(await setUp()).toEqual({ kind: "needs-confirmation", reference: "seti_card", url });
  await transaction(database.db, (tx) => answerConfirmation(tx, "card", "approved", now));
  expect([await setUp(), await payments.find({ reference: "seti_card" }), await absent("after")]).toEqual([
    { kind: "succeeded", reference: "seti_card" },
    { kind: "succeeded", reference: "seti_card" },
    { kind: "succeeded", reference: "pi_after" },
  ]);
});

test("says in the shop's words why a card is declined", async () => {
  const [declined, poor, asks] = [
    await save("4000 0000 0000 0002"),
    await save("4000 0000 0000 9995"),
    await save("4000 0025 0000 3155"),
  ];
  await payments.authorize({ ...call("refused"), paymentMethod: asks });
  await transaction(database.db, (tx) => answerConfirmation(tx, "refused", "declined", now));
  expect([
    await payments.authorize({ ...call("no"), paymentMethod: declined }),
    await payments.charge({ ...call("poor"), paymentMethod: poor }),
    await payments.authorize({ ...call("held"), paymentMethod: poor }),
    await payments.capture({ ...keyed("held-capture"), reference: "pi_held", amount }),
    await payments.find({ reference: "pi_refused" }),
  ]).toEqual([
    { kind: "declined", reason: "The bank declined this card." },
    { kind: "declined", reason: "There is not enough money on this card." },
    { kind: "succeeded", reference: "pi_held" },
    { kind: "declined", reason: "There is not enough money on this card." },
    { kind: "declined", reason: "The bank's confirmation was refused." },
  ]);
});

test("voids only what is not captured, and captures only what is not voided", async () => {
  const paymentMethod = await save("4242 4242 4242 4242");
  await payments.authorize({ ...call("v"), paymentMethod });
  await payments.charge({ ...call("w"), paymentMethod, returnUrl: null });
  await payments.setUpCard({ ...call("s"), paymentMethod });
  const cancel = (reference: string) => payments.void({ reference, ...keyed(`void-${reference}`) });
  const over = { kind: "declined", reason: "This payment has ended." };
  expect([
    await cancel("pi_v"),
    await cancel("pi_v"),
    await payments.find({ reference: "pi_v" }),
    await payments.capture({ ...keyed("late"), reference: "pi_v", amount }),
    await cancel("pi_w"),
    await cancel("seti_s"),
  ]).toEqual([
    { kind: "succeeded", reference: "pi_v" },
    { kind: "succeeded", reference: "pi_v" },
    over,
    over,
    over,
    { kind: "succeeded", reference: "seti_s" },
  ]);
});

/** Opens a payout account on the sandbox's page. */
async function openAccount(userId: string, refuses: "next" | null = null): Promise<string> {
  const page = "http://localhost:3000/sales";
  const { account, url } = await payments.onboard({
    userId,
    account: null,
    returnUrl: page,
    refreshUrl: page,
  });
  await finishOnboarding(database.db, {
    token: new URL(url).pathname.split("/").at(-1) ?? "",
    refuses,
    now,
  });
  return account;
}

test("refuses the first transfer, however often it is repeated, to an account that was opened to do so", async () => {
  const account = await openAccount("refusing", "next");
  const transfer = (key: string) => payments.transfer({ ...keyed(key), account, amount, group: "order" });
  const kinds = [];
  for (const key of ["refused", "refused", "next", "refused"]) kinds.push((await transfer(key)).kind);
  expect(kinds).toEqual(["declined", "declined", "succeeded", "declined"]);
});

test("sends payouts only to an account that was opened", async () => {
  const page = "http://localhost:3000/sales";
  const given = { userId: "seller", returnUrl: page, refreshUrl: page };
  const { account, url } = await payments.onboard({ ...given, account: null });
  expect(url).toMatch(/^http:\/\/localhost:3000\/sandbox\/onboarding\//);
  expect((await payments.onboard({ ...given, account })).account).toBe(account);
  const transfer = (key: string) => payments.transfer({ ...keyed(key), account, amount, group: "order" });
  expect(await transfer("early")).toMatchObject({ kind: "declined" });
  const found = () => payments.findAccount({ account });
  expect(await found()).toEqual({ userId: "seller", account, open: false, dueAt: null });
  await openAccount("seller");
  expect(await found()).toMatchObject({ open: true });
  expect(await payments.findAccount({ account: "acct_none" })).toBeNull();
  const sent = await transfer("sent");
  expect(sent).toEqual({
    kind: "succeeded",
    reference: "tr_sent",
    arrivesAt: new Date(now.getTime() + 48 * hour),
  });
  pass(60_000);
  expect(await transfer("sent")).toEqual(sent);
});

test("refuses a caller without its key", async () => {
  await expect(sandbox.stripe.customers.create({}, { apiKey: "sk_test_somebody" })).rejects.toThrow(
    "Invalid API Key",
  );
});
