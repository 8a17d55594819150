import { shopTermsRefusal, termsRefusal } from "@heirloop/machines/delivery/delivery-rule";
import type { Kind } from "@heirloop/contract/catalog/catalog-terms";
import { misplacedKind } from "@heirloop/contract/catalog/term.schema";
import type { ListingChange, ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import {
  compareAtPrice,
  draftRefusal,
  floorRefusal,
  pictureRefusal,
} from "@heirloop/machines/listing/listing-change";
import { transaction } from "../../platform/database/transaction.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem, refuse } from "../../platform/problem.ts";
import { isPublicPicture } from "../upload/public-picture.ts";
import { requireUser } from "../user/require-user.ts";
import { lockUser, updateUser } from "../user/user.queries.ts";
import type { UserRow } from "../user/user.table.ts";
import { slugify } from "../../slugify.ts";
import { cents } from "@heirloop/contract/money/money.schema";
import { resolveBrand } from "../listing-brand/listing-brand.service.ts";
import { checkPictureOwner } from "../upload/picture-owner.ts";
import { loadZipDistance } from "../hub/load-zip-distance.ts";
import { placeOfHub } from "../hub/hub-place.ts";
import { publishListings } from "./listing-updates.ts";
import { checkMayChange, isHeld, wasNeverForSale } from "./listing.policy.ts";
import {
  findListing,
  insertListing,
  insertPrice,
  lockListing,
  retireListing,
  updateListing,
  type ListingColumns,
} from "./listing.queries.ts";
import type { ListingRow } from "./listing.table.ts";

/** A change whose fields may be missing or undefined. */
type DraftPart = { [Field in keyof ListingChange]?: ListingChange[Field] | undefined };

export async function requireListing(db: Db, id: string): Promise<ListingRow> {
  const listing = await findListing(db, id);
  if (listing === null) throw problem("not-found");
  return listing;
}

/** Locks the listing until the transaction ends. */
async function requireLocked(tx: Db, id: string): Promise<ListingRow> {
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

/** Maps a draft's fields to columns. */
async function columnsOf(
  tx: Db,
  draft: DraftPart,
  by: { userId: string; now: Date },
): Promise<ListingColumns> {
  const change: ListingColumns = {};
  if (draft.title !== undefined)
    Object.assign(change, { title: draft.title, slug: slugify(draft.title) || "piece" });
  if (draft.description !== undefined) change.description = draft.description;
  if (draft.images !== undefined) change.images = draft.images;
  if (draft.condition !== undefined) change.condition = draft.condition;
  if (draft.conditionNotes !== undefined) change.conditionNotes = draft.conditionNotes || null;
  if (draft.category !== undefined) change.categories = [draft.category];
  if (draft.subCategory !== undefined) change.subCategories = [draft.subCategory];
  if (draft.type !== undefined) change.types = [draft.type];
  if (draft.materials !== undefined) change.materials = draft.materials;
  if (draft.rooms !== undefined) change.rooms = draft.rooms;
  if (draft.style !== undefined) change.style = draft.style;
  if (draft.color !== undefined) change.color = draft.color;
  if (draft.dimensions !== undefined) Object.assign(change, draft.dimensions);
  if (draft.weight !== undefined) change.weight = draft.weight;
  if (draft.comesApart !== undefined) change.comesApart = draft.comesApart;
  if (draft.delivery !== undefined) Object.assign(change, draft.delivery);
  if (draft.deliveryTerms !== undefined) change.deliveryTerms = draft.deliveryTerms;
  if (draft.hub !== undefined) Object.assign(change, placeOfHub(draft.hub));
  if (draft.brand !== undefined) {
    const { name, designer } = await resolveBrand(tx, draft.brand, by);
    Object.assign(change, { brand: name, designer });
  }
  return change;
}

/** Updates the search index and notifies the listing's viewers. */
async function announce(tx: Db, deps: Deps, listing: ListingRow): Promise<void> {
  await deps.events.publish(tx, "listing.changed", { listingIds: [listing.id] });
  await publishListings(deps, [listing]);
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
  refuse(draftRefusal(draft, isPublicPicture));
  await checkTerms(draft);
  checkKind(draft);
  const id = deps.newId();
  return transaction(db, async (tx) => {
    const seller = await requireSeller(tx, caller.userId);
    await checkPictureOwner(tx, {
      userId: seller.id,
      pictures: { images: draft.images },
      current: handedOver,
    });
    refuse(shopTermsRefusal(draft.deliveryTerms, seller));
    const columns = await columnsOf(tx, draft, { userId: caller.userId, now });
    const { dimensions, delivery, category, subCategory, type, materials, rooms, hub, ...rest } = draft;
    if (hub !== undefined && seller.lng === null) await updateUser(tx, seller.id, placeOfHub(hub));
    await insertListing(tx, {
      ...rest,
      ...dimensions,
      ...delivery,
      slug: slugify(draft.title) || "piece",
      categories: [category],
      subCategories: [subCategory],
      types: [type],
      materials,
      rooms,
      lng: seller.lng,
      lat: seller.lat,
      hub: seller.hub ?? "NA",
      region: seller.region,
      place: seller.place,
      ...columns,
      id,
      sellerId: seller.id,
      status: draft.images.length > 0 ? "active" : "inactive",
      createdAt: now,
      updatedAt: now,
    });
    const listing = await requireListing(tx, id);
    await announce(tx, deps, listing);
    if (listing.status === "active") await deps.events.publish(tx, "listing.published", { listingId: id });
    return listing;
  });
}

export async function editListing(
  db: Db,
  deps: Deps,
  caller: Caller,
  id: string,
  part: DraftPart,
  now: Date,
): Promise<ListingRow> {
  refuse(draftRefusal(part, isPublicPicture));
  await checkTerms(part);
  return transaction(db, async (tx) => {
    const listing = await requireLocked(tx, id);
    checkMayChange(caller, listing);
    const seller = await requireUser(tx, caller.userId);
    if (seller.blockedAt !== null) throw problem("blocked");
    refuse(shopTermsRefusal(part.deliveryTerms, seller));
    await checkPictureOwner(tx, {
      userId: caller.userId,
      pictures: { images: part.images },
      current: listing.images,
    });
    checkKindChange(listing, part);
    const change = await columnsOf(tx, part, { userId: caller.userId, now });
    if (part.price !== undefined && part.price !== listing.price) {
      refuse(floorRefusal(part.price, listing.priceFloor));
      Object.assign(change, { price: part.price, compareAtPrice: compareAtPrice(listing, part.price) });
      await insertPrice(tx, id, part.price, now);
    }
    if (part.status === "active") {
      refuse(pictureRefusal(part.images ?? listing.images));
      await deps.events.publish(tx, "listing.activating", { listingId: id, consigned: listing.consigned });
    }
    const isNew = wasNeverForSale(listing);
    await updateListing(tx, id, {
      ...change,
      ...(isNew ? { createdAt: now } : {}),
      ...(part.status === undefined ? {} : { status: part.status }),
      updatedAt: now,
    });
    const edited = await requireListing(tx, id);
    await announce(tx, deps, edited);
    if (edited.price < listing.price)
      await deps.events.publish(tx, "listing.price-dropped", { listingId: id, from: cents(listing.price) });
    if (isNew && part.status === "active")
      await deps.events.publish(tx, "listing.published", { listingId: id });
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
    const listing = await requireLocked(tx, id);
    checkMayChange(caller, listing);
    if (isHeld(listing, now)) throw problem("listing-reserved");
    await retireListing(tx, id, now);
    await announce(tx, deps, await requireListing(tx, id));
    await deps.events.publish(tx, "listing.retired", { listingId: id });
  });
}
