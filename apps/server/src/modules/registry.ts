import type { Sessions } from "../http/caller.ts";
import { health } from "./health/health.routes.ts";
import { identity } from "./identity/identity.routes.ts";
import { sessions as accountSessions } from "./identity/session.service.ts";
import type { Module } from "./module.ts";

/** Every module of the server. To add one: import it and name it here, nothing else. */
export const modules: readonly Module[] = [health, identity];

/** How tokens become callers. */
export const sessions: Sessions = accountSessions;
