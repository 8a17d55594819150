import type { ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import type { DemoAccount, DemoConsignment, DemoListing } from "@heirloop/demo/world/records";
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
  const id = world.newId();
  const { width, depth, height } = given.dimensions ?? one;
  return {
    ...like,
    id,
    heirloopId: id,
    sellerId: seller.id,
    title: given.title ?? one.title,
    description: given.description ?? `${one.title}, sold for its owner.`,
    price: given.price ?? one.pricePlan ?? one.expectedPrice,
    compareAtPrice: null,
    images: given.images ?? one.images,
    brand: given.brand === undefined ? one.brand : given.brand,
    condition: given.condition ?? one.condition,
    width,
    depth,
    height,
    status: "active",
    soldTo: null,
    consigned: true,
    consignmentId: one.id,
    createdAt: world.now(),
  };
}
