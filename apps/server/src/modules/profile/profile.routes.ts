import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { problem } from "../../platform/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import { findUserBySlug } from "../user/user.queries.ts";
import type { Module } from "../module.ts";
import { presentProfile } from "./present-profile.ts";

const routes = (): readonly Route[] => [
  serve(profileEndpoints.get, async ({ params, query, caller, db, now }) => {
    const seller = await findUserBySlug(db, params.slug);
    if (seller?.closedAt !== null) throw problem("not-found");
    return presentProfile(db, seller, { userId: caller?.userId ?? null, now }, query);
  }),
];

export const profile: Module = { routes };
