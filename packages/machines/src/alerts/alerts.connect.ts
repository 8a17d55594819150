import type { SnapshotFrom } from "xstate";
import { type Alert, type alertsMachine, standingAlerts } from "./alerts.machine.ts";

export type AlertsView = {
  /** Visible alerts, oldest first. */
  standing: readonly Alert[];
  /** The number of queued alerts. */
  waiting: number;
  /** The timers are paused. */
  still: boolean;
  acts: ReadonlyArray<"CLOSE">;
};

/** The view of the alert stack: its state and the available actions. */
export function connectAlerts(snapshot: SnapshotFrom<typeof alertsMachine>): AlertsView {
  const seen = snapshot.matches("standing");
  const standing = seen ? standingAlerts(snapshot.context) : [];
  return {
    standing,
    waiting: snapshot.context.pending.length - standing.length,
    still: !snapshot.matches({ standing: "running" }),
    acts: seen ? ["CLOSE"] : [],
  };
}
