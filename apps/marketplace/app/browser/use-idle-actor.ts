import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { runWhenIdle } from "./when-idle.ts";
import { withModule } from "./when-fetched.ts";

/** The part of an actor's interface that is used here. */
type Running<Snapshot, Event> = {
  start: () => unknown;
  stop: () => unknown;
  send: (event: Event) => void;
  getSnapshot: () => Snapshot;
  subscribe: (onChange: () => void) => { unsubscribe: () => void };
};

/**
 * Loads and starts a machine when the browser is idle, and buffers events until then. `start` must be stable between
 * renders. XState's own hooks would add its engine to the first load of every page.
 */
export function useIdleActor<Snapshot, Event>(
  start: () => Promise<Running<Snapshot, Event>>,
): { actor: Running<Snapshot, Event> | undefined; send: (event: Event) => void } {
  const [actor, setActor] = useState<Running<Snapshot, Event>>();
  const running = useRef<Running<Snapshot, Event>>(undefined);
  const early = useRef<Event[]>([]);

  useEffect(() => {
    let ended = false;
    const cancel = runWhenIdle(() => {
      withModule(start(), (loaded) => {
        if (ended) return;
        loaded.start();
        for (const event of early.current.splice(0)) loaded.send(event);
        running.current = loaded;
        setActor(loaded);
      });
    });
    return () => {
      ended = true;
      cancel();
      running.current?.stop();
      running.current = undefined;
    };
  }, [start]);

  const send = useCallback((event: Event) => {
    if (running.current) running.current.send(event);
    else early.current.push(event);
  }, []);
  return { actor, send };
}

/** Selects a value from a machine's snapshot and updates when it changes. Undefined until the machine has loaded. */
export function useActorValue<Snapshot, T>(
  actor: Pick<Running<Snapshot, never>, "getSnapshot" | "subscribe"> | undefined,
  read: (snapshot: Snapshot) => T,
): T | undefined {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor?.subscribe(onChange);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const shown = (): T | undefined => (actor === undefined ? undefined : read(actor.getSnapshot()));
  return useSyncExternalStore(subscribe, shown, () => undefined);
}
