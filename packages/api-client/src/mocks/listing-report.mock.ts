import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { reportedListingEndpoints } from "@heirloop/contract/admin/reported-listing.endpoints";
import { listingReportEndpoints } from "@heirloop/contract/listing-report/listing-report.endpoints";
import { reportOutcomeText } from "@heirloop/contract/notification/report-outcome";
import { countPages } from "@heirloop/contract/page/count-pages";
import { parsePieceNumber } from "@heirloop/contract/page/linked-ids";
import { listingFrom } from "@heirloop/demo/projection/listing-projection";
import { getRequired } from "@heirloop/demo/projection/world-index";
import type { DemoListing } from "@heirloop/demo/records/listing";
import type { DemoListingReport } from "@heirloop/demo/records/listing-report";
import {
  getReportObstacle,
  getTakeDownObstacle,
  reportRefusal,
  statusOnceAllowed,
  takeDownRefusal,
} from "@heirloop/machines/listing/listing-moderation";
import { mock, type MockRoute } from "./mock-handler.ts";
import { problem, refuse } from "./mock-problem.ts";
import { type MockWorld, replace, storeListing } from "./mock-world.ts";
import { endOffersFor } from "./offer-changes.ts";
import { notifyReporter, personOf } from "./review-report.mock.ts";

function getListing({ index }: MockWorld, heirloopId: string): DemoListing {
  const listing = index.listingsByHeirloopId.get(heirloopId);
  if (listing === undefined) throw problem("not-found");
  return listing;
}

const pieceFrom = (listing: DemoListing) => {
  const { heirloopId, slug, title, price, images, status } = listingFrom(listing);
  return { heirloopId, slug, title, price, images, status };
};

/** An order that waits for the seller's answer has claimed its pieces. */
const isOrdered = ({ index }: MockWorld, { id }: DemoListing): boolean =>
  [...index.orders.values()].some(
    ({ status, listings }) => status === "requested" && listings.some(({ listingId }) => listingId === id),
  );

const stockOf = (world: MockWorld, listing: DemoListing) => ({
  status: listing.status,
  isOrdered: isOrdered(world, listing),
});

const openReports = ({ listingReports }: MockWorld): DemoListingReport[] =>
  listingReports.filter(({ decision }) => decision === null).toSorted((a, b) => a.date.localeCompare(b.date));

function getReported(world: MockWorld, id: string): DemoListing {
  const report = world.listingReports.find((one) => one.id === id);
  if (report === undefined) throw problem("not-found");
  if (report.decision !== null)
    throw problem("state-conflict", { detail: "Another admin has decided about this already." });
  return getRequired(world.index.listings, report.listingId);
}

const openReportsOf = (world: MockWorld, { id }: DemoListing): DemoListingReport[] =>
  openReports(world).filter(({ listingId }) => listingId === id);

function closeReports(world: MockWorld, listing: DemoListing, decision: "kept" | "taken-down"): void {
  const { id, title, status } = listing;
  const isShown = decision === "kept" && status !== "inactive";
  for (const report of openReportsOf(world, listing)) {
    replace(world.listingReports, { ...report, decision });
    notifyReporter(world, report.reporterId, reportOutcomeText(title, decision), isShown ? [id] : []);
  }
}

const notifySeller = (world: MockWorld, { id, sellerId }: DemoListing, text: string): void =>
  void world.notifications.push({
    id: world.newId(),
    userId: sellerId,
    type: "taken-down",
    text,
    senderId: null,
    senderName: null,
    listingIds: [id],
    orderId: null,
    chatId: null,
    seen: false,
    previewed: false,
    date: world.now(),
  });

function takeDown(world: MockWorld, listing: DemoListing, reason: string): void {
  refuse(takeDownRefusal(stockOf(world, listing)));
  if (listing.takenDown) throw problem("state-conflict", { detail: "It was taken down already." });
  const wasForSale = listing.status === "active" || world.takenDownByBlock.delete(listing.id);
  storeListing(world, {
    ...listing,
    status: "inactive",
    reservedUntil: null,
    reservedBy: null,
    takenDown: { reason, date: world.now(), wasForSale },
  });
  closeReports(world, listing, "taken-down");
  endOffersFor(world, listing);
  notifySeller(world, listing, `We took down ${listing.title}: ${reason}`);
}

function allow(world: MockWorld, listing: DemoListing): void {
  const { takenDown } = listing;
  if (!takenDown) throw problem("state-conflict", { detail: "It was allowed already." });
  const { status, takenDownByBlock } = statusOnceAllowed({
    wasForSale: takenDown.wasForSale,
    isSellerBlocked: getRequired(world.index.accounts, listing.sellerId).blocked,
  });
  storeListing(world, { ...listing, status, takenDown: null });
  if (takenDownByBlock) world.takenDownByBlock.add(listing.id);
  const standing =
    status === "active"
      ? "It is for sale again."
      : takenDownByBlock
        ? "It goes back on sale once your account is no longer blocked."
        : "You can put it back on sale.";
  notifySeller(world, listing, `We allow ${listing.title} again. ${standing}`);
}

export const listingReportMocks: readonly MockRoute[] = [
  mock(listingReportEndpoints.reportable, ({ params, caller: { account }, world }) => {
    const listing = getListing(world, params.heirloopId);
    const { heirloopId, slug, title, price, images } = pieceFrom(listing);
    const { firstName, shop } = getRequired(world.index.accounts, listing.sellerId);
    const report = world.listingReports.find(
      ({ listingId, reporterId }) => listingId === listing.id && reporterId === account.id,
    );
    return {
      heirloopId,
      slug,
      title,
      price,
      images,
      seller: { firstName: shop?.name ?? firstName },
      obstacle: getReportObstacle(listing, account.id),
      reportedAt: report?.date ?? null,
    };
  }),
  mock(listingReportEndpoints.report, ({ params, body, caller: { account }, world }) => {
    const listing = getListing(world, params.heirloopId);
    refuse(reportRefusal(listing, account.id));
    const about = { listingId: listing.id, reporterId: account.id };
    if (
      world.listingReports.some(
        (one) => one.listingId === about.listingId && one.reporterId === about.reporterId,
      )
    )
      throw problem("state-conflict", { detail: "You have reported this already. We are looking at it." });
    world.listingReports.push({ id: world.newId(), ...about, ...body, date: world.now(), decision: null });
  }),
  mock(reportedListingEndpoints.list, ({ world }) => {
    const open = openReports(world);
    const firsts = open.filter(
      (report) => open.find(({ listingId }) => listingId === report.listingId) === report,
    );
    return {
      listings: firsts.map((first) => {
        const listing = getRequired(world.index.listings, first.listingId);
        return {
          _id: first.id,
          listing: pieceFrom(listing),
          seller: personOf(world, listing.sellerId),
          obstacle: getTakeDownObstacle(stockOf(world, listing)),
          reports: openReportsOf(world, listing).map(({ id, reporterId, reason, text, date }) => ({
            _id: id,
            reporter: personOf(world, reporterId),
            reason,
            text,
            date,
          })),
        };
      }),
    };
  }),
  mock(reportedListingEndpoints.keep, ({ params: { id }, world }) =>
    closeReports(world, getReported(world, id), "kept"),
  ),
  mock(reportedListingEndpoints.takeDown, ({ params: { id }, body: { reason }, world }) =>
    takeDown(world, getReported(world, id), reason),
  ),
  mock(reportedListingEndpoints.find, ({ query: { keyword }, world }) => {
    const listing = world.index.listingsByHeirloopId.get(parsePieceNumber(keyword));
    if (listing === undefined) return { listing: null };
    return {
      listing: {
        listing: pieceFrom(listing),
        seller: personOf(world, listing.sellerId),
        obstacle: getTakeDownObstacle(stockOf(world, listing)),
        takenDown: Boolean(listing.takenDown),
        openReports: openReportsOf(world, listing).length,
      },
    };
  }),
  mock(reportedListingEndpoints.takeDownFound, ({ params, body: { reason }, world }) =>
    takeDown(world, getListing(world, params.heirloopId), reason),
  ),
  mock(reportedListingEndpoints.takenDown, ({ query: { page }, world }) => {
    const all = world.listings
      .flatMap((listing) => (listing.takenDown ? [{ listing, takenDown: listing.takenDown }] : []))
      .toSorted((a, b) => b.takenDown.date.localeCompare(a.takenDown.date));
    const limit = constants.takenDownPerPage;
    return {
      listings: all
        .slice((page - 1) * limit, page * limit)
        .map(({ listing, takenDown: { reason, date, wasForSale } }) => ({
          listing: pieceFrom(listing),
          seller: personOf(world, listing.sellerId),
          reason,
          date,
          wasForSale,
        })),
      total: all.length,
      page,
      totalPages: countPages(all.length, limit),
    };
  }),
  mock(reportedListingEndpoints.allow, ({ params, world }) =>
    allow(world, getListing(world, params.heirloopId)),
  ),
];
