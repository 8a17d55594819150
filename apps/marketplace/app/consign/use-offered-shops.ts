import { consignZipSchema, type OfferedShops } from "@heirloop/contract/consignment/consignment.schema";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { useEffect, useState } from "react";
import { browserApi } from "../api/browser-api.ts";

/** The shops that see a piece with the typed ZIP code; null until they are known, or if they cannot be loaded. */
export function useOfferedShops(typed: string | undefined): OfferedShops | null {
  const zip = consignZipSchema.safeParse(typed).data;
  const [loaded, setLoaded] = useState<OfferedShops | null>(null);
  useEffect(() => {
    if (zip === undefined) return undefined;
    const request = new AbortController();
    browserApi()
      .call(consignmentEndpoints.shops, { query: { zip } }, { signal: request.signal })
      .then(setLoaded)
      // The form works without them.
      .catch(() => undefined);
    return () => request.abort();
  }, [zip]);
  return loaded?.zip === zip ? loaded : null;
}
