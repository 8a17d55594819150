import { kindOfType } from "@heirloop/contract/catalog/find-term";
import { kindOfConsignment } from "@heirloop/contract/catalog/kind-of-consignment";
import type { ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import type { DomainEvents } from "../../events/domain-events.ts";
import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { findConsignmentOfListing } from "./consignment.queries.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

type ListingFields = { [Field in keyof ListingDraft]?: ListingDraft[Field] | undefined };

const describe = ({ title, age, brand }: ConsignmentRow): string =>
  [
    `${title}, sold for its owner.`,
    ...(brand === null ? [] : [`Made by ${brand}.`]),
    ...(age === null ? [] : [`Its age, as the owner puts it: ${age}.`]),
  ].join(" ");

/**
 * Builds the listing of a consigned piece from the business's input, and from the owner's submission for
 * everything else.
 */
export function draftOf(consignment: ConsignmentRow, fields: ListingFields): ListingDraft {
  const kind =
    (fields.type === undefined ? undefined : kindOfType(fields.type)) ?? kindOfConsignment(consignment.kind);
  return {
    title: fields.title ?? consignment.title,
    description: fields.description ?? describe(consignment),
    price: fields.price ?? cents(consignment.pricePlan ?? consignment.expectedPrice),
    images: fields.images ?? consignment.images,
    brand: fields.brand === undefined ? consignment.brand : fields.brand,
    condition: fields.condition ?? consignment.condition,
    conditionNotes: fields.conditionNotes ?? null,
    category: fields.category ?? kind.category,
    subCategory: fields.subCategory ?? kind.subCategory,
    type: fields.type ?? kind.type,
    materials: fields.materials ?? [],
    style: fields.style ?? null,
    color: fields.color ?? null,
    rooms: fields.rooms ?? [],
    dimensions: fields.dimensions ?? {
      width: consignment.width,
      depth: consignment.depth,
      height: consignment.height,
    },
    weight: fields.weight ?? null,
    comesApart: fields.comesApart ?? null,
    delivery: fields.delivery ?? { pickup: true, delivery: true },
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
