import { SimulatedClock } from "xstate";

type Timer = { due: number; label: string | null };

/**
 * Simulated time that can list its timers. Timers without a label are the machine's own, in the order in
 * which they were started.
 */
export class ExplorerClock extends SimulatedClock {
  readonly #timers = new Map<number, Timer>();

  override setTimeout(ring: () => void, milliseconds: number, label: string | null = null): number {
    const timer = super.setTimeout(() => {
      this.#timers.delete(timer);
      ring();
    }, milliseconds);
    this.#timers.set(timer, { due: this.now() + milliseconds, label });
    return timer;
  }

  override clearTimeout(timer: number): void {
    this.#timers.delete(timer);
    super.clearTimeout(timer);
  }

  get timers(): readonly Timer[] {
    return [...this.#timers.values()];
  }

  /** Advances from timer to timer, so that a timer started by another one fires at its own time. */
  pass(milliseconds: number): void {
    const end = this.now() + milliseconds;
    for (;;) {
      const next = Math.min(...this.timers.map(({ due }) => due));
      if (next > end) break;
      this.increment(Math.max(0, next - this.now()));
    }
    this.increment(end - this.now());
  }
}
