import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { orderNotFoundText } from "@heirloop/machines/order-deep-link/order-page";

/** The message for an order that cannot be shown; null when a retry may help. */
export function getOrderErrorMessage(error: unknown): string | null {
  if (!(error instanceof ProblemError)) return null;
  if (error.status === 403) return errorCatalog["permission-denied"].title;
  return error.status === 404 || error.code === "invalid" ? orderNotFoundText : null;
}
