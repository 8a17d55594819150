import { listingReportTable, type ListingReportRow } from "../modules/listing-report/listing-report.table.ts";
import { fill, instant, type Seeding } from "./seeding.ts";

/** Open reports of pieces. */
export async function seedListingReports({ tx, world, listingId }: Seeding): Promise<void> {
  const reports = world.listingReports.map(({ date, ...report }): ListingReportRow => ({
    ...report,
    listingId: listingId(report.listingId),
    createdAt: instant(date),
  }));
  await fill(reports, (lot) => tx.insert(listingReportTable).values(lot));
}
