export type SerialQueue<Answer> = {
  /** Resolves with `undefined` unless this is the last change sent. Rejects like `send`. */
  change: (send: () => Promise<Answer>) => Promise<Answer | undefined>;
  /** Resolves once every change so far is answered or has failed. */
  settled: () => Promise<void>;
};

/**
 * Sends changes one after another. Returns the response to the last one only: earlier responses are older than the
 * optimistic state on screen.
 */
export function createSerialQueue<Answer>(): SerialQueue<Answer> {
  let before: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  return {
    change: async (send) => {
      underWay += 1;
      const sent = before.then(send);
      before = sent.catch(() => undefined);
      try {
        const answer = await sent;
        return underWay === 1 ? answer : undefined;
      } finally {
        underWay -= 1;
      }
    },
    settled: async () => void (await before),
  };
}
