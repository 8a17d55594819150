/**
 * Sends changes one after another. Returns the response to the last one only: earlier responses are older than the
 * optimistic state on screen.
 */
export function createSerialQueue<Answer>(): (send: () => Promise<Answer>) => Promise<Answer | undefined> {
  let before: Promise<unknown> = Promise.resolve();
  let underWay = 0;
  return async (send) => {
    underWay += 1;
    const sent = before.then(send);
    before = sent.catch(() => undefined);
    try {
      const answer = await sent;
      return underWay === 1 ? answer : undefined;
    } finally {
      underWay -= 1;
    }
  };
}
