import { type ComponentType, type ReactNode, useEffect, useState } from "react";

type LoadingProps = {
  /** Shown until the component has loaded. */
  fallback?: ReactNode;
  /** Called when loading fails. Without it, loading is retried once the browser is online again. */
  onLoadError?: () => void;
};

export type LazyComponent<Props> = ComponentType<Props & LoadingProps> & {
  /** Spread on the control that opens the component: loads it when a pointer or the focus reaches the control. */
  readonly preloadProps: { onPointerEnter: () => void; onFocus: () => void };
};

/** Loads now and again each time the browser comes online. Returns a function that stops it. */
function loadWithRetry(load: () => Promise<void>, onLoadError: (() => void) | undefined): () => void {
  const abort = new AbortController();
  const attempt = (): void =>
    void load().catch(() => {
      if (abort.signal.aborted) return;
      if (onLoadError) onLoadError();
      else window.addEventListener("online", attempt, { once: true, signal: abort.signal });
    });
  attempt();
  return () => abort.abort();
}

/**
 * Loads a component when it is first shown. Unlike React's `lazy`, a failed download does not break the page, and loading is tried
 * again.
 */
export function createLazyComponent<Props extends object>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async (): Promise<void> => {
    loaded ??= await importComponent();
  };
  const preload = (): void => void load().catch(() => undefined);

  function LazyComponent(props: Props & LoadingProps): ReactNode {
    const [Component, setComponent] = useState(() => loaded);
    const { fallback = null, onLoadError } = props;
    useEffect(() => {
      if (Component) return;
      return loadWithRetry(async () => {
        await load();
        setComponent(() => loaded);
      }, onLoadError);
    }, [Component, onLoadError]);
    return Component ? <Component {...props} /> : fallback;
  }
  return Object.assign(LazyComponent, { preloadProps: { onPointerEnter: preload, onFocus: preload } });
}
