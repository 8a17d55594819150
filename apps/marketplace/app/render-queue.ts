import { setImmediate as nextIteration } from "node:timers/promises";

/**
 * Returns a function that resolves for one caller per iteration of the event loop, in order. React renders a
 * page in one go of some 10 ms: pages whose data arrives together would otherwise be rendered one after the
 * other before anything else is answered.
 */
export function createRenderQueue(): () => Promise<void> {
  let last: Promise<void> = Promise.resolve();
  return () => (last = last.then(() => nextIteration()));
}
