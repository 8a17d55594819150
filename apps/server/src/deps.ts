import type { Changes } from "./changes/changes.ts";
import type { Sessions } from "./http/caller.ts";
import type { Draining } from "./http/drain.ts";
import type { Platform } from "./platform/platform.ts";

/** Everything a module may need from outside of it. */
export type Deps = Platform &
  Readonly<{
    sessions: Sessions;
    /** What modules follow in the same transaction. */
    changes: Changes;
    /** Whether the process has been asked to stop. */
    draining: Draining;
  }>;
