import { announcementRotationMachine } from "@heirloop/machines/announcement-rotation/announcement-rotation.machine";
import { createActor } from "xstate";
import { getReducedMotionQuery } from "../browser/prefers-reduced-motion.ts";

export const createAnnouncement = (count: number) =>
  createActor(announcementRotationMachine, {
    input: { count, pathname: window.location.pathname, reducedMotion: getReducedMotionQuery().matches },
  });
