import { setLapse } from "../modules/consignment/consignment.effects.ts";
import {
  insertConsignments,
  insertConsignmentSteps,
  insertDeclines,
} from "../modules/consignment/consignment.queries.ts";
import { fill, instant, instantOrNull, type Seeding } from "./seeding.ts";

export async function seedConsignments({ tx, deps, world, listingId }: Seeding): Promise<void> {
  const rows = world.consignments.map(
    ({ declinedBy: _declinedBy, history: _history, images, proposals, listingId: listed, ...one }) => ({
      ...one,
      proposals: [...proposals],
      images: [...images],
      listingId: listed === null ? null : listingId(listed),
      lapsesAt: instantOrNull(one.lapsesAt),
      createdAt: instant(one.createdAt),
      changedAt: instant(one.changedAt),
    }),
  );
  await fill(rows, (lot) => insertConsignments(tx, lot));
  const steps = world.consignments.flatMap(({ id, history, consignerId, acceptedBy }) =>
    history.map(({ status, at, reason = null }, index) => ({
      consignmentId: id,
      number: index + 1,
      status,
      userId: status === "submitted" || status === "withdrawn" ? consignerId : acceptedBy,
      reason,
      at: instant(at),
    })),
  );
  await fill(steps, (lot) => insertConsignmentSteps(tx, lot));
  const declines = world.consignments.flatMap(({ id, declinedBy, changedAt }) =>
    declinedBy.map((businessId) => ({ consignmentId: id, businessId, at: instant(changedAt) })),
  );
  await fill(declines, (lot) => insertDeclines(tx, lot));
  for (const { id, status, lapsesAt } of rows) {
    if (lapsesAt !== null) await setLapse(tx, deps, { id, status }, lapsesAt);
  }
}
