import type { Sessions } from "../http/caller.ts";

/** A server without accounts: every token is unknown. */
export const noSessions: Sessions = {
  lookup: async () => null,
  recordEnteredWrite: async () => {},
};
