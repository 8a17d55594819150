import { monitorEventLoopDelay } from "node:perf_hooks";

const resolution = 20;
const window = 250;
const nanoseconds = 1e6;

export type EventLoopDelay = {
  /** By how many milliseconds timers were late on average, in the last quarter of a second. */
  read(): number;
  stop(): void;
};

/** Measures how long the process takes to get to what is due. */
export function watchEventLoopDelay(): EventLoopDelay {
  const histogram = monitorEventLoopDelay({ resolution });
  histogram.enable();
  let delay = 0;
  const timer = setInterval(() => {
    delay = Number.isFinite(histogram.mean) ? Math.max(0, histogram.mean / nanoseconds - resolution) : 0;
    histogram.reset();
  }, window);
  timer.unref();
  return {
    read: () => delay,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
