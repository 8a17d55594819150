import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import type { ErrorCode } from "@heirloop/contract/problem/error-catalog";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import type { CheckoutRefusal } from "@heirloop/machines/checkout/checkout-context";

/** Thrown by the actors of the checkout machine. */
export class CheckoutRefused extends Error {
  readonly refusal: CheckoutRefusal;
  constructor(refusal: Partial<CheckoutRefusal>) {
    super("refused");
    this.refusal = {
      errors: {},
      problem: null,
      declined: false,
      lasting: false,
      outdated: false,
      ...refusal,
    };
  }
}

const hasField = (path: string): boolean =>
  /^(?:contact|address|card)\.|^(?:type|promoCode|paymentMethod)$/.test(path);

/** Messages for fields of the form; the rest become one message for the whole form. */
export function messages(
  all: Record<string, string>,
  detail?: string,
): Pick<CheckoutRefusal, "errors" | "problem"> {
  const { shown = [], elsewhere = [] } = Object.groupBy(Object.entries(all), ([path]) =>
    hasField(path) ? "shown" : "elsewhere",
  );
  const message = detail ?? [...new Set(elsewhere.map(([, message]) => message))].join(". ");
  return { errors: Object.fromEntries(shown), problem: elsewhere.length > 0 ? message : null };
}

/** A retry of the same request would fail again. */
const isLasting = ({ status }: ProblemError): boolean => [404, 409, 422].includes(status);

/** The pieces show what changed once they are reloaded. */
const ofStock: readonly ErrorCode[] = [
  "listing-sold",
  "listing-reserved",
  "already-ordered",
  "listing-inactive",
  "own-listing",
];

type RefusalOptions = Pick<CheckoutRefusal, "repriced" | "openOffer"> & {
  getErrors?: (problem: ProblemError) => Record<string, string>;
};

/** Converts a problem of the API into a refusal; rethrows anything else. */
export function throwRefusal(
  error: unknown,
  { getErrors = ({ fields }) => fields, ...more }: RefusalOptions = {},
): never {
  if (!(error instanceof ProblemError)) throw error;
  const { detail } = error.problem;
  const errors = getErrors(error);
  if (ofStock.some((code) => code === error.code))
    throw new CheckoutRefused({ outdated: true, lasting: true });
  throw new CheckoutRefused({
    outdated: error.code === "total-changed",
    ...(Object.keys(errors).length > 0 ? messages(errors, detail) : { problem: detail ?? error.message }),
    declined: error.code === "card-declined",
    lasting: isLasting(error),
    ...more,
  });
}

/**
 * Like `throwRefusal`, with the new prices when those in `listings` are outdated, and with the open offer when that
 * prevents another one.
 */
export async function throwRefusalWithNews(
  api: Api,
  listings: readonly Listing[],
  error: unknown,
): Promise<never> {
  const code = error instanceof ProblemError ? error.code : null;
  if (code !== "price-changed" && code !== "state-conflict") return throwRefusal(error);
  const { loadOpenOffer, loadRepriced } = await import("./load-news.ts");
  const load = code === "price-changed" ? loadRepriced : loadOpenOffer;
  return throwRefusal(error, await load(api, listings));
}
