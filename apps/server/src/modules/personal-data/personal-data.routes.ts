import { personalDataEndpoints } from "@heirloop/contract/personal-data/personal-data.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { closeAccount, presentClosing } from "./close-account.service.ts";
import { personalDataJobs } from "./personal-data.jobs.ts";
import { copyOwnData } from "./personal-data.service.ts";

const routes = (deps: Deps): readonly Route[] => [
  serve(personalDataEndpoints.copy, ({ caller, body, db, request }) =>
    copyOwnData(db, deps, caller, { ...body, ip: request.ip }),
  ),
  serve(personalDataEndpoints.closing, ({ caller, db }) => presentClosing(db, caller)),
  serve(personalDataEndpoints.close, ({ caller, body, db, request, now }) =>
    closeAccount(db, deps, caller, { ...body, ip: request.ip, now }),
  ),
];

export const personalData: Module = { routes, jobs: personalDataJobs };
