import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { HeirloopId } from "@heirloop/contract/identity/identity.schema";
import { assertEvent, assign, fromPromise, setup } from "xstate";
import { searchTerm, withRecent } from "./search-term.ts";

export type ProductHit = {
  heirloopId: HeirloopId;
  slug: string;
  title: string;
  price: number;
  image: string | null;
};

/** A subcategory or type that matches the typed text. */
export type CategoryHit = { name: string; level: "subCategory" | "type" };

export type Suggestions = {
  /** Queries, 10 at most. */
  queries: readonly string[];
  /** Pieces, 5 at most. */
  products: readonly ProductHit[];
  /** One at most. */
  brands: readonly string[];
  /** Three at most. */
  categories: readonly CategoryHit[];
  /** Identifies this response, to attribute clicks on a piece to its search. */
  queryId: string | null;
};

export type SearchBoxContext = {
  typed: string;
  recent: readonly string[];
  popular: readonly string[];
  suggestions: Suggestions | null;
};

export type SearchBoxEvent =
  | { type: "OPEN" }
  | { type: "CLOSE" }
  | { type: "TYPE"; typed: string }
  /** Enter was pressed, or a suggested, recent or popular search was chosen. */
  | { type: "SEARCH"; term: string };

/**
 * The search box (docs/product.md §2, §5): suggestions from three characters on, for the latest term only;
 * before that, recent and popular searches. Suggestions, storing `recent` and navigation to the results are
 * provided.
 */
export const searchBoxMachine = setup({
  types: {} as {
    context: SearchBoxContext;
    input: { typed: string; recent: readonly string[] };
    events: SearchBoxEvent;
  },
  actors: {
    suggest: fromPromise<Suggestions, { term: string }>(() => Promise.reject(new Error("not provided"))),
    popular: fromPromise<string[]>(() => Promise.resolve([])),
  },
  guards: {
    isLongEnough: ({ context, event }) =>
      (searchTerm(event.type === "TYPE" ? event.typed : context.typed)?.length ?? 0) >=
      constants.suggestionMinimumLength,
    isATerm: ({ event }) => event.type === "SEARCH" && searchTerm(event.term) !== null,
  },
  actions: {
    setTyped: assign(({ event }) => {
      assertEvent(event, "TYPE");
      return { typed: event.typed };
    }),
    addRecent: assign(({ context, event }) => {
      assertEvent(event, "SEARCH");
      const term = searchTerm(event.term) ?? "";
      return { typed: term, recent: withRecent(context.recent, term), suggestions: null };
    }),
    clearSuggestions: assign({ suggestions: null }),
    /** Store the recent searches in the browser. */
    saveRecent: (_args, _recent: { recent: readonly string[] }) => undefined,
    /** Go to the results. */
    showResults: (_args, _search: { term: string }) => undefined,
    /** A failed suggestion is only logged (docs/product.md §8). */
    logFailure: (_args, _failure: { error: unknown }) => undefined,
  },
  delays: { typing: 150 },
}).createMachine({
  id: "search-box",
  context: ({ input }) => ({ ...input, popular: [], suggestions: null }),
  initial: "closed",
  on: {
    SEARCH: {
      guard: "isATerm",
      target: ".closed",
      actions: [
        "addRecent",
        { type: "saveRecent", params: ({ context }) => ({ recent: context.recent }) },
        { type: "showResults", params: ({ context }) => ({ term: context.typed }) },
      ],
    },
  },
  states: {
    closed: {
      on: {
        OPEN: "open",
        TYPE: { target: "open", actions: "setTyped" },
      },
    },
    open: {
      initial: "deciding",
      invoke: {
        src: "popular",
        onDone: { actions: assign(({ event }) => ({ popular: event.output })) },
        onError: { actions: { type: "logFailure", params: ({ event }) => ({ error: event.error }) } },
      },
      on: {
        CLOSE: "closed",
        // Every change restarts the delay; the response to an older term is discarded.
        TYPE: [
          { guard: "isLongEnough", target: ".typing", actions: "setTyped" },
          { target: ".idle", actions: ["setTyped", "clearSuggestions"] },
        ],
      },
      states: {
        deciding: { always: [{ guard: "isLongEnough", target: "loading" }, "idle"] },
        idle: {},
        typing: { after: { typing: "loading" } },
        loading: {
          invoke: {
            src: "suggest",
            input: ({ context }) => ({ term: searchTerm(context.typed) ?? "" }),
            onDone: { target: "loaded", actions: assign(({ event }) => ({ suggestions: event.output })) },
            onError: {
              target: "idle",
              actions: [
                "clearSuggestions",
                { type: "logFailure", params: ({ event }) => ({ error: event.error }) },
              ],
            },
          },
        },
        loaded: {},
      },
    },
  },
});
