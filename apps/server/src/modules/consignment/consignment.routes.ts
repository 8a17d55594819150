import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { calendarDisposition } from "@heirloop/contract/calendar/calendar-file";
import { countPages } from "@heirloop/contract/page/count-pages";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import type { ConsignmentEvent } from "@heirloop/machines/consignment/consignment-event";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import { withHeaders } from "../../http/reply.ts";
import { type Call, serve, type Route } from "../../http/route.ts";
import { requireUser } from "../user/require-user.ts";
import { createConsignedListing } from "../listing/listing.service.ts";
import type { Module } from "../module.ts";
import { writeCollectionCalendar } from "./collection-calendar.ts";
import { draftOf, checkStillListed } from "./consigned-listing.ts";
import { getOfferedShops } from "./consignment-shops.ts";
import { presentConsignment } from "./consignment.presenter.ts";
import {
  countConsignments,
  countConsignmentsOf,
  findFullConsignment,
  findPositionInList,
  listConsignments,
  listConsignmentsOf,
} from "./consignment-list.queries.ts";
import { consignmentSchedule } from "./consignment.schedule.ts";
import { applyUserEvent, submitConsignment } from "./consignment.service.ts";

const { consignmentsPerPage: perPage } = constants;

type Wanted = { page: number; limit: number; consignment?: string | undefined };

/** Presents a page of a user's own consignments: the one with `consignment`, if it is theirs. */
async function presentOwn(db: Db, userId: string, { limit, consignment, ...wanted }: Wanted) {
  const position = consignment === undefined ? null : await findPositionInList(db, userId, consignment);
  const page = position === null ? wanted.page : Math.floor(position / limit) + 1;
  const rows = await listConsignmentsOf(db, userId, { limit, offset: (page - 1) * limit });
  return {
    consignments: rows.map((one) => presentConsignment(one, userId)),
    total: await countConsignmentsOf(db, userId),
    page,
  };
}

async function present(db: Db, id: string, caller: Caller) {
  const full = await findFullConsignment(db, id);
  if (full === null) throw problem("not-found");
  return presentConsignment(full, caller.userId);
}

type BusinessList = Call<typeof consignmentEndpoints.list>;

/** A page of one list of a business. */
async function listOfBusiness({ params: { page, type }, query, caller, db }: BusinessList) {
  const { hub } = await requireUser(db, caller.userId);
  const search = { businessId: caller.userId, hub, list: type, keyword: query.keyword ?? "" };
  const total = await countConsignments(db, search);
  const found = await listConsignments(db, search, { limit: perPage, offset: (page - 1) * perPage });
  return {
    paginationData: { currentPage: page, totalPages: countPages(total, perPage) },
    consignments: found.map((one) => presentConsignment(one, caller.userId)),
  };
}

async function presentCalendar(db: Db, deps: Deps, id: string, { userId }: Caller) {
  const full = await findFullConsignment(db, id);
  if (full === null) throw problem("not-found");
  const { row, owner, taker } = full;
  const side = row.consignerId === userId ? "consigner" : row.acceptedBy === userId ? "holder" : null;
  if (side === null) throw problem("not-found");
  const file = writeCollectionCalendar(deps, { consignment: row, people: { owner, holder: taker }, side });
  if (file === null) throw problem("not-found");
  return withHeaders(file, { "content-disposition": calendarDisposition });
}

/** Lists a collected piece for sale at the business that holds it. */
async function sell(deps: Deps, { params, body, caller, db, now }: Call<typeof consignmentEndpoints.sell>) {
  await applyUserEvent(db, deps, { id: params.id, caller }, async (tx, consignment) => {
    // Checked here because the listing is created before the machine runs.
    if (consignment.status !== "collected") return { type: "list", listing: "" };
    const listing = await createConsignedListing(tx, deps, caller, draftOf(consignment, body), {
      now,
      ownersPictures: consignment.images,
      priceFloor: consignment.pricePlan,
    });
    return { type: "list", listing };
  });
}

function routes(deps: Deps): readonly Route[] {
  const move = async (db: Db, id: string, caller: Caller, event: ConsignmentEvent) => {
    await applyUserEvent(db, deps, { id, caller }, () => event);
    return present(db, id, caller);
  };
  return [
    serve(consignmentEndpoints.list, listOfBusiness),
    serve(consignmentEndpoints.mine, ({ query, caller, db }) => presentOwn(db, caller.userId, query)),
    serve(consignmentEndpoints.shops, ({ query: { zip }, caller, db }) =>
      getOfferedShops(db, caller.userId, zip),
    ),
    serve(consignmentEndpoints.submit, async ({ body, caller, db }) =>
      present(db, await submitConsignment(db, deps, caller, body), caller),
    ),
    serve(consignmentEndpoints.accept, ({ params, body, caller, db }) =>
      move(db, params.id, caller, { type: "accept", ...body }),
    ),
    serve(consignmentEndpoints.decline, ({ params, caller, db }) =>
      move(db, params.id, caller, { type: "decline" }),
    ),
    serve(consignmentEndpoints.setPickup, ({ params, body, caller, db }) =>
      move(db, params.id, caller, { type: "set-pickup", ...body }),
    ),
    serve(consignmentEndpoints.schedule, ({ params, body, caller, db }) =>
      move(db, params.id, caller, { type: "schedule", ...body }),
    ),
    serve(consignmentEndpoints.confirmSchedule, ({ params, body, caller, db }) =>
      move(db, params.id, caller, { type: "confirm-schedule", ...body }),
    ),
    serve(consignmentEndpoints.release, ({ params, body, caller, db }) =>
      move(db, params.id, caller, { type: "release", ...body }),
    ),
    serve(consignmentEndpoints.calendar, ({ params, caller, db }) =>
      presentCalendar(db, deps, params.id, caller),
    ),
    serve(consignmentEndpoints.collect, ({ params, caller, db }) =>
      move(db, params.id, caller, { type: "collect" }),
    ),
    serve(consignmentEndpoints.sell, async (call) => {
      await sell(deps, call);
      return present(call.db, call.params.id, call.caller);
    }),
    serve(consignmentEndpoints.giveBack, ({ params, caller, db }) =>
      move(db, params.id, caller, { type: "return" }),
    ),
    serve(consignmentEndpoints.requestPrice, ({ params, body, caller, db }) =>
      move(db, params.id, caller, { type: "request-price", ...body }),
    ),
    serve(consignmentEndpoints.acceptPrice, ({ params, body, caller, db }) =>
      move(db, params.id, caller, { type: "accept-price", ...body }),
    ),
    serve(consignmentEndpoints.declinePrice, ({ params, body, caller, db }) =>
      move(db, params.id, caller, { type: "decline-price", ...body }),
    ),
    serve(consignmentEndpoints.withdraw, ({ params, caller, db }) =>
      move(db, params.id, caller, { type: "withdraw" }),
    ),
  ];
}

export const consignment: Module = {
  routes,
  jobs: consignmentSchedule,
  events: () => ({ "listing.activating": checkStillListed }),
};
