type PreHydrationClick = {
  last?: { on: HTMLElement; event: "click" | "change" };
  /** Whether React listens. From then on it stops the events that it cannot handle yet. */
  reactListens: boolean;
  /** Stops listening. */
  over: AbortController;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    preHydrationClick?: PreHydrationClick;
  }
}

/**
 * Runs inline before every other script, so it cannot use anything outside itself. Links and forms work without
 * JavaScript; buttons that only open something and selects that apply at once are recorded for later.
 */
export function recordPreHydrationClick(): void {
  const early: PreHydrationClick = { reactListens: false, over: new AbortController() };
  window.preHydrationClick = early;
  const keep = ({ type, target }: Event): void => {
    if (!(target instanceof Element) || (type !== "click" && type !== "change")) return;
    const on = target.closest<HTMLElement>(type === "click" ? "button[type=button]" : "select");
    if (on) early.last = { on, event: type };
  };
  // React listens on the document, between these two: what arrives at the second was not stopped, so it was handled.
  const forget = (): void => {
    if (early.reactListens) delete early.last;
  };
  for (const type of ["click", "change"]) {
    window.addEventListener(type, keep, { capture: true, signal: early.over.signal });
    document.documentElement.addEventListener(type, forget, { capture: true, signal: early.over.signal });
  }
}

/** Call it once `hydrateRoot` has returned. */
export function reactListensToClicks(): void {
  if (window.preHydrationClick) window.preHydrationClick.reactListens = true;
}

/**
 * Repeats the last recorded click or change. Call it once the page is hydrated, and not while an event is handled:
 * React may hydrate the page within a click, and handles that click itself.
 */
export function replayPreHydrationClick(): void {
  const early = window.preHydrationClick;
  early?.over.abort();
  delete window.preHydrationClick;
  if (!early?.last?.on.isConnected) return;
  if (early.last.event === "click") early.last.on.click();
  else early.last.on.dispatchEvent(new Event("change", { bubbles: true }));
}
