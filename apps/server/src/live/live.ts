/** Who a live event is for; the realtime part maps these to its rooms. */
export type LiveTarget = { user: string } | { chat: string } | { listing: string };

export type LiveMessage =
  | { kind: "event"; to: LiveTarget; event: string; data: unknown }
  /** Sessions that ended: their sockets are closed at once. */
  | { kind: "ended"; sessionIds: readonly string[] };

/**
 * Between the modules that have news and the sockets that carry it. Publish inside `afterCommit`, so that
 * nobody hears of what was rolled back.
 */
export type LiveHub = {
  publish(message: LiveMessage): void;
  /** Answers how to stop listening. */
  subscribe(listener: (message: LiveMessage) => void): () => void;
};

export function createLiveHub(): LiveHub {
  const listeners = new Set<(message: LiveMessage) => void>();
  return {
    publish: (message) => listeners.forEach((listener) => listener(message)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
