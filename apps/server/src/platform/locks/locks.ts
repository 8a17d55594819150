/** Runs work under a name so that no two of one name overlap. Names do not wait for each other. */
export type Locks = {
  /** Work of one name runs in the order in which it came; answers or throws what the work does. */
  run<T>(name: string, work: () => Promise<T>): Promise<T>;
};
