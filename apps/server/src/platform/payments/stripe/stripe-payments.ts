import type { PaymentAnswer, PaymentGateway } from "../payment-gateway.ts";
import { answerOf, decline, reasons } from "./stripe-answers.ts";
import { createOnce, createWhenFunded, currency, isCreatedWith, type StripeCalls } from "./stripe-calls.ts";
import { retrieveCard } from "./stripe-cards.ts";
import { hasMovedOn, isDisputed, isFinalRefusal, orDeclined } from "./stripe-errors.ts";

type Request<Call extends keyof PaymentGateway> = Parameters<PaymentGateway[Call]>[0];

const isSetup = (reference: string): boolean => reference.startsWith("seti_");

const setUpCard = (calls: StripeCalls, { key, since, paymentMethod, returnUrl }: Request<"setUpCard">) =>
  orDeclined(async () => {
    const { stripe } = calls;
    const card = await retrieveCard(calls, paymentMethod);
    const create = () =>
      stripe.setupIntents.create(
        {
          ...card,
          usage: "off_session",
          confirm: true,
          return_url: returnUrl,
          metadata: { intent: key },
        },
        { idempotencyKey: key },
      );
    const find = async () => {
      const { data } = await stripe.setupIntents.list({ payment_method: paymentMethod, limit: 100 });
      return data.find(isCreatedWith(key));
    };
    return answerOf(await createOnce(calls, since, find, create));
  });

/** Without `returnUrl` the buyer is not there to answer the bank. */
const pay = (
  calls: StripeCalls,
  captureMethod: "manual" | "automatic",
  { key, since, paymentMethod, amount, group, returnUrl }: Request<"charge">,
) =>
  orDeclined(async () => {
    const { stripe } = calls;
    const card = await retrieveCard(calls, paymentMethod);
    const create = () =>
      stripe.paymentIntents.create(
        {
          ...card,
          amount,
          currency,
          capture_method: captureMethod,
          confirm: true,
          transfer_group: group,
          metadata: { intent: key },
          ...(returnUrl === null ? { off_session: true } : { return_url: returnUrl }),
        },
        { idempotencyKey: key },
      );
    const find = async () => {
      const { data } = await stripe.paymentIntents.search({ query: `metadata["intent"]:"${key}"` });
      return data[0];
    };
    return answerOf(await createOnce(calls, since, find, create));
  });

const findPayment = async ({ stripe }: StripeCalls, { reference }: Request<"find">) =>
  answerOf(
    isSetup(reference)
      ? await stripe.setupIntents.retrieve(reference)
      : await stripe.paymentIntents.retrieve(reference),
  );

const capture = ({ stripe }: StripeCalls, { reference, amount, key }: Request<"capture">) =>
  orDeclined(async () => {
    try {
      const params = { amount_to_capture: amount };
      return answerOf(await stripe.paymentIntents.capture(reference, params, { idempotencyKey: key }));
    } catch (error) {
      if (!hasMovedOn(error)) throw error;
      const { status } = await stripe.paymentIntents.retrieve(reference);
      return status === "succeeded" ? { kind: "succeeded", reference } : decline(reasons.over);
    }
  });

async function voidPayment(
  { stripe }: StripeCalls,
  { reference, key }: Request<"void">,
): Promise<PaymentAnswer> {
  const options = { idempotencyKey: key };
  try {
    if (isSetup(reference)) await stripe.setupIntents.cancel(reference, {}, options);
    else await stripe.paymentIntents.cancel(reference, {}, options);
  } catch (error) {
    if (!hasMovedOn(error)) throw error;
    // A card that was set up has moved no money.
    if (isSetup(reference)) return { kind: "succeeded", reference };
    const { status } = await stripe.paymentIntents.retrieve(reference);
    if (status !== "canceled") return decline(reasons.over);
  }
  return { kind: "succeeded", reference };
}

/** A payment that has moved on may have been refunded by an earlier call, whose answer was lost. */
function createRefund(calls: StripeCalls, { reference, amount, key, since }: Request<"refund">) {
  const { stripe } = calls;
  const params = { payment_intent: reference, amount, metadata: { intent: key } };
  const create = () => createWhenFunded(key, (options) => stripe.refunds.create(params, options));
  const find = async () => {
    const { data } = await stripe.refunds.list({ payment_intent: reference, limit: 100 });
    return data.find(isCreatedWith(key));
  };
  return createOnce(calls, since, find, create).catch((error: unknown) => {
    if (!hasMovedOn(error)) throw error;
    return find();
  });
}

async function refund(calls: StripeCalls, request: Request<"refund">): Promise<PaymentAnswer> {
  try {
    const created = await createRefund(calls, request);
    return created === undefined || created.status === "failed" || created.status === "canceled"
      ? decline(reasons.over)
      : { kind: "succeeded", reference: request.reference };
  } catch (error) {
    if (isDisputed(error)) return decline(reasons.disputed);
    if (isFinalRefusal(error)) return decline(error.message);
    throw error;
  }
}

/** The money of buyers: from a card that is set up or charged to a refund. */
export const createStripePayments = (
  calls: StripeCalls,
): Pick<PaymentGateway, "setUpCard" | "authorize" | "charge" | "find" | "capture" | "void" | "refund"> => ({
  setUpCard: (request) => setUpCard(calls, request),
  authorize: (request) => pay(calls, "manual", request),
  charge: (request) => pay(calls, "automatic", request),
  find: (request) => findPayment(calls, request),
  capture: (request) => capture(calls, request),
  void: (request) => voidPayment(calls, request),
  refund: (request) => refund(calls, request),
});
