import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { runWhenIdle } from "./when-idle.ts";
import { withModule } from "./when-fetched.ts";

/** As much of an actor as the frame needs to know. */
type Running<Snapshot, Event> = {
  start: () => unknown;
  stop: () => unknown;
  send: (event: Event) => void;
  getSnapshot: () => Snapshot;
  subscribe: (tell: () => void) => { unsubscribe: () => void };
};

/**
 * A machine of the frame, which every page has and none needs to be read: it is fetched when the page has nothing better to do, and what it
 * is told before then it hears first. `start` must stay the same between renders. The library's own hooks would bring the machines' engine
 * into every first load.
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
      withModule(start(), (made) => {
        if (ended) return;
        made.start();
        for (const event of early.current.splice(0)) made.send(event);
        running.current = made;
        setActor(made);
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

/** What is read of a machine's snapshot, anew when it changes: the same of the same snapshot. Undefined until the machine is there. */
export function useActorValue<Snapshot, T>(
  actor: Pick<Running<Snapshot, never>, "getSnapshot" | "subscribe"> | undefined,
  read: (snapshot: Snapshot) => T,
): T | undefined {
  const subscribe = useCallback(
    (tell: () => void) => {
      const subscription = actor?.subscribe(tell);
      return () => subscription?.unsubscribe();
    },
    [actor],
  );
  const shown = (): T | undefined => (actor === undefined ? undefined : read(actor.getSnapshot()));
  return useSyncExternalStore(subscribe, shown, () => undefined);
}
