/** In milliseconds. */
export const minute = 60_000;

/** Reads a figure that takes the database some work at most once in that time, however often it is asked for. */
export function cacheFigure<Figure>(
  milliseconds: number,
  now: () => Date,
  read: () => Promise<Figure>,
): () => Promise<Figure> {
  let last: { at: number; figure: Promise<Figure> } | null = null;
  return () => {
    const at = now().getTime();
    if (last === null || at - last.at >= milliseconds) {
      const figure = read();
      last = { at, figure };
      // A failure is not remembered.
      figure.catch(() => {
        if (last?.figure === figure) last = null;
      });
    }
    return last.figure;
  };
}
