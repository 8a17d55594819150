import { overlayQueueMachine } from "@heirloop/machines/overlay-queue/overlay-queue.machine";
import { createActor } from "xstate";

export const createOverlayQueue = () =>
  createActor(overlayQueueMachine, {
    input: { pathname: window.location.pathname, search: window.location.search },
  });
