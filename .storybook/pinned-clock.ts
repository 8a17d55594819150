let runs = false;
const second = 1000;

/**
 * Stops everything that ticks each second or more seldom, so that a picture does not depend on the speed of the machine.
 * Nothing else in a story reads the clock: dates come from its data.
 */
export function pinClock(): void {
  const startInterval = globalThis.setInterval;
  globalThis.setInterval = Object.assign(
    (handler: TimerHandler, period?: number, ...rest: unknown[]) =>
      (period ?? 0) >= second && !runs ? 0 : startInterval(handler, period, ...rest),
    startInterval,
  );
}

/** `parameters.clock: "runs"` is for the story that waits for the end of a countdown. */
export function setClock(parameters: Readonly<Record<string, unknown>>): void {
  runs = parameters["clock"] === "runs";
}
