import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { assertEvent, assign, setup } from "xstate";
import { pageSurroundings } from "../page/page-surroundings.ts";

/** What pauses the rotation. */
export type AnnouncementHolder = "pointer" | "focus";

export type AnnouncementRotationInput = {
  count: number;
  pathname: string;
  /** The user prefers reduced motion. */
  reducedMotion: boolean;
};

export type AnnouncementRotationContext = AnnouncementRotationInput & {
  /** Index of the visible announcement, from 0. */
  at: number;
  holders: readonly AnnouncementHolder[];
  /** The user paused the rotation. */
  stopped: boolean;
};

export type AnnouncementRotationEvent =
  | { type: "PAGE"; pathname: string }
  | { type: "HOLD"; by: AnnouncementHolder }
  | { type: "RELEASE"; by: AnnouncementHolder }
  | { type: "REDUCED_MOTION"; reducedMotion: boolean }
  | { type: "STOP" }
  | { type: "START" }
  | { type: "NEXT" }
  /** The page was restored from storage: the 10 seconds start over. */
  | { type: "RESUME" };

const isAnnounced = (pathname: string): boolean => pageSurroundings(pathname).announcement;

/**
 * The announcement (docs/product.md §2) rotates every 10 seconds on the pages that have one. It pauses while
 * hovered or focused, with reduced motion, and when the user stops it; the next one can always be requested.
 */
export const announcementRotationMachine = setup({
  types: {} as {
    context: AnnouncementRotationContext;
    input: AnnouncementRotationInput;
    events: AnnouncementRotationEvent;
  },
  guards: {
    isHidden: ({ context }) => !isAnnounced(context.pathname),
    isSingle: ({ context }) => context.count < 2,
    isStopped: ({ context }) => context.stopped,
    prefersReducedMotion: ({ context }) => context.reducedMotion,
    isHeld: ({ context }) => context.holders.length > 0,
    isAnotherPage: ({ context, event }) => event.type === "PAGE" && event.pathname !== context.pathname,
    hidesHere: ({ event }) => event.type === "PAGE" && !isAnnounced(event.pathname),
    showsHere: ({ event }) => event.type === "PAGE" && isAnnounced(event.pathname),
    isNewHolder: ({ context, event }) => event.type === "HOLD" && !context.holders.includes(event.by),
    isHolder: ({ context, event }) => event.type === "RELEASE" && context.holders.includes(event.by),
    changesReducedMotion: ({ context, event }) =>
      event.type === "REDUCED_MOTION" && event.reducedMotion !== context.reducedMotion,
  },
  actions: {
    setPathname: assign(({ event }) => {
      assertEvent(event, "PAGE");
      return { pathname: event.pathname };
    }),
    /** An element that was removed fires no pointerleave or blur event. */
    releaseAll: assign({ holders: [] }),
    hold: assign(({ context, event }) => {
      assertEvent(event, "HOLD");
      return { holders: [...context.holders, event.by] };
    }),
    release: assign(({ context, event }) => {
      assertEvent(event, "RELEASE");
      return { holders: context.holders.filter((by) => by !== event.by) };
    }),
    setReducedMotion: assign(({ event }) => {
      assertEvent(event, "REDUCED_MOTION");
      return { reducedMotion: event.reducedMotion };
    }),
    stop: assign({ stopped: true }),
    start: assign({ stopped: false }),
    showNext: assign(({ context }) => ({ at: (context.at + 1) % context.count })),
  },
  delays: { rotation: constants.announcementRotation },
}).createMachine({
  id: "announcement-rotation",
  context: ({ input }) => ({ ...input, at: 0, holders: [], stopped: false }),
  initial: "deciding",
  on: { REDUCED_MOTION: { guard: "changesReducedMotion", target: ".deciding", actions: "setReducedMotion" } },
  states: {
    deciding: {
      always: [{ guard: "isHidden", target: "hidden" }, { guard: "isSingle", target: "single" }, "multiple"],
    },
    /** The page has no announcement. */
    hidden: {
      entry: "releaseAll",
      on: {
        PAGE: [
          { guard: "showsHere", target: "deciding", actions: "setPathname" },
          { guard: "isAnotherPage", actions: "setPathname" },
        ],
      },
    },
    /** There is only one announcement. */
    single: {
      on: {
        PAGE: [
          { guard: "hidesHere", target: "hidden", actions: "setPathname" },
          { guard: "isAnotherPage", actions: "setPathname" },
        ],
      },
    },
    multiple: {
      initial: "deciding",
      on: {
        // Navigating to another page does not restart the timer.
        PAGE: [
          { guard: "hidesHere", target: "hidden", actions: "setPathname" },
          { guard: "isAnotherPage", actions: "setPathname" },
        ],
        HOLD: { guard: "isNewHolder", target: ".deciding", actions: "hold" },
        RELEASE: { guard: "isHolder", target: ".deciding", actions: "release" },
        NEXT: { target: ".deciding", actions: "showNext" },
      },
      states: {
        deciding: {
          always: [
            { guard: "isStopped", target: "stopped" },
            { guard: "prefersReducedMotion", target: "reducedMotion" },
            { guard: "isHeld", target: "held" },
            "rotating",
          ],
        },
        rotating: {
          after: { rotation: { target: "rotating", reenter: true, actions: "showNext" } },
          on: {
            STOP: { target: "stopped", actions: "stop" },
            RESUME: { target: "rotating", reenter: true },
          },
        },
        held: { on: { STOP: { target: "stopped", actions: "stop" } } },
        stopped: { on: { START: { target: "deciding", actions: "start" } } },
        reducedMotion: {},
      },
    },
  },
});
