import * as z from "zod/mini";
import { constants } from "../constants/marketplace-constants.ts";
import { endpoint } from "../endpoint/endpoint.ts";
import { atMost } from "../endpoint/rate-limit.ts";
import { idSchema, instantSchema } from "../identity/identity.schema.ts";
import { partySchema } from "../user/user.schema.ts";

export const blockedPersonSchema = z.object({ person: partySchema, since: instantSchema });
export type BlockedPerson = z.infer<typeof blockedPersonSchema>;

const pathParams = z.object({ userId: idSchema });

export const blockedPeopleEndpoints = {
  list: endpoint("GET", "/api/blocked-people", {
    summary: "The people that the caller has blocked, latest first",
    access: "user",
    answer: z.object({ people: z.array(blockedPersonSchema) }),
  }),
  block: endpoint("PUT", "/api/blocked-people/{userId}", {
    summary: "Block a person: neither can write to or order from the other",
    access: "user",
    params: pathParams,
    answer: blockedPersonSchema,
    errors: ["state-conflict"],
    limits: [atMost(60, "people blocked", "hour")],
    total: { most: constants.blockedPeoplePerAccount, of: "blocked people" },
  }),
  unblock: endpoint("DELETE", "/api/blocked-people/{userId}", {
    summary: "Unblock a person",
    access: "user",
    params: pathParams,
    limits: [atMost(300, "people unblocked", "hour")],
  }),
};
