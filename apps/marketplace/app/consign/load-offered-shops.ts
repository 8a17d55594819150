import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import type { OfferedShops } from "@heirloop/contract/consignment/consignment.schema";
import { browserApi } from "../api/browser-api.ts";

export const loadOfferedShops = (zip: string, signal: AbortSignal): Promise<OfferedShops> =>
  browserApi().call(consignmentEndpoints.shops, { query: { zip } }, { signal });
