import type { SnapshotFrom } from "xstate";
import { type Alert, type alertsMachine, standingAlerts } from "./alerts.machine.ts";

export type AlertsView = {
  /** What stands, oldest first. */
  standing: readonly Alert[];
  /** How many more are to come. */
  waiting: number;
  /** None of them leaves by itself just now. */
  still: boolean;
  acts: ReadonlyArray<"CLOSE">;
};

/** What the corner of the page shows of the machine, and what may be done with it. */
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
