import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { textSchema } from "../endpoint/query-fields.ts";
import { idSchema, instantSchema } from "../identity/identity.schema.ts";

export const savedSearchSchema = z.object({
  _id: idSchema,
  name: z.string(),
  /** Query string of the collections page. */ query: z.string(),
  alerts: z.boolean(),
  date: instantSchema,
});
export type SavedSearch = z.infer<typeof savedSearchSchema>;

export const savedSearchEndpoints = {
  list: endpoint("GET", "/api/saved-searches", {
    summary: "Saved searches",
    access: "user",
    answer: z.object({ savedSearches: z.array(savedSearchSchema) }),
  }),
  save: endpoint("POST", "/api/saved-searches", {
    summary: "Save a search, with alerts about new matches",
    access: "user",
    body: z.object({
      name: textSchema(120, "Name the search"),
      query: textSchema(1_000),
      alerts: z._default(z.boolean(), true),
    }),
    status: 201,
    answer: savedSearchSchema,
    idempotent: true,
    limits: [atMost(60, "saved searches", "hour")],
    total: { most: constants.savedSearchesPerAccount, of: "saved searches" },
  }),
  setAlerts: endpoint("PATCH", "/api/saved-searches/{id}", {
    summary: "Turn the alerts of a saved search on or off",
    access: "user",
    params: z.object({ id: idSchema }),
    body: z.object({ alerts: z.boolean() }),
    answer: savedSearchSchema,
    limits: [atMost(300, "alerts turned on or off", "hour")],
  }),
  remove: endpoint("DELETE", "/api/saved-searches/{id}", {
    summary: "Forget a saved search",
    access: "user",
    params: z.object({ id: idSchema }),
    limits: [atMost(300, "searches removed", "hour")],
  }),
};
