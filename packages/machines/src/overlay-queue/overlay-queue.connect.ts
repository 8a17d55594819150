import type { SnapshotFrom } from "xstate";
import type { overlayQueueMachine } from "./overlay-queue.machine.ts";

/** The id of the one overlay that is shown; null for none. */
export const connectOverlayQueue = (snapshot: SnapshotFrom<typeof overlayQueueMachine>): string | null =>
  snapshot.context.shown?.id ?? null;
