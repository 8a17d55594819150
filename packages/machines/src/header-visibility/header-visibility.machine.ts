import { assertEvent, assign, setup } from "xstate";
import { headerLayout } from "./header-layout.ts";

/** What keeps the header visible. */
export type HeaderHolder = "focus" | "menu";

export type HeaderVisibilityInput = {
  /** Of the window, in CSS pixels. */
  width: number;
  pathname: string;
  /** Scroll position of the page, in CSS pixels. */
  y: number;
};

export type HeaderVisibilityContext = HeaderVisibilityInput & {
  /** Where the scroll direction last changed: the highest position while shown, the lowest while hidden. */
  turnedAt: number;
  holders: readonly HeaderHolder[];
};

export type HeaderVisibilityEvent =
  | { type: "SCROLL"; y: number }
  | { type: "RESIZE"; width: number }
  | { type: "PAGE"; pathname: string }
  /** Focus entered the header, or one of its menus opened. */
  | { type: "HOLD"; by: HeaderHolder }
  | { type: "RELEASE"; by: HeaderHolder };

/** A shorter distance is finger jitter, not a direction. Pixels. */
const minimumDistance = 12;
/** Within this distance from the top it is always shown. Pixels. */
const nearTop = 96;

/** Ignores overscroll beyond the top. */
const scrollPosition = ({ y }: { y: number }): number => Math.max(0, y);

/** The mega menu, or on phones the row above the search field. */
const hasHidingRow = ({ width, pathname }: { width: number; pathname: string }): boolean =>
  headerLayout(width, pathname) !== "desktop";

/**
 * The header (docs/product.md §2): mobile up to 600 px, with the mega menu from 901 px on the pages that have
 * one. On scrolling down the mega menu hides, and on phones the row above the search field. They show on
 * scrolling up, and stay visible while the header has focus or one of its menus is open.
 */
export const headerVisibilityMachine = setup({
  types: {} as {
    context: HeaderVisibilityContext;
    input: HeaderVisibilityInput;
    events: HeaderVisibilityEvent;
  },
  guards: {
    canHide: ({ context }) => hasHidingRow(context),
    isHeld: ({ context }) => context.holders.length > 0,
    scrollsDown: ({ context, event }) =>
      event.type === "SCROLL" && event.y > nearTop && event.y - context.turnedAt >= minimumDistance,
    scrollsUp: ({ context, event }) =>
      event.type === "SCROLL" && (event.y <= nearTop || context.turnedAt - event.y >= minimumDistance),
    scrolls: ({ context, event }) => event.type === "SCROLL" && scrollPosition(event) !== context.y,
    isAnotherPage: ({ context, event }) => event.type === "PAGE" && event.pathname !== context.pathname,
    isAnotherWidth: ({ context, event }) => event.type === "RESIZE" && event.width !== context.width,
    isNewHolder: ({ context, event }) => event.type === "HOLD" && !context.holders.includes(event.by),
    isHolder: ({ context, event }) => event.type === "RELEASE" && context.holders.includes(event.by),
  },
  actions: {
    /** Starts measuring the scroll distance here. */
    measureFromHere: assign(({ event }) => {
      assertEvent(event, "SCROLL");
      return { y: scrollPosition(event), turnedAt: scrollPosition(event) };
    }),
    followUp: assign(({ context, event }) => {
      assertEvent(event, "SCROLL");
      return { y: scrollPosition(event), turnedAt: Math.min(context.turnedAt, scrollPosition(event)) };
    }),
    followDown: assign(({ context, event }) => {
      assertEvent(event, "SCROLL");
      return { y: scrollPosition(event), turnedAt: Math.max(context.turnedAt, scrollPosition(event)) };
    }),
    restartDistance: assign(({ context }) => ({ turnedAt: context.y })),
    setPathname: assign(({ event }) => {
      assertEvent(event, "PAGE");
      return { pathname: event.pathname };
    }),
    setWidth: assign(({ event }) => {
      assertEvent(event, "RESIZE");
      return { width: event.width };
    }),
    hold: assign(({ context, event }) => {
      assertEvent(event, "HOLD");
      return { holders: [...context.holders, event.by] };
    }),
    release: assign(({ context, event }) => {
      assertEvent(event, "RELEASE");
      return { holders: context.holders.filter((by) => by !== event.by) };
    }),
  },
}).createMachine({
  id: "header-visibility",
  context: ({ input }) => ({
    ...input,
    y: scrollPosition(input),
    turnedAt: scrollPosition(input),
    holders: [],
  }),
  initial: "deciding",
  on: {
    // A new page starts with everything visible.
    PAGE: { guard: "isAnotherPage", target: ".deciding", actions: ["setPathname", "restartDistance"] },
    RESIZE: { guard: "isAnotherWidth", target: ".deciding", actions: ["setWidth", "restartDistance"] },
    HOLD: { guard: "isNewHolder", target: ".deciding", actions: "hold" },
    RELEASE: { guard: "isHolder", target: ".deciding", actions: ["release", "restartDistance"] },
  },
  states: {
    deciding: {
      always: [{ guard: "canHide", target: "hiding" }, "fixed"],
    },
    /** On tablets, and on wide screens where the page has no mega menu. */
    fixed: { on: { SCROLL: { guard: "scrolls", actions: "measureFromHere" } } },
    hiding: {
      initial: "deciding",
      states: {
        deciding: { always: [{ guard: "isHeld", target: "held" }, "shown"] },
        shown: {
          on: {
            SCROLL: [
              { guard: "scrollsDown", target: "hidden", actions: "measureFromHere" },
              { guard: "scrolls", actions: "followUp" },
            ],
          },
        },
        hidden: {
          on: {
            SCROLL: [
              { guard: "scrollsUp", target: "shown", actions: "measureFromHere" },
              { guard: "scrolls", actions: "followDown" },
            ],
          },
        },
        held: { on: { SCROLL: { guard: "scrolls", actions: "measureFromHere" } } },
      },
    },
  },
});
