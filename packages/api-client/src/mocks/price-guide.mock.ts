import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { priceGuideEndpoints } from "@heirloop/contract/price-guide/price-guide.endpoints";
import { priceGuide } from "@heirloop/machines/price/price-guide";
import { mock, type MockRoute } from "./mock-handler.ts";
import type { MockWorld } from "./mock-world.ts";

function salesOf({ index, listings }: MockWorld, wanted: string) {
  return listings
    .flatMap(({ id, type, brand, soldTo }) => {
      const order = soldTo === null || type !== wanted ? undefined : index.orders.get(soldTo);
      const piece = order?.listings.find(({ listingId }) => listingId === id);
      return order?.status === "completed" && piece ? [{ price: piece.price, brand }] : [];
    })
    .slice(0, constants.priceGuideMostSales);
}

export const priceGuideMocks: readonly MockRoute[] = [
  mock(priceGuideEndpoints.get, ({ query: { type, brand = null }, world }) => ({
    guide: priceGuide(salesOf(world, type), { type, brand }),
  })),
];
