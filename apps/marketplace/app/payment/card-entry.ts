import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { sandboxCardSchema, type SandboxCard } from "@heirloop/contract/checkout/checkout.schema";
import { validateFields } from "../api/form-result.ts";

/** Messages by field: `number`, `expiry`, `cvc`. */
export type CardErrors = Record<string, string>;
export type SavedCard = { paymentMethod: string } | { errors: CardErrors };

/** How a card gets from its form to the payment gateway. A gateway's own form does not pass on what was typed. */
export type CardEntry = {
  /** Returns what is wrong in the form; sends nothing. */
  check(card: SandboxCard): Promise<CardErrors>;
  /**
   * Hands a checked card to the gateway and saves it for its user. Throws `ProblemError` if something else than the
   * card is refused.
   */
  save(api: Api, card: SandboxCard): Promise<SavedCard>;
};

/** The payment gateway's own form, as the server names it. */
export type CardFormSettings = {
  readonly name: string;
  /** What identifies the shop to the gateway. */
  readonly publicKey: string;
};

export type CardFormProps = Pick<CardFormSettings, "publicKey"> & {
  /** Set while a card can be entered. */
  entryRef: { current: CardEntry | null };
};

/** Returns what is wrong with the card; the answer about a whole card is shown at its number. */
function errorsIn(error: unknown): { errors: CardErrors } {
  if (!(error instanceof ProblemError) || Object.keys(error.fields).length === 0) throw error;
  const { paymentMethod, ...errors } = error.fields;
  return { errors: paymentMethod === undefined ? errors : { ...errors, number: paymentMethod } };
}

/** Saves a card that the gateway has. */
export const saveCard = (api: Api, paymentMethod: string): Promise<SavedCard> =>
  api.call(checkoutEndpoints.saveCard, { body: { paymentMethod } }).catch(errorsIn);

/** Test cards, typed into the shop's own fields. */
export const testCardEntry: CardEntry = {
  check(card) {
    const checked = validateFields(sandboxCardSchema, card);
    return Promise.resolve(checked.ok ? {} : (checked.answer.errors ?? {}));
  },
  async save(api, card) {
    const entered = await api.call(checkoutEndpoints.enterTestCard, { body: card }).catch(errorsIn);
    return "errors" in entered ? entered : saveCard(api, entered.paymentMethod);
  },
};

/** In the place of a gateway's form that is not there yet, or could not be loaded. */
export const notLoadedEntry: CardEntry = {
  check: () => Promise.resolve({ number: "The card form is not loaded yet. Try again in a moment" }),
  save: () => Promise.reject(new Error("There is no card form.")),
};
