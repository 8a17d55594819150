import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import { useEffect } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";

/** Shows an alert each time the consignments could not be loaded (docs/product.md §8). Null on other tabs. */
export function useConsignmentAlert(consignments: Loadable<unknown> | null): void {
  const alert = useAlert();
  useEffect(() => {
    if (consignments?.state === "failed")
      alert({ tone: "danger", message: errorCatalog["consignment-unavailable"].title });
  }, [consignments, alert]);
}
