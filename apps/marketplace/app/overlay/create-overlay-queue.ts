import { overlayQueueMachine } from "@heirloop/machines/overlay-queue/overlay-queue.machine";
import { createActor } from "xstate";

/** The queue of overlays, on the page that the window shows. */
export const createOverlayQueue = () =>
  createActor(overlayQueueMachine, {
    input: { pathname: window.location.pathname, search: window.location.search },
  });
