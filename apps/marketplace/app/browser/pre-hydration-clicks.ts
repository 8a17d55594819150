type PreHydrationClick = {
  last?: { on: HTMLElement; event: "click" | "change" };
  /** Ends the listening. */
  over: AbortController;
};

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Window {
    preHydrationClick?: PreHydrationClick;
  }
}

/**
 * Runs in the page by itself, before any other script: it can use nothing from outside of it. Links and forms work without scripts;
 * a button that only opens something, and a choice that is taken at once, are kept for later.
 */
export function recordPreHydrationClick(): void {
  const early: PreHydrationClick = { over: new AbortController() };
  window.preHydrationClick = early;
  const keep = ({ type, target }: Event): void => {
    if (!(target instanceof Element) || (type !== "click" && type !== "change")) return;
    const on = target.closest<HTMLElement>(type === "click" ? "button[type=button]" : "select");
    if (on) early.last = { on, event: type };
  };
  window.addEventListener("click", keep, { signal: early.over.signal });
  window.addEventListener("change", keep, { signal: early.over.signal });
}

/** Once the page can answer: does what was pressed last. */
export function replayPreHydrationClick(): void {
  const early = window.preHydrationClick;
  early?.over.abort();
  delete window.preHydrationClick;
  if (!early?.last?.on.isConnected) return;
  if (early.last.event === "click") early.last.on.click();
  else early.last.on.dispatchEvent(new Event("change", { bubbles: true }));
}
