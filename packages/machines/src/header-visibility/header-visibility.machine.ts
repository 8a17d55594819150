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
const aWay = 12;
/** Within this distance from the top it is always shown. Pixels. */
const nearTop = 96;

/** Ignores overscroll beyond the top. */
const placeOf = ({ y }: { y: number }): number => Math.max(0, y);

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
    goesDown: ({ context, event }) =>
      event.type === "SCROLL" && event.y > nearTop && event.y - context.turnedAt >= aWay,
    goesUp: ({ context, event }) =>
      event.type === "SCROLL" && (event.y <= nearTop || context.turnedAt - event.y >= aWay),
    moves: ({ context, event }) => event.type === "SCROLL" && placeOf(event) !== context.y,
    isAnotherPage: ({ context, event }) => event.type === "PAGE" && event.pathname !== context.pathname,
    isAnotherWidth: ({ context, event }) => event.type === "RESIZE" && event.width !== context.width,
    holdsAnew: ({ context, event }) => event.type === "HOLD" && !context.holders.includes(event.by),
    holds: ({ context, event }) => event.type === "RELEASE" && context.holders.includes(event.by),
  },
  actions: {
    /** Starts measuring the scroll distance here. */
    turn: assign(({ event }) => {
      assertEvent(event, "SCROLL");
      return { y: placeOf(event), turnedAt: placeOf(event) };
    }),
    followUp: assign(({ context, event }) => {
      assertEvent(event, "SCROLL");
      return { y: placeOf(event), turnedAt: Math.min(context.turnedAt, placeOf(event)) };
    }),
    followDown: assign(({ context, event }) => {
      assertEvent(event, "SCROLL");
      return { y: placeOf(event), turnedAt: Math.max(context.turnedAt, placeOf(event)) };
    }),
    beginHere: assign(({ context }) => ({ turnedAt: context.y })),
    keepPage: assign(({ event }) => {
      assertEvent(event, "PAGE");
      return { pathname: event.pathname };
    }),
    keepWidth: assign(({ event }) => {
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
    y: placeOf(input),
    turnedAt: placeOf(input),
    holders: [],
  }),
  initial: "deciding",
  on: {
    // A new page starts with everything visible.
    PAGE: { guard: "isAnotherPage", target: ".deciding", actions: ["keepPage", "beginHere"] },
    RESIZE: { guard: "isAnotherWidth", target: ".deciding", actions: ["keepWidth", "beginHere"] },
    HOLD: { guard: "holdsAnew", target: ".deciding", actions: "hold" },
    RELEASE: { guard: "holds", target: ".deciding", actions: ["release", "beginHere"] },
  },
  states: {
    deciding: {
      always: [{ guard: "canHide", target: "hiding" }, "fixed"],
    },
    /** On tablets, and on wide screens where the page has no mega menu. */
    fixed: { on: { SCROLL: { guard: "moves", actions: "turn" } } },
    hiding: {
      initial: "deciding",
      states: {
        deciding: { always: [{ guard: "isHeld", target: "held" }, "shown"] },
        shown: {
          on: {
            SCROLL: [
              { guard: "goesDown", target: "hidden", actions: "turn" },
              { guard: "moves", actions: "followUp" },
            ],
          },
        },
        hidden: {
          on: {
            SCROLL: [
              { guard: "goesUp", target: "shown", actions: "turn" },
              { guard: "moves", actions: "followDown" },
            ],
          },
        },
        held: { on: { SCROLL: { guard: "moves", actions: "turn" } } },
      },
    },
  },
});
