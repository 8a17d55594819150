/** Runs when the page has nothing better to do, three seconds on at the latest; calling the answer off before prevents it. */
export function runWhenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== "function") {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: 3_000 });
  return () => window.cancelIdleCallback(handle);
}
