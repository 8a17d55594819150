import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { checkoutRequestSchema } from "@heirloop/contract/checkout/checkout.schema";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { CheckoutDraft, Submitted } from "@heirloop/machines/checkout/checkout-context";
import { validateFields } from "../api/form-result.ts";
import type { CardEntry } from "../payment/card-entry.ts";
import { messages, throwRefusal, CheckoutRefused, throwRefusalWithNews } from "./checkout-refusal.ts";

type ToSend = Wanted & { /** The total shown on the button. */ total: number | null };
type Wanted = { listings: readonly Listing[]; offerAmount: number | null; draft: CheckoutDraft };

const wantedBody = ({ listings, offerAmount, draft }: Wanted) => ({
  listings: listings.map(({ heirloopId, price }) => ({ id: heirloopId, listingPrice: price })),
  type: draft.type,
  ...(draft.promoCode.trim() === "" || offerAmount !== null ? {} : { promoCode: draft.promoCode }),
  ...(offerAmount === null ? {} : { offerAmount }),
});

/** Until the address is complete, the quote is requested without it. */
function quotableAddress({ type, address }: CheckoutDraft): object {
  const whole = checkoutRequestSchema.shape.address.safeParse(address);
  return type === "delivery" && whole.success && whole.data ? { address: whole.data } : {};
}

export async function loadQuote(api: Api, input: Wanted, signal: AbortSignal) {
  return api
    .call(
      checkoutEndpoints.quote,
      { body: { ...wantedBody(input), ...quotableAddress(input.draft) } },
      { signal },
    )
    .catch((error: unknown) => throwRefusalWithNews(api, input.listings, error));
}

const full = (error: unknown): boolean => error instanceof ProblemError && error.code === "too-many-holds";

/**
 * Holds the pieces and releases those that were removed since. The time left is measured from the request, because
 * the browser's clock may be wrong.
 */
export async function hold(api: Api, listings: readonly Listing[]) {
  const startedAt = performance.now();
  const ask = () =>
    api.call(checkoutEndpoints.hold, { body: { listings: listings.map(({ heirloopId }) => heirloopId) } });
  const held = await ask()
    .catch(async (error: unknown) => {
      if (!full(error)) throw error;
      await api.call(checkoutEndpoints.release);
      return ask();
    })
    .catch((error: unknown) => throwRefusal(error));
  return { ...held, millisecondsLeft: constants.holdDuration - (performance.now() - startedAt) };
}

const under = (prefix: string, errors: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([path, message]) => [`${prefix}.${path}`, message]));

type Card = { entry: CardEntry; getKey: (body: object) => string };

/**
 * Validates everything, sends the card to the payment provider, then the checkout to the server under one idempotency
 * key.
 */
export async function submit(api: Api, input: ToSend, { entry, getKey }: Card): Promise<Submitted> {
  const { draft } = input;
  const cardErrors = await entry.check(draft.card);
  const request = {
    ...wantedBody(input),
    contact: draft.contact,
    ...(input.total === null ? {} : { total: input.total }),
    ...(draft.type === "delivery"
      ? { address: { ...draft.address, line2: draft.address.line2.trim() || undefined } }
      : { scheduleViewing: draft.scheduleViewing }),
  };
  const checked = validateFields(checkoutRequestSchema, { ...request, paymentMethod: "checked below" });
  if (Object.keys(cardErrors).length > 0 || !checked.ok) {
    throw new CheckoutRefused(
      messages({ ...(checked.ok ? {} : checked.answer.errors), ...under("card", cardErrors) }),
    );
  }
  const saved = await entry.save(api, draft.card).catch((error: unknown) => throwRefusal(error));
  if ("errors" in saved)
    throw new CheckoutRefused({ ...messages(under("card", saved.errors)), lasting: true });
  const { paymentMethod } = saved;
  const answer = await api
    .call(
      checkoutEndpoints.submit,
      { body: { ...checked.value, paymentMethod } },
      { idempotencyKey: getKey({ ...checked.value, paymentMethod }) },
    )
    .catch((error: unknown) => throwRefusalWithNews(api, input.listings, error));
  return submittedOf(answer);
}

type Answer = Awaited<ReturnType<typeof callConfirm>>;

/** A payment that is still being confirmed has no page to go to. */
const submittedOf = (answer: Answer): Submitted =>
  "orders" in answer
    ? { orders: answer.orders.map(({ _id }) => _id) }
    : {
        checkoutId: answer.checkoutId,
        url: answer.nextAction.type === "redirect" ? answer.nextAction.url : null,
      };

const callConfirm = (api: Api, checkoutId: string) =>
  api.call(
    checkoutEndpoints.confirm,
    { params: { checkoutId } },
    { idempotencyKey: `confirm-${checkoutId}` },
  );

export async function confirm(
  api: Api,
  checkoutId: string,
  listings: readonly Listing[],
): Promise<Submitted> {
  return submittedOf(
    await callConfirm(api, checkoutId).catch((error: unknown) => throwRefusalWithNews(api, listings, error)),
  );
}
