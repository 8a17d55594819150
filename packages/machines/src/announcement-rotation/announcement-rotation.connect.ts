import type { SnapshotFrom } from "xstate";
import type { announcementRotationMachine } from "./announcement-rotation.machine.ts";

export type AnnouncementRotationAct = "STOP" | "GO" | "NEXT";

export type AnnouncementView = {
  shown: boolean;
  /** Which of them, from 0. */
  at: number;
  /** It changes by itself just now. */
  turning: boolean;
  /** What the person may do. */
  acts: readonly AnnouncementRotationAct[];
  /** What its one button does: stop it, let it go on, or bring the next where it never changes by itself. */
  control: AnnouncementRotationAct | null;
};

/** What the bar shows of the machine, and what may be done with it. */
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
