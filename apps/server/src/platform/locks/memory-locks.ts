import { Mutex } from "async-mutex";
import type { Locks } from "./locks.ts";

export function createMemoryLocks(): Locks {
  const mutexes = new Map<string, Mutex>();
  return {
    async run(name, work) {
      const mutex = mutexes.get(name) ?? new Mutex();
      mutexes.set(name, mutex);
      try {
        return await mutex.runExclusive(work);
      } finally {
        if (!mutex.isLocked()) mutexes.delete(name);
      }
    },
  };
}
