import { insertConsignments, insertDeclines } from "../modules/consignment/consignment.queries.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

export async function seedConsignments({ tx, world, listingId }: Seeding): Promise<void> {
  const rows = world.consignments.map(
    ({ declinedBy: _declinedBy, images, createdAt, changedAt, listingId: listed, ...one }) => ({
      ...one,
      images: [...images],
      listingId: listed === null ? null : listingId(listed),
      createdAt: instant(createdAt),
      changedAt: instant(changedAt),
    }),
  );
  await fill(rows, (lot) => insertConsignments(tx, lot));
  const declines = world.consignments.flatMap(({ id, declinedBy, changedAt }) =>
    declinedBy.map((businessId) => ({ consignmentId: id, businessId, at: instant(changedAt) })),
  );
  await fill(declines, (lot) => insertDeclines(tx, lot));
}
