import type { SnapshotFrom } from "xstate";
import type { announcementRotationMachine } from "./announcement-rotation.machine.ts";

export type AnnouncementRotationAct = "STOP" | "GO" | "NEXT";

export type AnnouncementView = {
  shown: boolean;
  /** Index of the visible announcement, from 0. */
  at: number;
  /** It is rotating. */
  turning: boolean;
  /** The available actions. */
  acts: readonly AnnouncementRotationAct[];
  /** What its only button does: pause, resume, or show the next one when there is no automatic rotation. */
  control: AnnouncementRotationAct | null;
};

/** The view of the announcement bar: its state and the available actions. */
export function connectAnnouncement(
  snapshot: SnapshotFrom<typeof announcementRotationMachine>,
): AnnouncementView {
  const acts = (["STOP", "GO", "NEXT"] as const).filter((type) => snapshot.can({ type }));
  return {
    shown: !snapshot.matches("hidden"),
    at: snapshot.context.at,
    turning: snapshot.matches({ several: "turning" }),
    acts,
    control: acts[0] ?? null,
  };
}
