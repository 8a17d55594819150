import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { countPages } from "@heirloop/contract/page/count-pages";
import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import type { Db } from "../../platform/database/database.ts";
import type { Deps } from "../../deps.ts";
import type { Caller } from "../../http/caller.ts";
import { problem } from "../../platform/problem.ts";
import { withHeaders } from "../../http/reply.ts";
import { serve, type Route } from "../../http/route.ts";
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
import { applyUserEvent, submitConsignment, type ConsignmentMove } from "./consignment.service.ts";

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

function routes(deps: Deps): readonly Route[] {
  const move = async (db: Db, id: string, caller: Caller, event: ConsignmentMove) => {
    await applyUserEvent(db, deps, { id, caller }, () => event);
    return present(db, id, caller);
  };
  return [
    serve(consignmentEndpoints.list, async ({ params: { page, type }, query, caller, db }) => {
      const { hub } = await requireUser(db, caller.userId);
      const search = { businessId: caller.userId, hub, list: type, keyword: query.keyword ?? "" };
      const total = await countConsignments(db, search);
      const found = await listConsignments(db, search, { limit: perPage, offset: (page - 1) * perPage });
      return {
        paginationData: { currentPage: page, totalPages: countPages(total, perPage) },
        consignments: found.map((one) => presentConsignment(one, caller.userId)),
      };
    }),
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
    serve(consignmentEndpoints.calendar, async ({ params, caller, db }) => {
      const full = await findFullConsignment(db, params.id);
      const side =
        full?.row.consignerId === caller.userId
          ? "consigner"
          : full?.row.acceptedBy === caller.userId
            ? "holder"
            : null;
      if (full === null || side === null) throw problem("not-found");
      const { row, owner, taker } = full;
      const people = { owner, holder: taker };
      const file = writeCollectionCalendar(deps, { consignment: row, people, side });
      if (file === null) throw problem("not-found");
      return withHeaders(file, { "content-disposition": 'attachment; filename="heirloop.ics"' });
    }),
    serve(consignmentEndpoints.collect, ({ params, caller, db }) =>
      move(db, params.id, caller, { type: "collect" }),
    ),
    serve(consignmentEndpoints.sell, async ({ params, body, caller, db, now }) => {
      await applyUserEvent(db, deps, { id: params.id, caller }, async (tx, consignment) => {
        // Checked here because the listing is created before the machine runs.
        if (consignment.status !== "collected") return { type: "list", listing: "" };
        const draft = draftOf(consignment, body);
        const listing = await createConsignedListing(tx, deps, caller, draft, {
          now,
          ownersPictures: consignment.images,
          priceFloor: consignment.pricePlan,
        });
        return { type: "list", listing };
      });
      return present(db, params.id, caller);
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
