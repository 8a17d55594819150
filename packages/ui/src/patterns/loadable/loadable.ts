/** What a list on its way looks like: not there yet, could not be had, or here. */
export type Loadable<T> = { state: "loading" } | { state: "failed" } | { state: "ready"; value: T };
