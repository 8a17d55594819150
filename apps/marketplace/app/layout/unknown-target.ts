import { type HeirloopId, heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { callProblem, isRefused } from "../api/call-problem.ts";

const listingNotFound =
  "We could not find this piece. It may have been removed. Look for another one or check the link.";

/** What the address names cannot exist; the message is for the person. */
export class UnknownTarget extends Error {}

/** Throws {@link UnknownTarget} for what is no id of a piece. */
export function parseListing(value: string): HeirloopId {
  const listing = heirloopIdSchema.safeParse(value);
  if (!listing.success) throw new UnknownTarget(listingNotFound);
  return listing.data;
}

/** What is said when what the address asks for cannot be done. */
export function targetProblem(error: unknown): string {
  if (error instanceof UnknownTarget) return error.message;
  return isRefused(error, "not-found") || isRefused(error, "invalid") ? listingNotFound : callProblem(error);
}
