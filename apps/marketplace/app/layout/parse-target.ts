import { type HeirloopId, heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { getErrorMessage, isRefused } from "../api/error-message.ts";

const listingNotFound =
  "We could not find this piece. It may have been removed. Look for another one or check the link.";

/** What the address names cannot exist; the message is for the person. */
export class UnknownTargetError extends Error {}

/** Throws {@link UnknownTargetError} for what is no id of a piece. */
export function parseListing(value: string): HeirloopId {
  const listing = heirloopIdSchema.safeParse(value);
  if (!listing.success) throw new UnknownTargetError(listingNotFound);
  return listing.data;
}

/** What is said when what the address asks for cannot be done. */
export function targetProblem(error: unknown): string {
  if (error instanceof UnknownTargetError) return error.message;
  return isRefused(error, "not-found") || isRefused(error, "invalid")
    ? listingNotFound
    : getErrorMessage(error);
}
