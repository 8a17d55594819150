import type { ListingChange, ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import { transaction } from "../../db/transaction.ts";
import type { Db } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../http/problem.ts";
import { findConsignmentOfListing } from "../consignment/consignment.queries.ts";
import { isPublicPicture, requireUser } from "../identity/identity.service.ts";
import { slugify } from "../../slugify.ts";
import { cents } from "@heirloop/contract/money/money.schema";
import { tellAdmirersSoon } from "../favorite/price-drop.ts";
import { tellSearchesSoon } from "../saved-search/saved-search.alerts.ts";
import { reindexListings } from "../search/search.service.ts";
import { tellOfListings } from "./listing.news.ts";
import { checkMayChange, checkMayWait, isHeld, wasNeverForSale } from "./listing.policy.ts";
import {
  countWaiting,
  findBrand,
  findListing,
  insertListing,
  insertPrice,
  insertWaiting,
  lockListing,
  retireListing,
  updateListing,
  type ListingColumns,
} from "./listing.queries.ts";
import type { ListingRow } from "./listing.table.ts";

/** A change in which fields may be missing or handed over as undefined. */
type DraftPart = { [Field in keyof ListingChange]?: ListingChange[Field] | undefined };

export async function requireListing(db: Db, id: string): Promise<ListingRow> {
  const listing = await findListing(db, id);
  if (listing === null) throw problem("not-found");
  return listing;
}

/** Nobody else changes it until the transaction ends. */
async function requireLocked(tx: Db, id: string): Promise<ListingRow> {
  const listing = await lockListing(tx, id);
  if (listing === null) throw problem("not-found");
  return listing;
}

/** Catalogue names as they are stored: `Coffee Tables` → `coffee_tables`. */
const rawName = (name: string) => slugify(name).replaceAll("-", "_") || "other";

function checkDraft({ images, delivery }: DraftPart): void {
  const errors = [
    ...(images?.every(isPublicPicture) === false
      ? [{ path: "images", message: "Upload the pictures first" }]
      : []),
    ...(delivery !== undefined && !delivery.pickup && !delivery.delivery
      ? [{ path: "delivery", message: "Offer pickup, delivery or both" }]
      : []),
  ];
  if (errors.length > 0) throw problem("invalid", { errors });
}

/** The columns that the given fields of a draft fill. */
async function columnsOf(db: Db, draft: DraftPart): Promise<ListingColumns> {
  const change: ListingColumns = {};
  if (draft.title !== undefined)
    Object.assign(change, { title: draft.title, slug: slugify(draft.title) || "piece" });
  if (draft.description !== undefined) change.description = draft.description;
  if (draft.images !== undefined) change.images = draft.images;
  if (draft.condition !== undefined) change.condition = draft.condition;
  if (draft.conditionNotes !== undefined) change.conditionNotes = draft.conditionNotes || null;
  if (draft.category !== undefined) change.categories = [rawName(draft.category)];
  if (draft.subCategory !== undefined) change.subCategories = [rawName(draft.subCategory)];
  if (draft.type !== undefined) change.types = [rawName(draft.type)];
  if (draft.materials !== undefined) change.materials = [...new Set(draft.materials.map(rawName))];
  if (draft.rooms !== undefined) change.rooms = [...new Set(draft.rooms.map(rawName))];
  if (draft.style !== undefined) change.style = draft.style === null ? null : rawName(draft.style);
  if (draft.color !== undefined) change.color = draft.color === null ? null : rawName(draft.color);
  if (draft.dimensions !== undefined) Object.assign(change, draft.dimensions);
  if (draft.weight !== undefined) change.weight = draft.weight;
  if (draft.delivery !== undefined) Object.assign(change, draft.delivery);
  if (draft.brand !== undefined) {
    const known = draft.brand ? await findBrand(db, draft.brand) : null;
    Object.assign(change, {
      brand: known?.name ?? (draft.brand || null),
      designer: known?.designer ?? false,
    });
  }
  return change;
}

/** Shows the change to everybody: the search index, and whoever has the piece in view. */
async function announce(deps: Deps, listing: ListingRow): Promise<void> {
  await reindexListings(deps, [listing.id]);
  await tellOfListings(deps, [listing]);
}

/** Puts a piece up for sale where its seller is; one without pictures, which only an import brings, waits for them. */
export async function createListing(
  db: Db,
  deps: Deps,
  caller: Pick<Caller, "userId">,
  draft: ListingDraft,
  now: Date,
): Promise<ListingRow> {
  checkDraft(draft);
  const seller = await requireUser(db, caller.userId);
  const id = deps.newId();
  return transaction(db, async (tx) => {
    const columns = await columnsOf(tx, draft);
    const { dimensions, delivery, category, subCategory, type, materials, rooms, ...rest } = draft;
    await insertListing(tx, {
      ...rest,
      ...dimensions,
      ...delivery,
      slug: slugify(draft.title) || "piece",
      categories: [rawName(category)],
      subCategories: [rawName(subCategory)],
      types: [rawName(type)],
      materials,
      rooms,
      ...columns,
      id,
      sellerId: seller.id,
      status: draft.images.length > 0 ? "active" : "inactive",
      lng: seller.lng,
      lat: seller.lat,
      hub: seller.hub ?? "NA",
      region: seller.region,
      place: seller.place,
      createdAt: now,
      updatedAt: now,
    });
    const listing = await requireListing(tx, id);
    await announce(deps, listing);
    await tellSearchesSoon(tx, deps);
    return listing;
  });
}

/** A price cut remembers the dearest price before it; a rise past that forgets it. */
function comparePrice(listing: ListingRow, price: number): number | null {
  const before = Math.max(listing.compareAtPrice ?? 0, listing.price);
  return before > price ? before : null;
}

/** What is up for sale shows a picture, and a consigner's piece comes back only while the consigner left it here. */
async function checkMayReturn(tx: Db, { id, images, consigned }: ListingRow): Promise<void> {
  if (images.length === 0)
    throw problem("invalid", { errors: [{ path: "images", message: "Add a picture" }] });
  if (consigned && (await findConsignmentOfListing(tx, id))?.status !== "listed")
    throw problem("state-conflict", { detail: "This piece went back to its owner." });
}

export async function editListing(
  db: Db,
  deps: Deps,
  caller: Caller,
  id: string,
  part: DraftPart,
  now: Date,
): Promise<ListingRow> {
  checkDraft(part);
  return transaction(db, async (tx) => {
    const listing = await requireLocked(tx, id);
    checkMayChange(caller, listing);
    const change = await columnsOf(tx, part);
    if (part.price !== undefined && part.price !== listing.price) {
      Object.assign(change, { price: part.price, compareAtPrice: comparePrice(listing, part.price) });
      await insertPrice(tx, id, part.price, now);
      if (part.price < listing.price)
        await tellAdmirersSoon(tx, deps, { listingId: id, from: cents(listing.price) });
    }
    if (part.status === "active")
      await checkMayReturn(tx, { ...listing, images: part.images ?? listing.images });
    const isNew = wasNeverForSale(listing);
    await updateListing(tx, id, {
      ...change,
      ...(isNew ? { createdAt: now } : {}),
      ...(part.status === undefined ? {} : { status: part.status }),
      updatedAt: now,
    });
    const edited = await requireListing(tx, id);
    await announce(deps, edited);
    if (isNew && part.status === "active") await tellSearchesSoon(tx, deps);
    return edited;
  });
}

/** A listing that its seller sells for somebody else; answers its heirloopId. */
export async function createConsignedListing(
  tx: Db,
  deps: Deps,
  caller: Caller,
  draft: ListingDraft,
  now: Date,
): Promise<string> {
  const { id } = await createListing(tx, deps, caller, draft, now);
  await updateListing(tx, id, { consigned: true, updatedAt: now });
  return id;
}

/** Taking down what is down already changes nothing. */
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
    await announce(deps, await requireListing(tx, id));
  });
}

export async function joinWaitingList(db: Db, caller: Caller, id: string, now: Date): Promise<number> {
  return transaction(db, async (tx) => {
    // Whoever frees the piece meanwhile tells those who wait once only: one joins before that, or is refused.
    const listing = await requireLocked(tx, id);
    checkMayWait(caller, listing, now);
    await insertWaiting(tx, { listingId: id, userId: caller.userId, createdAt: now });
    return countWaiting(tx, id);
  });
}
