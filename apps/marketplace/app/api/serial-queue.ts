/**
 * Sends changes of one thing one after the other, in the order in which they were made. Answers what the server said to the last of them,
 * and nothing while others wait: what it said before they were made is older than what is shown.
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
