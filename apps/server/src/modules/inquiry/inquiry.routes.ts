import { inquiryEndpoints } from "@heirloop/contract/inquiry/inquiry.endpoints";
import type { Deps } from "../../deps.ts";
import { servePrepared, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { limitCopies, receiveApplication, receiveMessage } from "./inquiry.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    servePrepared(
      inquiryEndpoints.contact,
      ({ body }) => limitCopies(deps, body.email),
      ({ body, db }) => receiveMessage(db, deps, body),
    ),
    servePrepared(
      inquiryEndpoints.trade,
      ({ body }) => limitCopies(deps, body.email),
      ({ body, db }) => receiveApplication(db, deps, body),
    ),
  ];
}

export const inquiry: Module = { routes };
