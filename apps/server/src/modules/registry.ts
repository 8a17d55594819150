import type { Sessions } from "../http/caller.ts";
import { health } from "./health/health.routes.ts";
import type { Module } from "./module.ts";
import { noSessions } from "./no-sessions.ts";

/** Every module of the server. To add one: import it and name it here, nothing else. */
export const modules: readonly Module[] = [health];

/** How tokens become callers. */
export const sessions: Sessions = noSessions;
