import type { SnapshotFrom } from "xstate";
import type { announcementRotationMachine } from "./announcement-rotation.machine.ts";

export type AnnouncementRotationAction = "STOP" | "START" | "NEXT";

export type AnnouncementView = {
  shown: boolean;
  /** Index of the visible announcement, from 0. */
  at: number;
  /** It is rotating. */
  rotating: boolean;
  /** The available actions. */
  actions: readonly AnnouncementRotationAction[];
  /** What its only button does: pause, resume, or show the next one when there is no automatic rotation. */
  control: AnnouncementRotationAction | null;
};

/** The view of the announcement bar: its state and the available actions. */
export function connectAnnouncement(
  snapshot: SnapshotFrom<typeof announcementRotationMachine>,
): AnnouncementView {
  const actions = (["STOP", "START", "NEXT"] as const).filter((type) => snapshot.can({ type }));
  return {
    shown: !snapshot.matches("hidden"),
    at: snapshot.context.at,
    rotating: snapshot.matches({ multiple: "rotating" }),
    actions,
    control: actions[0] ?? null,
  };
}
