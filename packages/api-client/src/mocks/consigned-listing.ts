import { kindOfType } from "@heirloop/contract/catalog/find-term";
import { kindOfConsignment } from "@heirloop/contract/catalog/kind-of-consignment";
import type { ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import type { DemoAccount, DemoConsignment, DemoListing } from "@heirloop/demo/records/records";
import { floorRefusal } from "@heirloop/machines/listing/listing-change";
import { refuse } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";

type Given = { [Field in keyof ListingDraft]?: ListingDraft[Field] | undefined };

/** The listing under which a business sells a consigned piece: any of its own, with what is known of this one. */
export function consignedListing(
  world: MockWorld,
  one: DemoConsignment,
  seller: DemoAccount,
  given: Given,
): DemoListing {
  const like = world.listings.find(({ sellerId }) => sellerId === seller.id) ?? world.listings[0];
  if (like === undefined) throw new Error("The mock world has no listing to go by.");
  const price = given.price ?? one.pricePlan ?? one.expectedPrice;
  refuse(floorRefusal(price, one.pricePlan));
  const kind = (given.type === undefined ? undefined : kindOfType(given.type)) ?? kindOfConsignment(one.kind);
  const id = world.newId();
  const { width, depth, height } = given.dimensions ?? one;
  return {
    ...like,
    id,
    heirloopId: id,
    sellerId: seller.id,
    title: given.title ?? one.title,
    description: given.description ?? `${one.title}, sold for its owner.`,
    price,
    compareAtPrice: null,
    priceHistory: [{ price, since: world.now() }],
    ...kind,
    images: given.images ?? one.images,
    brand: given.brand === undefined ? one.brand : given.brand,
    condition: given.condition ?? one.condition,
    width,
    depth,
    height,
    status: "active",
    soldTo: null,
    consigned: true,
    priceFloor: one.pricePlan,
    consignmentId: one.id,
    createdAt: world.now(),
  };
}
