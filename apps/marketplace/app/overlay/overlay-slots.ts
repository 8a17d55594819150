import { connectOverlayQueue } from "@heirloop/machines/overlay-queue/overlay-queue.connect";
import type {
  OverlayQueueEvent,
  overlayQueueMachine,
} from "@heirloop/machines/overlay-queue/overlay-queue.machine";
import { type OverlayRequest, urgentOf } from "@heirloop/machines/overlay-queue/overlay-order";
import type { OverlayRank, OverlaySlots } from "@heirloop/ui/theme/overlay-slots";
import type { SnapshotFrom } from "xstate";

type Queue = {
  getSnapshot: () => SnapshotFrom<typeof overlayQueueMachine>;
  send: (event: OverlayQueueEvent) => void;
  subscribe: (onChange: () => void) => { unsubscribe: () => void };
};

/** Overlay slots from the queue's machine. Until it has loaded, only what the user opens is shown. */
export class QueuedOverlaySlots implements OverlaySlots {
  #requests: readonly OverlayRequest[] = [];
  #queue: Queue | undefined;
  readonly #listeners = new Set<() => void>();

  readonly request = (id: string, kind: OverlayRank): void => {
    const request = { id, kind };
    this.#requests = [...this.#requests, request];
    this.#queue?.send({ type: "REQUEST", request });
    this.#notify();
  };

  readonly withdraw = (id: string): void => {
    this.#requests = this.#requests.filter((request) => request.id !== id);
    this.#queue?.send({ type: "WITHDRAW", id });
    this.#notify();
  };

  readonly subscribe = (onChange: () => void): (() => void) => {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  };

  readonly shown = (): string | null =>
    this.#queue ? connectOverlayQueue(this.#queue.getSnapshot()) : (urgentOf(this.#requests)?.id ?? null);

  /** Returns the function to disconnect. */
  readonly connect = (queue: Queue): (() => void) => {
    for (const request of this.#requests) queue.send({ type: "REQUEST", request });
    this.#queue = queue;
    const subscription = queue.subscribe(() => this.#notify());
    this.#notify();
    return () => {
      subscription.unsubscribe();
      this.#queue = undefined;
    };
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
