import type { Instant } from "./clock.ts";

export type DemoSavedSearch = {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly query: string;
  readonly alerts: boolean;
  readonly date: Instant;
};

/** Sample searches, for the popular searches. */
export type DemoPopularSearch = { readonly query: string; readonly popularity: number };
