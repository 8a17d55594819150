/** A keyed mutex: work of one name never overlaps, and names do not wait for each other. */
export type Locks = {
  /** Runs work of one name in the order in which it was requested; returns or throws the work's result. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
};
