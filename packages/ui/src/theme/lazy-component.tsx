import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type Meanwhile = {
  /** What stands there until the part does. */
  instead?: ReactNode;
  /** The part could not be fetched. Without it the part is fetched again as soon as there is a line. */
  onMissing?: () => void;
};

export type LazyComponent<Props> = ComponentType<Props & Meanwhile> & {
  /** For what opens the part: it is fetched when a pointer or the focus comes near. */
  readonly near: { onPointerEnter: () => void; onFocus: () => void };
};

/** Tries as often as there is a line again. The answer ends it. */
function tryFetching(fetch: () => Promise<void>, onMissing: (() => void) | undefined): () => void {
  const ending = new AbortController();
  const attempt = (): void =>
    void fetch().catch(() => {
      if (ending.signal.aborted) return;
      if (onMissing) onMissing();
      else window.addEventListener("online", attempt, { once: true, signal: ending.signal });
    });
  attempt();
  return () => ending.abort();
}

/**
 * A part of a page that is not needed to read it, fetched when it is first shown. Unlike React's `lazy`, which throws for good once
 * a script could not be had, the page is whole without it, and it is tried again.
 */
export function createLazyComponent<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let fetched: ComponentType<Props> | undefined;
  const keep = async (): Promise<void> => {
    fetched ??= await fetch();
  };
  const comeNear = (): void => void keep().catch(() => undefined);

  function LazyComponent(props: Props & Meanwhile): ReactNode {
    const [Part, setPart] = useState(() => fetched);
    const { instead = null, onMissing } = props;
    useEffect(() => {
      if (Part) return;
      return tryFetching(async () => {
        await keep();
        setPart(() => fetched);
      }, onMissing);
    }, [Part, onMissing]);
    return Part ? <Part {...props} /> : instead;
  }
  return Object.assign(LazyComponent, { near: { onPointerEnter: comeNear, onFocus: comeNear } });
}
