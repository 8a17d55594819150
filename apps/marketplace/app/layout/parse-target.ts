import { type HeirloopId, heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { getErrorMessage, isRefused } from "../api/error-message.ts";

const listingNotFound =
  "We could not find this piece. It may have been removed. Look for another one or check the link.";

/** The URL names something that cannot exist; the message is for the user. */
export class UnknownTargetError extends Error {}

/** Throws {@link UnknownTargetError} when the value is not a listing id. */
export function parseListing(value: string): HeirloopId {
  const listing = heirloopIdSchema.safeParse(value);
  if (!listing.success) throw new UnknownTargetError(listingNotFound);
  return listing.data;
}

/** The message for a URL action that failed. */
export function targetProblem(error: unknown): string {
  if (error instanceof UnknownTargetError) return error.message;
  return isRefused(error, "not-found") || isRefused(error, "invalid")
    ? listingNotFound
    : getErrorMessage(error);
}
