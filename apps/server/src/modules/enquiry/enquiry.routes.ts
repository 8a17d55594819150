import { enquiryEndpoints } from "@heirloop/contract/enquiry/enquiry.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { receiveApplication, receiveMessage } from "./enquiry.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    serve(enquiryEndpoints.contact, ({ body, db }) => receiveMessage(db, deps, body)),
    serve(enquiryEndpoints.trade, ({ body, db }) => receiveApplication(db, deps, body)),
  ];
}

export const enquiry: Module = { routes };
