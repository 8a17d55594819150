type PreHydrationClick = {
  last?: { on: HTMLElement; event: "click" | "change" };
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

/** Repeats the last recorded click or change once the page is hydrated. */
export function replayPreHydrationClick(): void {
  const early = window.preHydrationClick;
  early?.over.abort();
  delete window.preHydrationClick;
  if (!early?.last?.on.isConnected) return;
  if (early.last.event === "click") early.last.on.click();
  else early.last.on.dispatchEvent(new Event("change", { bubbles: true }));
}
