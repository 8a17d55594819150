import type { Bus, BusMessage } from "./bus.ts";

export function createMemoryBus(): Bus {
  const listeners = new Set<(message: BusMessage) => void>();
  return {
    publish: (message) => listeners.forEach((listener) => listener(message)),
    publishToOthers: () => undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
