import type { consignmentSchema } from "@heirloop/contract/consignment/consignment.schema";
import { hubIds } from "@heirloop/contract/hub/hub";
import type * as z from "zod/mini";
import type { ConsignmentRow } from "./consignment.table.ts";

type Presented = z.input<typeof consignmentSchema>;

/** Plan and share are between the consigner and the business that took the piece. */
export function presentConsignment(row: ConsignmentRow, firstName: string, viewerId: string): Presented {
  const involved = row.acceptedBy === viewerId || row.consignerId === viewerId;
  return {
    _id: row.id,
    title: row.title,
    images: row.images,
    kind: row.kind,
    brand: row.brand,
    age: row.age,
    condition: row.condition,
    dimensions: { width: row.width, depth: row.depth, height: row.height },
    place: row.place,
    hub: hubIds.find((id) => id === row.hub) ?? "NA",
    expectedPrice: row.expectedPrice,
    pickupAccess: row.pickupAccess,
    status: row.status,
    pricePlan: involved ? row.pricePlan : null,
    share: involved ? row.share : null,
    consigner: { firstName },
    listing: row.listingId,
    date: row.createdAt.toISOString(),
  };
}
