import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { browserApi } from "../api/browser-api.ts";

/** Joins or leaves the waiting list of a piece. */
export async function updateWaiting(heirloopId: HeirloopId, isWaiting: boolean): Promise<void> {
  const params = { heirloopId };
  const api = browserApi();
  await (isWaiting
    ? api.call(listingEndpoints.joinWaitingList, { params })
    : api.call(listingEndpoints.leaveWaitingList, { params }));
}
