import { kindOfType } from "@heirloop/contract/catalog/find-term";
import { kindOfConsignment } from "@heirloop/contract/catalog/kind-of-consignment";
import type { ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoConsignment } from "@heirloop/demo/records/consignment";
import type { DemoListing } from "@heirloop/demo/records/listing";
import { floorRefusal } from "@heirloop/machines/listing/listing-change";
import { refuse } from "./mock-problem.ts";
import type { MockWorld } from "./mock-world.ts";

type ListingFields = { [Field in keyof ListingDraft]?: ListingDraft[Field] | undefined };

/** The listing under which a business sells a consigned piece: any of its own, with what is known of this one. */
export function consignedListing(
  world: MockWorld,
  one: DemoConsignment,
  seller: DemoAccount,
  fields: ListingFields,
): DemoListing {
  const like = world.listings.find(({ sellerId }) => sellerId === seller.id) ?? world.listings[0];
  if (like === undefined) throw new Error("The mock world has no listing to go by.");
  const price = fields.price ?? one.pricePlan ?? one.expectedPrice;
  refuse(floorRefusal(price, one.pricePlan));
  const kind =
    (fields.type === undefined ? undefined : kindOfType(fields.type)) ?? kindOfConsignment(one.kind);
  const id = world.newId();
  const { width, depth, height } = fields.dimensions ?? one;
  return {
    ...like,
    id,
    heirloopId: id,
    sellerId: seller.id,
    title: fields.title ?? one.title,
    description: fields.description ?? `${one.title}, sold for its owner.`,
    price,
    compareAtPrice: null,
    priceHistory: [{ price, since: world.now() }],
    ...kind,
    images: fields.images ?? one.images,
    brand: fields.brand === undefined ? one.brand : fields.brand,
    condition: fields.condition ?? one.condition,
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
