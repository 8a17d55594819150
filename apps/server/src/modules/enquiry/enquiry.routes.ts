import { enquiryEndpoints } from "@heirloop/contract/enquiry/enquiry.endpoints";
import type { Deps } from "../../deps.ts";
import type { RateLimit } from "../../http/rate-limit.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { receiveApplication, receiveMessage } from "./enquiry.service.ts";

const limit: RateLimit = { points: 20, seconds: 3600, per: "address" };

function routes(deps: Deps): readonly Route[] {
  return [
    serve(enquiryEndpoints.contact, ({ body, db }) => receiveMessage(db, deps, body), { limit }),
    serve(enquiryEndpoints.trade, ({ body, db }) => receiveApplication(db, deps, body), { limit }),
  ];
}

export const enquiry: Module = { routes };
