import { consignZipSchema, type OfferedShops } from "@heirloop/contract/consignment/consignment.schema";
import { useEffect, useState } from "react";

/** The shops that see a piece with the typed ZIP code; null until they are known, or if they cannot be loaded. */
export function useOfferedShops(typed: string | undefined): OfferedShops | null {
  const zip = consignZipSchema.safeParse(typed).data;
  const [loaded, setLoaded] = useState<OfferedShops | null>(null);
  useEffect(() => {
    if (zip === undefined) return undefined;
    const request = new AbortController();
    import("./load-offered-shops.ts")
      .then(({ loadOfferedShops }) => loadOfferedShops(zip, request.signal))
      .then(setLoaded)
      // The form works without them.
      .catch(() => undefined);
    return () => request.abort();
  }, [zip]);
  return loaded?.zip === zip ? loaded : null;
}
