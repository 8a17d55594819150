import { deliveryTermsEndpoints } from "@heirloop/contract/delivery-terms/delivery-terms.endpoints";
import { termsOfPiece } from "@heirloop/contract/delivery-terms/terms-of-piece";
import { getRequired } from "@heirloop/demo/projection/world-index";
import { deliveryOf, pickupOnlyRefusal, termsRefusal } from "@heirloop/machines/delivery/delivery-rule";
import { hubOfZip } from "@heirloop/machines/hub/hub-of-zip";
import { zipDistance } from "@heirloop/machines/hub/zip-distance";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem, refuse } from "./mock-problem.ts";
import { storeAccount } from "./mock-world.ts";

export const deliveryTermsMocks: readonly MockRoute[] = [
  mock(deliveryTermsEndpoints.get, ({ caller: { account } }) => ({ terms: account.deliveryTerms ?? null })),
  mock(deliveryTermsEndpoints.set, ({ caller: { account }, body: { terms }, world }) => {
    refuse(termsRefusal(terms, "terms", zipDistance));
    storeAccount(world, { ...account, deliveryTerms: terms });
    return { terms };
  }),
  mock(deliveryTermsEndpoints.estimate, ({ params, query: { zip }, world: { index } }) => {
    const listing = index.listingsByHeirloopId.get(params.heirloopId);
    if (listing === undefined) throw problem("not-found");
    refuse(pickupOnlyRefusal(listing));
    const terms = termsOfPiece(listing, getRequired(index.accounts, listing.sellerId));
    return { zip, ...deliveryOf([{ ...listing, terms }], { hub: hubOfZip(zip), zip }, zipDistance) };
  }),
];
