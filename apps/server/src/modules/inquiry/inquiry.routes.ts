import { inquiryEndpoints } from "@heirloop/contract/inquiry/inquiry.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { receiveApplication, receiveMessage } from "./inquiry.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    serve(inquiryEndpoints.contact, ({ body, db }) => receiveMessage(db, deps, body)),
    serve(inquiryEndpoints.trade, ({ body, db }) => receiveApplication(db, deps, body)),
  ];
}

export const inquiry: Module = { routes };
