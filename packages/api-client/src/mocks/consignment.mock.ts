import { countPages } from "@heirloop/contract/page/count-pages";
import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { hasCollection } from "@heirloop/contract/consignment/consignment-contact";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import type { ConsignmentList } from "@heirloop/contract/consignment/consignment.schema";
import { listAhead } from "@heirloop/contract/order/time-window";
import { cents } from "@heirloop/contract/money/money.schema";
import { sellerTimeZone } from "@heirloop/contract/pickup-calendar/seller-time-zone";
import { consignmentFrom } from "@heirloop/demo/projection/activity-projection";
import type { DemoAccount } from "@heirloop/demo/records/account";
import type { DemoConsignment } from "@heirloop/demo/records/consignment";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { writeCollectionAppointment } from "@heirloop/machines/consignment/collection-appointment";
import type { ConsignmentActor, ConsignmentEvent } from "@heirloop/machines/consignment/consignment-event";
import { businessRefusal } from "@heirloop/machines/consignment/consignment-standing";
import { listOfferedShops } from "@heirloop/machines/consignment/consignment-shops";
import { isConsignmentOver } from "@heirloop/machines/consignment/consignment-timeline";
import {
  type ConsignmentTransition,
  moveConsignment,
  type MovedConsignment,
} from "@heirloop/machines/consignment/consignment-transition";
import { hubOfZip } from "@heirloop/machines/hub/hub-of-zip";
import { zipMiles } from "@heirloop/machines/hub/zip-distance";
import { eventRefusal } from "@heirloop/machines/refusal/refusal";
import { consignedListing } from "./consigned-listing.ts";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, problem, problemOf, refuse } from "./mock-problem.ts";
import { type MockWorld, replace, storeListing } from "./mock-world.ts";

const { consignmentsPerPage: perPage } = constants;

/** In which of a business's three lists a consignment is; null when it was never offered to it. */
function listOf(
  one: DemoConsignment,
  business: DemoAccount,
  world: MockWorld,
): Exclude<ConsignmentList, "search"> | null {
  if (one.acceptedBy === business.id) return "accepted";
  if (one.consignerId === business.id) return null;
  if (one.declinedBy.includes(business.id)) return "missed";
  if (one.hub !== business.hub && shopsFor(world, one.consignerId).some(({ hub }) => hub === one.hub))
    return null;
  if (one.status === "available") return "available";
  return one.acceptedBy !== null || one.status === "lapsed" ? "missed" : null;
}

const mentions = ({ title, kind, brand, place }: DemoConsignment, keyword: string) =>
  keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => [title, kind, brand, place].join(" ").toLowerCase().includes(word));

/** The shops that could accept a piece of this consigner. */
const shopsFor = ({ accounts }: MockWorld, consignerId: string): DemoAccount[] =>
  accounts.filter(({ id, isBusiness, blocked }) => isBusiness && !blocked && id !== consignerId);

/** A user's role in a consignment; refuses others as the server does. */
export function actorOf(world: MockWorld, one: DemoConsignment, account: DemoAccount): ConsignmentActor {
  if (one.consignerId === account.id) return "consigner";
  if (one.acceptedBy === account.id) return "holder";
  const list = account.isBusiness ? listOf(one, account, world) : null;
  refuse(
    businessRefusal({
      offered: list !== null,
      taken: one.acceptedBy !== null,
      declined: one.declinedBy.includes(account.id),
    }),
  );
  return "business";
}

/** The record as the consignment's machine knows it. */
function machineConsignment(one: DemoConsignment): MovedConsignment {
  const { status, pricePlan, requestedPrice, earned, share, listingId, proposals, agreed, pickup } = one;
  return {
    status,
    context: {
      pricePlan: pricePlan === null ? null : cents(pricePlan),
      requestedPrice: requestedPrice === null ? null : cents(requestedPrice),
      earned: earned === null ? null : cents(earned),
      share,
      listing: listingId,
      proposals,
      timeZone: sellerTimeZone(null, one.hub),
      agreed,
      pickup,
    },
  };
}

type Accepted = Extract<ConsignmentTransition, { ok: true }>;

function recordAfter(
  before: DemoConsignment,
  event: ConsignmentEvent,
  { consignment: { status, context }, effects }: Accepted,
  { userId, now }: { userId: string; now: string },
): DemoConsignment {
  const { pricePlan, requestedPrice, share, listing, proposals, agreed, pickup } = context;
  const changesAppointment = event.type === "set-pickup" || event.type === "confirm-schedule";
  const isDeclined = effects.some(({ type }) => type === "record-decline");
  const deadline = effects.find(({ type }) => type === "set-deadline" || type === "clear-deadline");
  const step = { status, at: now, ...(event.type === "release" && { reason: event.reason }) };
  return {
    ...before,
    status,
    pricePlan,
    requestedPrice,
    share,
    listingId: listing,
    proposals,
    agreed,
    pickup,
    ...(changesAppointment && { appointmentChanges: before.appointmentChanges + 1 }),
    ...(event.type === "accept" && { acceptedBy: userId }),
    ...(event.type === "release" && { acceptedBy: null }),
    ...(isDeclined && { declinedBy: [...before.declinedBy, userId] }),
    ...(deadline !== undefined && { lapsesAt: deadline.type === "set-deadline" ? deadline.at : null }),
    ...(status !== before.status && { history: [...before.history, step] }),
    changedAt: now,
  };
}

/** Moves a consignment by the machine that the server runs, and keeps the outcome. */
function move(
  world: MockWorld,
  id: string,
  account: DemoAccount,
  eventFor: (one: DemoConsignment) => ConsignmentEvent,
) {
  const before = world.consignments.find((known) => known.id === id);
  if (before === undefined) throw problem("not-found");
  const by = actorOf(world, before, account);
  const now = world.now();
  const event = eventFor(before);
  const moved = moveConsignment(machineConsignment(before), { ...event, by, now });
  if (!moved.ok) throw problemOf(eventRefusal(moved, "state-conflict"));
  const changed = recordAfter(before, event, moved, { userId: account.id, now });
  replace(world.consignments, changed);
  const listed = changed.listingId === null ? undefined : world.index.listings.get(changed.listingId);
  if (listed !== undefined) {
    if (moved.effects.some(({ type }) => type === "take-listing-down"))
      storeListing(world, { ...listed, status: "inactive" });
    const floor = moved.effects.find((effect) => effect.type === "set-price-floor");
    if (floor !== undefined) storeListing(world, { ...listed, priceFloor: floor.amount });
  }
  return consignmentFrom(world.index, changed, account.id);
}

/** Pieces that people would like a business to sell for them. */
export const consignmentMocks: readonly MockRoute[] = [
  mock(
    consignmentEndpoints.list,
    ({ params: { page, type }, query: { keyword = "" }, caller: { account }, world }) => {
      const { index } = world;
      const found = index.world.consignments
        .filter((one) => {
          const list = listOf(one, account, world);
          return list !== null && (type === "search" || list === type) && mentions(one, keyword);
        })
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      const paginationData = {
        currentPage: page,
        totalPages: countPages(found.length, perPage),
      };
      return {
        paginationData,
        consignments: found
          .slice((page - 1) * perPage, page * perPage)
          .map((one) => consignmentFrom(index, one, account.id)),
      };
    },
  ),
  mock(
    consignmentEndpoints.mine,
    ({ query: { limit, consignment, ...wanted }, caller: { account }, world }) => {
      const newestFirst = world.consignments
        .filter(({ consignerId }) => consignerId === account.id)
        .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt));
      const isOver = ({ status }: DemoConsignment) => isConsignmentOver(status);
      const all = [...newestFirst.filter((one) => !isOver(one)), ...newestFirst.filter(isOver)];
      const position = all.findIndex(({ id }) => id === consignment);
      const page = position === -1 ? wanted.page : Math.floor(position / limit) + 1;
      return {
        consignments: all
          .slice((page - 1) * limit, page * limit)
          .map((one) => consignmentFrom(world.index, one)),
        total: all.length,
        page,
      };
    },
  ),
  mock(consignmentEndpoints.shops, ({ query: { zip }, caller: { account }, world }) => {
    const offered = listOfferedShops(
      shopsFor(world, account.id),
      zip,
      ({ coordinates: [longitude, latitude] }) => zipMiles({ latitude, longitude }, zip),
    );
    const shops = offered.shops.map(({ shop, firstName, slug, place, miles }) => ({
      firstName: shop?.name ?? firstName,
      slug,
      place,
      miles,
    }));
    return { ...offered, shops };
  }),
  mock(consignmentEndpoints.submit, ({ body: { dimensions, ...form }, caller: { account }, world }) => {
    if (!form.images.every((image) => image.startsWith("/pictures/")))
      throw badField("images", "Upload the pictures first");
    const at = world.now();
    const one: DemoConsignment = {
      ...form,
      ...dimensions,
      id: world.newId(),
      consignerId: account.id,
      brand: form.brand || null,
      age: form.age || null,
      pickupAccess: form.pickupAccess || null,
      hub: hubOfZip(form.zip),
      status: "submitted",
      pricePlan: null,
      requestedPrice: null,
      share: null,
      acceptedBy: null,
      declinedBy: [],
      listingId: null,
      earned: null,
      proposals: [],
      agreed: null,
      pickup: null,
      appointmentChanges: 0,
      lapsesAt: null,
      history: [{ status: "submitted", at }],
      createdAt: at,
      changedAt: at,
    };
    replace(world.consignments, one);
    // Where the server's job shows it to the businesses a moment later.
    replace(world.consignments, {
      ...one,
      status: "available",
      lapsesAt: new Date(Date.parse(at) + constants.consignmentLapse).toISOString(),
      history: [...one.history, { status: "available", at }],
    });
    return consignmentFrom(world.index, one);
  }),
  mock(consignmentEndpoints.accept, ({ params: { id }, body, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "accept", ...body })),
  ),
  mock(consignmentEndpoints.decline, ({ params: { id }, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "decline" })),
  ),
  mock(consignmentEndpoints.setPickup, ({ params: { id }, body, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "set-pickup", ...body })),
  ),
  mock(consignmentEndpoints.schedule, ({ params: { id }, body, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "schedule", ...body })),
  ),
  mock(consignmentEndpoints.confirmSchedule, ({ params: { id }, body, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "confirm-schedule", ...body })),
  ),
  mock(consignmentEndpoints.release, ({ params: { id }, body, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "release", ...body })),
  ),
  mock(consignmentEndpoints.calendar, ({ params: { id }, caller: { account }, world }) => {
    const one = world.consignments.find((known) => known.id === id);
    const side =
      one?.consignerId === account.id ? "consigner" : one?.acceptedBy === account.id ? "holder" : null;
    if (one === undefined || side === null || !hasCollection(one.status, one.agreed))
      throw problem("not-found");
    const shown = consignmentFrom(world.index, one, account.id);
    return writeCollectionAppointment({
      consignmentId: id,
      title: one.title,
      agreed: one.agreed,
      side,
      timeZone: shown.schedule.timeZone ?? null,
      details: shown,
      sequence: one.appointmentChanges,
      now: world.now(),
      host: "mock.test",
      pageUrl: `https://mock.test${side === "consigner" ? pageUrls.yourListings() : pageUrls.sellerDashboard("consignments")}`,
    });
  }),
  mock(consignmentEndpoints.collect, ({ params: { id }, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "collect" })),
  ),
  mock(consignmentEndpoints.sell, ({ params: { id }, body, caller: { account }, world }) =>
    move(world, id, account, (one) => {
      if (one.status !== "collected") return { type: "list", listing: "" };
      const listing = consignedListing(world, one, account, body);
      storeListing(world, listing);
      return { type: "list", listing: listing.id };
    }),
  ),
  mock(consignmentEndpoints.giveBack, ({ params: { id }, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "return" })),
  ),
  mock(consignmentEndpoints.requestPrice, ({ params: { id }, body, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "request-price", ...body })),
  ),
  mock(consignmentEndpoints.acceptPrice, ({ params: { id }, body, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "accept-price", ...body })),
  ),
  mock(consignmentEndpoints.declinePrice, ({ params: { id }, body, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "decline-price", ...body })),
  ),
  mock(consignmentEndpoints.withdraw, ({ params: { id }, caller: { account }, world }) =>
    move(world, id, account, () => ({ type: "withdraw" })),
  ),
];

/** How many pieces a business may take now. */
export const countAvailable = (world: MockWorld, account: DemoAccount): number =>
  world.consignments.filter((one) => listOf(one, account, world) === "available").length;

/** How many accepted pieces have a time that their owner proposed and that is not over. */
export const countCollectionsToAnswer = ({ consignments, now }: MockWorld, { id }: DemoAccount): number =>
  consignments.filter(
    ({ acceptedBy, status, hub, proposals }) =>
      acceptedBy === id &&
      status === "accepted" &&
      listAhead(proposals, { now: now(), timeZone: sellerTimeZone(null, hub) }).some(
        ({ by }) => by === "consigner",
      ),
  ).length;
