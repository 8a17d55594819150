type Work = () => Promise<void>;

/**
 * Returns a function that runs work at once, or, while other work runs, once after it: calls in between share this
 * run, which does the work of the last of them.
 */
export function createCoalescing(): (work: Work) => Promise<void> {
  let running: Promise<void> | undefined;
  let next: { work: Work; done: Promise<void> } | undefined;

  function run(work: Work): Promise<void> {
    const done = work().finally(() => {
      running = undefined;
    });
    running = done;
    return done;
  }

  return (work) => {
    if (running === undefined) return run(work);
    if (next !== undefined) {
      next.work = work;
      return next.done;
    }
    const done = running
      .catch(() => undefined)
      .then(() => {
        const last = next?.work ?? work;
        next = undefined;
        return run(last);
      });
    next = { work, done };
    return done;
  };
}
