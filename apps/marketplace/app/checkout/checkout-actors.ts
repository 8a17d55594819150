import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { business } from "@heirloop/contract/business/business-constants";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { checkoutRequestSchema, sandboxCardSchema } from "@heirloop/contract/checkout/checkout.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { CheckoutDraft, CheckoutRefusal, Submitted } from "@heirloop/machines/checkout/checkout.machine";
import { checkFields } from "../api/form-answer.ts";

type Wanted = { listings: readonly Listing[]; offerAmount: number | null; draft: CheckoutDraft };

/** How an actor of the checkout machine says no. */
export class Refused extends Error {
  readonly refusal: CheckoutRefusal;
  constructor(refusal: Partial<CheckoutRefusal>) {
    super("refused");
    this.refusal = { errors: {}, problem: null, declined: false, ...refusal };
  }
}

const hasAField = (path: string): boolean =>
  /^(?:contact|address|card)\.|^(?:type|promoCode|paymentMethod)$/.test(path);

/** Messages at the fields that the form has; what no field would show is said of the whole. */
function messages(all: Record<string, string>, detail?: string): Pick<CheckoutRefusal, "errors" | "problem"> {
  const { shown = [], elsewhere = [] } = Object.groupBy(Object.entries(all), ([path]) =>
    hasAField(path) ? "shown" : "elsewhere",
  );
  const said = detail ?? [...new Set(elsewhere.map(([, message]) => message))].join(". ");
  return { errors: Object.fromEntries(shown), problem: elsewhere.length > 0 ? said : null };
}

function refused(error: unknown, errorsOf = (problem: ProblemError) => problem.fields): never {
  if (!(error instanceof ProblemError)) throw error;
  const { detail } = error.problem;
  const errors = errorsOf(error);
  throw new Refused({
    ...(Object.keys(errors).length > 0 ? messages(errors, detail) : { problem: detail ?? error.message }),
    declined: error.code === "card-declined",
  });
}

const wantedBody = ({ listings, offerAmount, draft }: Wanted) => ({
  listings: listings.map(({ heirloopId, price }) => ({ id: heirloopId, listingPrice: price })),
  type: draft.type,
  ...(draft.promoCode.trim() === "" || offerAmount !== null ? {} : { promoCode: draft.promoCode }),
  ...(offerAmount === null ? {} : { offerAmount }),
});

/** Until the address is whole the quote goes without it. */
function quotableAddress({ type, address }: CheckoutDraft): object {
  const whole = checkoutRequestSchema.shape.address.safeParse(address);
  return type === "delivery" && whole.success && whole.data ? { address: whole.data } : {};
}

export async function askForQuote(api: Api, wanted: Wanted, signal: AbortSignal) {
  return api
    .call(
      checkoutEndpoints.quote,
      { body: { ...wantedBody(wanted), ...quotableAddress(wanted.draft) } },
      { signal },
    )
    .catch((error: unknown) => refused(error));
}

const full = (error: unknown): boolean => error instanceof ProblemError && error.code === "too-many-holds";

/**
 * Holds the pieces; those held before that were taken out meanwhile make room. What is left is counted from asking, since a browser's clock may
 * say anything.
 */
export async function hold(api: Api, listings: readonly Listing[]) {
  const asked = performance.now();
  const ask = () =>
    api.call(checkoutEndpoints.hold, { body: { listings: listings.map(({ heirloopId }) => heirloopId) } });
  const held = await ask()
    .catch(async (error: unknown) => {
      if (!full(error)) throw error;
      await api.call(checkoutEndpoints.release);
      return ask();
    })
    .catch((error: unknown) => refused(error));
  return { ...held, millisecondsLeft: business.holdDuration - (performance.now() - asked) };
}

const under = (prefix: string, errors: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [`${prefix}.${path}`, message]));

/** Checks everything at once, hands the card to the payment provider, then the checkout to the server under one key for one intention. */
export async function submit(api: Api, wanted: Wanted, keyOf: (body: object) => string): Promise<Submitted> {
  const { draft } = wanted;
  const card = checkFields(sandboxCardSchema, draft.card);
  const request = {
    ...wantedBody(wanted),
    contact: draft.contact,
    ...(draft.type === "delivery"
      ? { address: { ...draft.address, line2: draft.address.line2.trim() || undefined } }
      : { scheduleViewing: draft.scheduleViewing }),
  };
  const checked = checkFields(checkoutRequestSchema, { ...request, paymentMethod: "checked below" });
  if (!card.ok || !checked.ok) {
    throw new Refused(
      messages({
        ...(checked.ok ? {} : checked.answer.errors),
        ...(card.ok ? {} : under("card", card.answer.errors)),
      }),
    );
  }
  const { paymentMethod } = await api
    .call(checkoutEndpoints.saveCard, { body: card.value })
    .catch((error: unknown) => refused(error, ({ fields }) => under("card", fields)));
  const answer = await api
    .call(
      checkoutEndpoints.submit,
      { body: { ...checked.value, paymentMethod } },
      { idempotencyKey: keyOf({ ...checked.value, paymentMethod }) },
    )
    .catch((error: unknown) => refused(error));
  return "orders" in answer
    ? { orders: answer.orders.map(({ _id }) => _id) }
    : { checkoutId: answer.checkoutId, url: answer.nextAction.url };
}

export async function confirm(api: Api, checkoutId: string): Promise<OrderId[]> {
  const { orders } = await api
    .call(checkoutEndpoints.confirm, { params: { checkoutId } }, { idempotencyKey: `confirm-${checkoutId}` })
    .catch((error: unknown) => refused(error));
  return orders.map(({ _id }) => _id);
}
