import { blockedPeopleEndpoints } from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { deletePersonBlock } from "./person-block.queries.ts";
import { blockPerson, listBlockedPeople } from "./person-block.service.ts";

const routes = (deps: Deps): readonly Route[] => [
  serve(blockedPeopleEndpoints.list, async ({ caller, db }) => ({
    people: await listBlockedPeople(db, caller.userId),
  })),
  serve(blockedPeopleEndpoints.block, ({ params, caller, db, now }) =>
    blockPerson(db, deps, caller.userId, params.userId, now),
  ),
  serve(blockedPeopleEndpoints.unblock, ({ params, caller, db }) =>
    deletePersonBlock(db, caller.userId, params.userId),
  ),
];

export const blockedPeople: Module = { routes };
