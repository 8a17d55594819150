import type { SnapshotFrom } from "xstate";
import { type Alert, type alertsMachine, visibleAlerts } from "./alerts.machine.ts";

export type AlertsView = {
  /** Visible alerts, oldest first. */
  visible: readonly Alert[];
  /** The number of queued alerts. */
  waiting: number;
  /** The timers are paused. */
  paused: boolean;
  actions: ReadonlyArray<"CLOSE">;
};

/** The view of the alert stack: its state and the available actions. */
export function connectAlerts(snapshot: SnapshotFrom<typeof alertsMachine>): AlertsView {
  const seen = snapshot.matches("visible");
  const visible = seen ? visibleAlerts(snapshot.context) : [];
  return {
    visible,
    waiting: snapshot.context.pending.length - visible.length,
    paused: !snapshot.matches({ visible: "running" }),
    actions: seen ? ["CLOSE"] : [],
  };
}
