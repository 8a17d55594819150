import { deliveryTermsEndpoints } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import { termsOfPiece } from "@heirloop/contract/delivery-terms/terms-of-piece";
import { deliveryOf, pickupOnlyRefusal, termsRefusal } from "@heirloop/machines/delivery/delivery-rule";
import { hubOfZip } from "@heirloop/machines/hub/hub-of-zip";
import { cents } from "@heirloop/contract/money/money.schema";
import { serve, type Route } from "../../http/route.ts";
import { refuse } from "../../platform/problem.ts";
import { loadZipDistance } from "../hub/load-zip-distance.ts";
import { requireListing } from "../listing/listing.service.ts";
import type { Module } from "../module.ts";
import { requireUser } from "../user/require-user.ts";
import { updateUser } from "../user/user.queries.ts";

function routes(): readonly Route[] {
  return [
    serve(deliveryTermsEndpoints.get, async ({ caller, db }) => ({
      terms: (await requireUser(db, caller.userId)).deliveryTerms,
    })),
    serve(deliveryTermsEndpoints.set, async ({ caller, body: { terms }, db }) => {
      if (terms !== null) refuse(termsRefusal(terms, "terms", await loadZipDistance()));
      await updateUser(db, caller.userId, { deliveryTerms: terms });
      return { terms };
    }),
    serve(deliveryTermsEndpoints.estimate, async ({ params, query: { zip }, db }) => {
      const listing = await requireListing(db, params.heirloopId);
      refuse(pickupOnlyRefusal(listing));
      const terms = termsOfPiece(listing, await requireUser(db, listing.sellerId));
      const destination = { hub: hubOfZip(zip), zip };
      const { fee, ...method } = deliveryOf([{ ...listing, terms }], destination, await loadZipDistance());
      return { zip, fee: cents(fee), ...method };
    }),
  ];
}

export const deliveryTerms: Module = { routes };
