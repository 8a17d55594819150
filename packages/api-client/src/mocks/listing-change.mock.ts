import { countPages } from "@heirloop/contract/page/count-pages";
import { foldedWords } from "@heirloop/contract/catalog/fold-text";
import { misplacedKind } from "@heirloop/contract/catalog/term.schema";
import {
  listingEndpoints,
  type ListingChange,
  type ListingDraft,
} from "@heirloop/contract/listing/listing.endpoints";
import { fullListingFrom, ownListingFrom } from "@heirloop/demo/projection/listing-projection";
import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoListing } from "@heirloop/demo/records/listing";
import { shopTermsRefusal, termsRefusal } from "@heirloop/machines/delivery/delivery-rule";
import { zipDistance } from "@heirloop/machines/hub/zip-distance";
import { isHeld } from "@heirloop/machines/availability/hold";
import {
  changeRefusal,
  compareAtPrice,
  floorRefusal,
  pictureRefusal,
  uploadRefusal,
} from "@heirloop/machines/listing/listing-change";
import { relistRefusal } from "@heirloop/machines/listing/listing-moderation";
import { resolveMockBrand } from "./brand-review.mock.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, problem, refuse } from "./mock-problem.ts";
import { endOffersFor, repriceOffers } from "./offer-changes.ts";
import { type MockWorld, storeListing } from "./mock-world.ts";

/** A change in which fields may be missing or handed over as undefined. */
type Part = { [Field in keyof ListingChange]?: ListingChange[Field] | undefined };

const slugOf = (title: string) => foldedWords(title).join("-") || "piece";

function checkPart(part: Part, stored?: DemoListing): void {
  refuse(uploadRefusal(part.images, (image) => image.startsWith("/pictures/")));
  const { category = stored?.category, subCategory = stored?.subCategory, type = stored?.type } = part;
  const misplaced =
    category !== undefined && subCategory !== undefined && type !== undefined
      ? misplacedKind({ category, subCategory, type })
      : undefined;
  if (misplaced) throw badField(misplaced.path, misplaced.message);
}

function checkTerms({ deliveryTerms }: Part, seller: DemoAccount): void {
  refuse(shopTermsRefusal(deliveryTerms, seller));
  refuse(termsRefusal(deliveryTerms, "deliveryTerms", zipDistance));
}

/** The fields of the record that a part of a draft fills. */
function fieldsOf(world: MockWorld, part: Part, sellerId: string): Partial<DemoListing> {
  const { dimensions, delivery, category, subCategory, type, materials, rooms, style, color, ...rest } = part;
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  return {
    ...given,
    ...(rest.title === undefined ? {} : { slug: slugOf(rest.title) }),
    ...dimensions,
    ...delivery,
    ...(category === undefined ? {} : { category }),
    ...(subCategory === undefined ? {} : { subCategory }),
    ...(type === undefined ? {} : { type }),
    ...(materials === undefined ? {} : { materials: [...materials] }),
    ...(rooms === undefined ? {} : { rooms: [...rooms] }),
    ...(style === undefined ? {} : { style }),
    ...(color === undefined ? {} : { color }),
    ...(rest.brand === undefined ? {} : resolveMockBrand(world, rest.brand ?? "", sellerId)),
    ...(rest.conditionNotes === undefined ? {} : { conditionNotes: rest.conditionNotes || null }),
  };
}

export function createMockListing(world: MockWorld, seller: DemoAccount, draft: ListingDraft): DemoListing {
  checkPart(draft);
  checkTerms(draft, seller);
  const id = world.newId();
  const createdAt = world.now();
  const { hub, region, place, coordinates } = seller;
  const listing: DemoListing = {
    id,
    heirloopId: id,
    slug: "piece",
    title: draft.title,
    description: draft.description,
    sellerId: seller.id,
    category: "",
    subCategory: "",
    type: "",
    brand: null,
    designer: false,
    condition: draft.condition,
    conditionNotes: null,
    materials: [],
    style: null,
    color: null,
    rooms: [],
    ...draft.dimensions,
    ...draft.delivery,
    weight: draft.weight,
    comesApart: null,
    price: draft.price,
    compareAtPrice: null,
    priceHistory: [{ price: draft.price, since: createdAt }],
    images: draft.images,
    status: draft.images.length > 0 ? "active" : "inactive",
    soldTo: null,
    reservedUntil: null,
    reservedBy: null,
    hub,
    region,
    place,
    coordinates,
    localFee: 79_00,
    carrierFee: 229_00,
    consigned: false,
    consignmentId: null,
    priceFloor: null,
    createdAt,
    ...fieldsOf(world, draft, seller.id),
  };
  storeListing(world, listing);
  return listing;
}

function changeable({ index }: MockWorld, heirloopId: string, account: DemoAccount): DemoListing {
  const listing = index.listingsByHeirloopId.get(heirloopId);
  if (listing === undefined) throw problem("not-found");
  refuse(changeRefusal(listing, account.id));
  return listing;
}

function repriced(listing: DemoListing, price: number, now: string): Partial<DemoListing> {
  if (price === listing.price) return {};
  const since = listing.priceHistory.at(-1)?.since ?? null;
  return {
    compareAtPrice: compareAtPrice({ ...listing, since }, price, now),
    priceHistory: [...listing.priceHistory, { price, since: now }],
  };
}

/** Putting up, changing and taking down one's own pieces. */
export const listingChangeMocks: readonly MockRoute[] = [
  mock(listingEndpoints.mine, ({ query: { page, limit }, caller: { account }, world }) => {
    const all = world.listings
      .filter(({ sellerId }) => sellerId === account.id)
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
    return {
      listings: all
        .slice((page - 1) * limit, page * limit)
        .map((listing) => ownListingFrom(world.index, listing, account.id)),
      total: all.length,
      page,
      totalPages: countPages(all.length, limit),
    };
  }),
  mock(listingEndpoints.create, ({ body, caller: { account }, world }) =>
    fullListingFrom(world.index, createMockListing(world, account, body), account.id),
  ),
  mock(listingEndpoints.edit, ({ params, body, caller: { account }, world }) => {
    const listing = changeable(world, params.heirloopId, account);
    checkPart(body, listing);
    checkTerms(body, account);
    if (body.price !== undefined && body.price !== listing.price)
      refuse(floorRefusal(body.price, listing.priceFloor));
    if (body.status === "active") {
      refuse(relistRefusal({ takenDownReason: listing.takenDown?.reason ?? null }));
      refuse(pictureRefusal(body.images ?? listing.images));
    }
    const edited = {
      ...listing,
      ...fieldsOf(world, body, account.id),
      ...repriced(listing, body.price ?? listing.price, world.now()),
    };
    storeListing(world, edited);
    if (edited.price < listing.price) repriceOffers(world, edited);
    return fullListingFrom(world.index, edited, account.id);
  }),
  mock(listingEndpoints.retire, ({ params, caller: { account }, world }) => {
    const listing = changeable(world, params.heirloopId, account);
    if (isHeld(listing, world.now())) throw problem("listing-reserved");
    storeListing(world, { ...listing, status: "inactive", reservedUntil: null, reservedBy: null });
    endOffersFor(world, listing);
  }),
];
