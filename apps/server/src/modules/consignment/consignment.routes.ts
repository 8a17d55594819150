import { consignmentEndpoints } from "@heirloop/contract/consignment/consignment.endpoints";
import { serve, type Route } from "../../http/route.ts";
import { requireUser } from "../identity/identity.service.ts";
import type { Module } from "../module.ts";
import { presentConsignment } from "./consignment.presenter.ts";
import { countConsignments, listConsignments } from "./consignment.queries.ts";

const perPage = 20;

const routes = (): readonly Route[] => [
  serve(consignmentEndpoints.list, async ({ params: { page, type }, query, caller, db }) => {
    const { hub } = await requireUser(db, caller.userId);
    const search = { businessId: caller.userId, hub, list: type, keyword: query.keyword ?? "" };
    const total = await countConsignments(db, search);
    const found = await listConsignments(db, search, { limit: perPage, offset: (page - 1) * perPage });
    return {
      paginationData: { currentPage: page, totalPages: Math.max(1, Math.ceil(total / perPage)) },
      consignments: found.map(({ row, firstName }) => presentConsignment(row, firstName, caller.userId)),
    };
  }),
];

export const consignment: Module = { routes };
