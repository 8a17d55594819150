import { shopTermsRefusal, termsRefusal } from "@heirloop/machines/delivery/delivery-rule";
import type { Kind } from "@heirloop/contract/catalog/catalog-terms";
import { misplacedKind } from "@heirloop/contract/catalog/term.schema";
import type { ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import {
  compareAtPrice,
  floorRefusal,
  pictureRefusal,
  uploadRefusal,
} from "@heirloop/machines/listing/listing-change";
import { relistRefusal } from "@heirloop/machines/listing/listing-moderation";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem, refuse } from "../../platform/problem.ts";
import { isPublicPicture } from "../upload/picture-address.ts";
import { requireUser } from "../user/require-user.ts";
import { lockUser, updateUser } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { cents } from "@heirloop/contract/money/money.schema";
import { resolveBrand } from "../listing-brand/listing-brand.service.ts";
import { claimPictures } from "../upload/claim-pictures.ts";
import { loadZipDistance } from "../hub/load-zip-distance.ts";
import { placeOfHub } from "../hub/hub-place.ts";
import { changedListingColumns, newListingColumns, type DraftPart } from "./draft-columns.ts";
import { announceListings } from "./listing-updates.ts";
import { checkMayChange, heldUntil, wasNeverForSale } from "./listing.policy.ts";
import {
  findListing,
  insertListing,
  findPriceSince,
  insertPrice,
  lockListing,
  retireListing,
  updateListing,
  type ListingColumns,
} from "./listing.queries.ts";
import type { ListingRow } from "./listing.table.ts";

export async function requireListing(db: Db, id: string): Promise<ListingRow> {
  const listing = await findListing(db, id);
  if (listing === null) throw problem("not-found");
  return listing;
}

/** Locks the listing until the transaction ends. Throws `not-found`. */
export async function requireLockedListing(tx: Db, id: string): Promise<ListingRow> {
  const listing = await lockListing(tx, id);
  if (listing === null) throw problem("not-found");
  return listing;
}

/** Waits for a concurrent block: otherwise a piece listed at that moment would stay for sale. */
async function requireSeller(tx: Db, id: string): Promise<UserRow> {
  const seller = await lockUser(tx, id);
  if (seller === null) throw problem("unauthenticated");
  if (seller.blockedAt !== null) throw problem("blocked");
  return seller;
}

function checkKind(kind: Kind): void {
  const misplaced = misplacedKind(kind);
  if (misplaced) throw problem("invalid", { errors: [misplaced] });
}

/** Delivery terms begin at a known ZIP code. */
async function checkTerms({ deliveryTerms }: DraftPart): Promise<void> {
  if (deliveryTerms) refuse(termsRefusal(deliveryTerms, "deliveryTerms", await loadZipDistance()));
}

/** A change to one category field has to fit the fields that stay. */
function checkKindChange({ categories, subCategories, types }: ListingRow, part: DraftPart): void {
  const { category, subCategory, type } = part;
  if (category === undefined && subCategory === undefined && type === undefined) return;
  checkKind({
    category: category ?? categories[0] ?? "",
    subCategory: subCategory ?? subCategories[0] ?? "",
    type: type ?? types[0] ?? "",
  });
}

/**
 * Lists a piece at its seller's location; a piece without pictures, which only an import creates, stays
 * inactive.
 */
export async function createListing(
  db: Db,
  deps: Deps,
  caller: Pick<Caller, "userId">,
  draft: ListingDraft,
  now: Date,
  /** Pictures that another user uploaded for this piece. */
  handedOver: readonly string[] = [],
): Promise<ListingRow> {
  refuse(uploadRefusal(draft.images, isPublicPicture));
  await checkTerms(draft);
  checkKind(draft);
  const id = deps.newId();
  return transaction(db, async (tx) => {
    const seller = await requireSeller(tx, caller.userId);
    await claimPictures(tx, {
      userId: seller.id,
      pictures: { images: draft.images },
      current: handedOver,
    });
    refuse(shopTermsRefusal(draft.deliveryTerms, seller));
    const { brand, ...described } = draft;
    const brandColumns = await resolveBrand(tx, brand, { userId: seller.id, now });
    if (draft.hub !== undefined && seller.lng === null)
      await updateUser(tx, seller.id, placeOfHub(draft.hub));
    await insertListing(tx, {
      ...newListingColumns(described, seller),
      ...brandColumns,
      id,
      sellerId: seller.id,
      status: draft.images.length > 0 ? "active" : "inactive",
      createdAt: now,
      updatedAt: now,
    });
    const listing = await requireListing(tx, id);
    await announceListings(tx, deps, [listing]);
    if (listing.status === "active") await deps.events.publish(tx, "listing.published", { listingId: id });
    return listing;
  });
}

/** Records another price, and returns its columns. */
async function changePrice(tx: Db, listing: ListingRow, price: number, now: Date): Promise<ListingColumns> {
  if (price === listing.price) return {};
  refuse(floorRefusal(price, listing.priceFloor));
  const since = (await findPriceSince(tx, listing.id))?.toISOString() ?? null;
  await insertPrice(tx, listing.id, price, now);
  return { price, compareAtPrice: compareAtPrice({ ...listing, since }, price, now.toISOString()) };
}

export async function editListing(
  db: Db,
  deps: Deps,
  caller: Caller,
  id: string,
  part: DraftPart,
  now: Date,
): Promise<ListingRow> {
  refuse(uploadRefusal(part.images, isPublicPicture));
  await checkTerms(part);
  return transaction(db, async (tx) => {
    const listing = await requireLockedListing(tx, id);
    checkMayChange(caller, listing);
    const seller = await requireUser(tx, caller.userId);
    if (seller.blockedAt !== null) throw problem("blocked");
    refuse(shopTermsRefusal(part.deliveryTerms, seller));
    await claimPictures(tx, {
      userId: caller.userId,
      pictures: { images: part.images },
      current: listing.images,
    });
    checkKindChange(listing, part);
    const { brand, price, status, ...described } = part;
    const brandColumns =
      brand === undefined ? {} : await resolveBrand(tx, brand, { userId: caller.userId, now });
    const priceColumns = price === undefined ? {} : await changePrice(tx, listing, price, now);
    if (status === "active") {
      refuse(relistRefusal(listing));
      refuse(pictureRefusal(part.images ?? listing.images));
      await deps.events.publish(tx, "listing.activating", { listingId: id, consigned: listing.consigned });
    }
    const isNew = wasNeverForSale(listing);
    await updateListing(tx, id, {
      ...changedListingColumns(described),
      ...brandColumns,
      ...priceColumns,
      ...(isNew ? { createdAt: now } : {}),
      ...(status === undefined ? {} : { status }),
      updatedAt: now,
    });
    const edited = await requireListing(tx, id);
    await announceListings(tx, deps, [edited]);
    if (edited.price < listing.price)
      await deps.events.publish(tx, "listing.price-dropped", { listingId: id, from: cents(listing.price) });
    if (isNew && status === "active") await deps.events.publish(tx, "listing.published", { listingId: id });
    return edited;
  });
}

/** Creates a listing that a seller sells for its owner; returns its heirloopId. */
export async function createConsignedListing(
  tx: Db,
  deps: Deps,
  caller: Caller,
  draft: ListingDraft,
  {
    now,
    ownersPictures,
    priceFloor,
  }: { now: Date; ownersPictures: readonly string[]; /** Cents. */ priceFloor: number | null },
): Promise<string> {
  refuse(floorRefusal(draft.price, priceFloor));
  const { id } = await createListing(tx, deps, caller, draft, now, ownersPictures);
  await updateListing(tx, id, { consigned: true, priceFloor, updatedAt: now });
  return id;
}

/**
 * Stores a new lowest price, in cents, that the owner has agreed to. The listing's price stays: only its
 * seller changes it.
 */
export async function setPriceFloor(tx: Db, deps: Deps, id: string, priceFloor: number): Promise<void> {
  await updateListing(tx, id, { priceFloor, updatedAt: deps.now() });
}

/** Taking down an inactive listing changes nothing. */
export async function takeDown(
  db: Db,
  deps: Deps,
  caller: Pick<Caller, "userId">,
  id: string,
  now: Date,
): Promise<void> {
  await transaction(db, async (tx) => {
    const listing = await requireLockedListing(tx, id);
    checkMayChange(caller, listing);
    const until = heldUntil(listing, now);
    if (until !== null) {
      // The title speaks to a buyer.
      const minutes = Math.ceil((until.getTime() - now.getTime()) / 60_000);
      throw problem("listing-reserved", {
        detail: `A buyer is checking out with this piece. If they do not buy it, you can take it down in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
      });
    }
    await retireListing(tx, id, now);
    await announceListings(tx, deps, [await requireListing(tx, id)]);
    await deps.events.publish(tx, "listing.retired", { listingId: id });
  });
}
