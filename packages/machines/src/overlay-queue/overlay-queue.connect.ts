import type { SnapshotFrom } from "xstate";
import type { overlayQueueMachine } from "./overlay-queue.machine.ts";

/** The id of the visible overlay; null without one. */
export const connectOverlayQueue = (snapshot: SnapshotFrom<typeof overlayQueueMachine>): string | null =>
  snapshot.context.shown?.id ?? null;
