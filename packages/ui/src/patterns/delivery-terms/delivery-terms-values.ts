import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { DeliveryTerms } from "@heirloop/contract/delivery-terms/delivery-terms.schema";

/** Delivery terms as typed; empty rows are no bands. */
export type DeliveryTermsValues = {
  zip: string;
  bands: ReadonlyArray<{ miles: string; /** Dollars. */ fee: string }>;
};

/** As many rows as a seller can fill in. */
export const toDeliveryTermsValues = (terms: DeliveryTerms | null): DeliveryTermsValues => ({
  zip: terms?.zip ?? "",
  bands: Array.from({ length: constants.deliveryBands }, (_, at) => {
    const band = terms?.bands[at];
    return band === undefined
      ? { miles: "", fee: "" }
      : { miles: String(band.miles), fee: String(band.fee / 100) };
  }),
});
