import { passkeyEndpoints } from "@heirloop/contract/passkey/passkey.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import { recurring } from "../../platform/jobs/jobs.ts";
import { deviceOf } from "../identity/device-of.ts";
import type { Module } from "../module.ts";
import { deleteUsedChallenges } from "./passkey.queries.ts";
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  logInWithPasskey,
  presentPasskeys,
  removePasskey,
} from "./passkey.service.ts";

const day = 24 * 60 * 60_000;

const routes = (deps: Deps): readonly Route[] => [
  serve(passkeyEndpoints.list, ({ caller, db }) => presentPasskeys(db, caller)),
  serve(passkeyEndpoints.creationOptions, ({ caller, body, db, request }) =>
    beginPasskey(db, deps, caller, { ...body, ip: request.ip }),
  ),
  serve(passkeyEndpoints.add, ({ caller, body, db, now }) => addPasskey(db, deps, caller, body, now)),
  serve(passkeyEndpoints.remove, ({ caller, params, db }) => removePasskey(db, deps, caller, params.id)),
  serve(passkeyEndpoints.requestOptions, async () => beginPasskeyLogin(deps)),
  serve(passkeyEndpoints.logIn, ({ body, db, request, now }) =>
    logInWithPasskey(db, deps, body, { now, device: deviceOf(request) }),
  ),
];

export const passkey: Module = {
  routes,
  jobs: (deps) => [
    recurring("passkey.delete-used-challenges", day, (tx) => deleteUsedChallenges(tx, deps.now())),
  ],
};
