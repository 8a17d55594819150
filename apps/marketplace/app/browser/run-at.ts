/** Browsers run a longer timer at once. */
const longest = 2_147_483_647;

/**
 * Runs `run` at an instant, measured from the server's `now`, because the browser's clock may be wrong; returns
 * a function that stops it. Both ISO 8601; an instant that has passed runs at once.
 */
export function runAt(at: string, now: string, run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (left: number): void => {
    timer = setTimeout(
      () => {
        if (left > longest) wait(left - longest);
        else run();
      },
      Math.min(left, longest),
    );
  };
  wait(Math.max(0, Date.parse(at) - Date.parse(now)));
  return () => clearTimeout(timer);
}
