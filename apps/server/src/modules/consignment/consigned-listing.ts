import type { ListingDraft } from "@heirloop/contract/listing/listing.endpoints";
import { formatLabel } from "@heirloop/contract/label/label";
import { cents } from "@heirloop/contract/money/money.schema";
import type { Db } from "../../db/database.ts";
import { slugify } from "../../slugify.ts";
import { findCataloguePlace } from "./consignment.queries.ts";
import type { ConsignmentRow } from "./consignment.table.ts";

type Given = { [Field in keyof ListingDraft]?: ListingDraft[Field] | undefined };

/** How a type of the catalogue may be spelled, going by what the consigner called the piece: `lounge chair` → `lounge_chairs`. */
const spellings = (kind: string): string[] => {
  const raw = slugify(kind).replaceAll("-", "_");
  return [raw, `${raw}s`, `${raw}es`, raw.replace(/s$/, "")];
};

const inWords = ({ title, age, brand }: ConsignmentRow): string =>
  [
    `${title}, sold for its owner.`,
    ...(brand === null ? [] : [`Made by ${brand}.`]),
    ...(age === null ? [] : [`Its age, as the owner puts it: ${age}.`]),
  ].join(" ");

/** The listing of a consigned piece: what the business gives, and for the rest what its owner said of it. */
export async function draftOf(db: Db, consignment: ConsignmentRow, given: Given): Promise<ListingDraft> {
  const place = await findCataloguePlace(db, spellings(consignment.kind));
  return {
    title: given.title ?? consignment.title,
    description: given.description ?? inWords(consignment),
    price: given.price ?? cents(consignment.pricePlan ?? consignment.expectedPrice),
    images: given.images ?? consignment.images,
    brand: given.brand === undefined ? consignment.brand : given.brand,
    condition: given.condition ?? consignment.condition,
    conditionNotes: given.conditionNotes ?? null,
    category: given.category ?? place?.categories[0] ?? "furniture",
    subCategory: given.subCategory ?? place?.subCategories[0] ?? "other",
    type: given.type ?? place?.types[0] ?? formatLabel(consignment.kind),
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
    delivery: given.delivery ?? { pickup: true, delivery: true },
  };
}
