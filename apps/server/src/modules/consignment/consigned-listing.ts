import { kindOfType } from "@heirloop/contract/catalog/find-term";
import { kindOfConsignment } from "@heirloop/contract/catalog/kind-of-consignment";
import type { ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import type { DomainEvents } from "../../events/domain-events.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { findConsignmentOfListing } from "./consignment.queries.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

type Given = { [Field in keyof ListingDraft]?: ListingDraft[Field] | undefined };

const inWords = ({ title, age, brand }: ConsignmentRow): string =>
  [
    `${title}, sold for its owner.`,
    ...(brand === null ? [] : [`Made by ${brand}.`]),
    ...(age === null ? [] : [`Its age, as the owner puts it: ${age}.`]),
  ].join(" ");

/**
 * Builds the listing of a consigned piece from the business's input, and from the owner's submission for
 * everything else.
 */
export function draftOf(consignment: ConsignmentRow, given: Given): ListingDraft {
  const kind =
    (given.type === undefined ? undefined : kindOfType(given.type)) ?? kindOfConsignment(consignment.kind);
  return {
    title: given.title ?? consignment.title,
    description: given.description ?? inWords(consignment),
    price: given.price ?? cents(consignment.pricePlan ?? consignment.expectedPrice),
    images: given.images ?? consignment.images,
    brand: given.brand === undefined ? consignment.brand : given.brand,
    condition: given.condition ?? consignment.condition,
    conditionNotes: given.conditionNotes ?? null,
    category: given.category ?? kind.category,
    subCategory: given.subCategory ?? kind.subCategory,
    type: given.type ?? kind.type,
    materials: given.materials ?? [],
    style: given.style ?? null,
    color: given.color ?? null,
    rooms: given.rooms ?? [],
    dimensions: given.dimensions ?? {
      width: consignment.width,
      depth: consignment.depth,
      height: consignment.height,
    },
    weight: given.weight ?? null,
    comesApart: given.comesApart ?? null,
    delivery: given.delivery ?? { pickup: true, delivery: true },
  };
}

/** A consigned piece can go back on sale only while it is still consigned. */
export async function checkStillListed(
  tx: Db,
  { listingId, consigned }: DomainEvents["listing.activating"],
): Promise<void> {
  if (consigned && (await findConsignmentOfListing(tx, listingId))?.status !== "listed")
    throw problem("state-conflict", { detail: "This piece went back to its owner." });
}
