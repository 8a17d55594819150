import { Stripe } from "stripe";
import { problem, ProblemError } from "../../problem.ts";
import type { GatewayReport, PaymentAnswer, PaymentGateway } from "../payment-gateway.ts";
import { readAccount, readDispute, readRefund, readStripeEvent } from "./stripe-events.ts";
import { answerOf, decline, reasonOf, reasons } from "./stripe-answers.ts";

const currency = "usd";
const hour = 60 * 60_000;
/** Stripe forgets a key after 24 hours; before that a repeated call returns what the first one made. */
const keyLifetime = 23 * hour;
/** What a transfer takes from the account to the bank, by the default schedule of payouts. */
const payoutTakes = 48 * hour;
/** Seconds by which the time in an event's signature may differ, to prevent replays. */
const tolerance = 5 * 60;

type Options = {
  stripe: Stripe;
  /** One per webhook endpoint: Stripe reports the shop's own account and those of sellers to separate ones. */
  webhookSecrets: readonly string[];
  now: () => Date;
  /** Milliseconds that a call may take for which a user waits. */
  timeout?: number | undefined;
};

/** Refunds, captures and cancellations of a payment that has moved on meanwhile. */
function movedOn(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    [
      "payment_intent_unexpected_state",
      "setup_intent_unexpected_state",
      "charge_already_refunded",
      "charge_already_captured",
    ].includes(error.code ?? "")
  );
}

/** Refunds of a payment that the buyer's bank has taken back. */
const isDisputed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  ["charge_disputed", "refund_disputed_payment"].includes(error.code ?? "");

/** Milliseconds that a call may take for which a user waits. */
const userTimeout = 8_000;

/** Says which part of the shop is away, whatever is wrong with Stripe or with our account there. */
async function available<Answer>(
  code: "unavailable" | "onboarding-unavailable",
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ProblemError) throw error;
    throw problem(code, { retryAfter: 5, cause: error });
  }
}

/** A card that is refused is an answer; any other error leaves the outcome unknown. */
async function answering(call: () => Promise<PaymentAnswer>): Promise<PaymentAnswer> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) return decline(reasonOf(error));
    throw error;
  }
}

/** Payments through Stripe, or through a server that speaks the same protocol. */
export function createStripePayments({
  stripe,
  webhookSecrets,
  now,
  timeout = userTimeout,
}: Options): PaymentGateway {
  /** A user repeats these calls; all others are repeated by their job. */
  const wait = { timeout, maxNetworkRetries: 0 };

  /** Once Stripe has forgotten the key, looks for what an earlier call made before making it. */
  async function once<Made>(
    { since }: { since: Date },
    find: () => Promise<Made | undefined>,
    make: () => Promise<Made>,
  ): Promise<Made> {
    const found = now().getTime() - since.getTime() > keyLifetime ? await find() : undefined;
    return found ?? make();
  }
  const marked =
    (key: string) =>
    ({ metadata }: { metadata: Stripe.Metadata | null }): boolean =>
      metadata?.["intent"] === key;

  /** Returns what every payment with a saved card has in common. */
  async function cardOf(paymentMethod: string) {
    const { customer } = await stripe.paymentMethods.retrieve(paymentMethod);
    const id = typeof customer === "string" ? customer : customer?.id;
    return {
      payment_method: paymentMethod,
      payment_method_types: ["card"],
      ...(id === undefined ? {} : { customer: id }),
    };
  }

  type Payment = Parameters<PaymentGateway["charge"]>[0] & { capture: "manual" | "automatic" };
  const pay = ({ key, since, paymentMethod, amount, group, returnUrl, capture }: Payment) =>
    answering(async () => {
      const card = await cardOf(paymentMethod);
      const make = () =>
        stripe.paymentIntents.create(
          {
            ...card,
            amount,
            currency,
            capture_method: capture,
            confirm: true,
            transfer_group: group,
            metadata: { intent: key },
            ...(returnUrl === null ? { off_session: true } : { return_url: returnUrl }),
          },
          { idempotencyKey: key },
        );
      const find = async () =>
        (await stripe.paymentIntents.search({ query: `metadata["intent"]:"${key}"` })).data[0];
      return answerOf(await once({ since }, find, make));
    });

  return {
    saveCard: ({ paymentMethod, userId }) =>
      available("unavailable", async () => {
        try {
          // A card that is used more than once has to belong to a customer.
          await stripe.customers.create(
            { payment_method: paymentMethod, metadata: { user: userId } },
            { idempotencyKey: `customer-${paymentMethod}-${userId}`, ...wait },
          );
        } catch (error) {
          const message =
            error instanceof Stripe.errors.StripeCardError
              ? reasonOf(error)
              : // Unknown, or already somebody else's.
                error instanceof Stripe.errors.StripeInvalidRequestError && reasons.unusable;
          if (message === false) throw error;
          throw problem("invalid", { errors: [{ path: "paymentMethod", message }] });
        }
        const { card } = await stripe.paymentMethods.retrieve(paymentMethod, {}, wait);
        if (card === undefined) throw problem("invalid", { detail: "Only cards can be saved." });
        const brand = card.brand.charAt(0).toUpperCase() + card.brand.slice(1);
        return {
          paymentMethod,
          label: `${brand} ending ${card.last4}`,
          fingerprint: card.fingerprint ?? paymentMethod,
        };
      }),
    readEvent(body, headers) {
      const { signature } = stripe.webhooks;
      // Never accepted unchecked, should the library come without its verifier.
      if (signature === null) throw new Error("Stripe's library cannot verify signatures.");
      const isSignedWith = (secret: string): boolean => {
        try {
          return signature.verifyHeader(
            new TextDecoder().decode(body),
            headers.get("stripe-signature") ?? "",
            secret,
            tolerance,
            undefined,
            now().getTime(),
          );
        } catch (error) {
          if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
          throw error;
        }
      };
      if (!webhookSecrets.some(isSignedWith)) throw problem("wrong-signature");
      return readStripeEvent(body);
    },
    async listReports({ since }) {
      const page = { created: { gte: Math.floor(since.getTime() / 1000) }, limit: 100 };
      const reports: Array<GatewayReport | null> = [];
      for await (const dispute of stripe.disputes.list(page)) reports.push(readDispute(dispute));
      for await (const refund of stripe.refunds.list(page)) reports.push(readRefund(refund));
      return reports.filter((report) => report !== null);
    },
    findDispute: async ({ dispute }) => readDispute(await stripe.disputes.retrieve(dispute)),
    async findAccount({ account }) {
      try {
        return readAccount(await stripe.accounts.retrieve(account, {}, wait));
      } catch (error) {
        if (isGone(error)) return null;
        throw error;
      }
    },
    setUpCard: ({ key, since, paymentMethod, returnUrl }) =>
      answering(async () => {
        const card = await cardOf(paymentMethod);
        const make = () =>
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
        const find = async () =>
          (await stripe.setupIntents.list({ payment_method: paymentMethod, limit: 100 })).data.find(
            marked(key),
          );
        return answerOf(await once({ since }, find, make));
      }),
    authorize: (request) => pay({ ...request, capture: "manual" }),
    charge: (request) => pay({ ...request, capture: "automatic" }),
    find: async ({ reference }) =>
      answerOf(
        isSetup(reference)
          ? await stripe.setupIntents.retrieve(reference)
          : await stripe.paymentIntents.retrieve(reference),
      ),
    capture: ({ reference, amount, key }) =>
      answering(async () => {
        try {
          return answerOf(
            await stripe.paymentIntents.capture(
              reference,
              { amount_to_capture: amount },
              { idempotencyKey: key },
            ),
          );
        } catch (error) {
          if (!movedOn(error)) throw error;
          const { status } = await stripe.paymentIntents.retrieve(reference);
          return status === "succeeded" ? { kind: "succeeded", reference } : decline(reasons.over);
        }
      }),
    async void({ reference, key }) {
      const options = { idempotencyKey: key };
      try {
        if (isSetup(reference)) await stripe.setupIntents.cancel(reference, {}, options);
        else await stripe.paymentIntents.cancel(reference, {}, options);
      } catch (error) {
        if (!movedOn(error)) throw error;
        // A card that was set up has moved no money.
        if (isSetup(reference)) return { kind: "succeeded", reference };
        const { status } = await stripe.paymentIntents.retrieve(reference);
        if (status !== "canceled") return decline(reasons.over);
      }
      return { kind: "succeeded", reference };
    },
    async refund({ reference, amount, key, since }) {
      const find = async () =>
        (await stripe.refunds.list({ payment_intent: reference, limit: 100 })).data.find(marked(key));
      const make = () =>
        onceFunded(key, (idempotencyKey) =>
          stripe.refunds.create(
            { payment_intent: reference, amount, metadata: { intent: key } },
            { idempotencyKey },
          ),
        );
      try {
        const refund = await once({ since }, find, make).catch((error: unknown) => {
          if (!movedOn(error)) throw error;
          return find();
        });
        return refund === undefined || refund.status === "failed" || refund.status === "canceled"
          ? decline(reasons.over)
          : { kind: "succeeded", reference };
      } catch (error) {
        if (isDisputed(error)) return decline(reasons.disputed);
        if (refusesForGood(error)) return decline(error.message);
        throw error;
      }
    },
    onboard: ({ userId, account, returnUrl, refreshUrl }) =>
      available("onboarding-unavailable", async () => {
        const createAccount = () =>
          stripe.accounts.create(
            {
              type: "express",
              capabilities: { transfers: { requested: true } },
              metadata: { user: userId },
            },
            { idempotencyKey: `payout-account-${userId}`, ...wait },
          );
        const id = account ?? (await createAccount()).id;
        const { url } = await stripe.accountLinks.create(
          { account: id, type: "account_onboarding", return_url: returnUrl, refresh_url: refreshUrl },
          wait,
        );
        return { account: id, url };
      }),
    async transfer({ account, amount, key, group, since }) {
      const find = async () =>
        (await stripe.transfers.list({ transfer_group: group, limit: 100 })).data.find(marked(key));
      const make = () =>
        onceFunded(key, (idempotencyKey) =>
          stripe.transfers.create(
            { amount, currency, destination: account, transfer_group: group, metadata: { intent: key } },
            { idempotencyKey },
          ),
        );
      try {
        const { id, created } = await once({ since }, find, make);
        return { kind: "succeeded", reference: id, arrivesAt: new Date(created * 1000 + payoutTakes) };
      } catch (error) {
        if (!refusesAccount(error)) throw error;
        return decline(error.message);
      }
    },
  };
}

/** Rejects unless Stripe answers; what a restricted key may not read was answered, too. */
export async function checkStripe(stripe: Stripe, timeout = userTimeout): Promise<void> {
  try {
    await stripe.balance.retrieve({}, { timeout, maxNetworkRetries: 0 });
  } catch (error) {
    const answered =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripePermissionError;
    if (!answered) throw error;
  }
}

const isSetup = (reference: string): boolean => reference.startsWith("seti_");

const isInvalid = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeInvalidRequestError> =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Accounts that Stripe does not know, or that have left the platform. */
const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError &&
  ["resource_missing", "account_invalid"].includes(error.code ?? "");

/** Requests that Stripe refuses however often they are repeated. Money that is not there yet will be. */
const refusesForGood = (error: unknown): error is Error =>
  isInvalid(error) && error.code !== "balance_insufficient";

/** Keys that one call may use up while Stripe has too little money for it; it forgets them after a day. */
const mostKeys = 300;

/**
 * Stripe answers a repeated key as it did the first time, until it forgets the key. If that answer was that the money
 * was not there yet, nothing has moved, and the next key follows. The keys are always the same ones in the same
 * order, so that what a lost answer reported is found again.
 */
async function onceFunded<Made>(key: string, make: (key: string) => Promise<Made>): Promise<Made> {
  for (let used = 0; ; used += 1)
    try {
      return await make(used === 0 ? key : `${key}-${used}`);
    } catch (error) {
      const isOldAnswer =
        isInvalid(error) &&
        error.code === "balance_insufficient" &&
        error.headers?.["idempotent-replayed"] === "true";
      if (!isOldAnswer || used === mostKeys) throw error;
    }
}

/** Only an account that cannot receive any money is an answer. */
const refusesAccount = (error: unknown): error is Error =>
  error instanceof Stripe.errors.StripePermissionError || refusesForGood(error);
