/** A list that is loading, failed or ready. */
export type Loadable<T> = { state: "loading" } | { state: "failed" } | { state: "ready"; value: T };
