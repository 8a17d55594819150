import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { browserApi } from "../api/browser-api.ts";

export async function joinWaitingList(heirloopId: HeirloopId): Promise<void> {
  await browserApi().call(listingEndpoints.joinWaitingList, { params: { heirloopId } });
}
