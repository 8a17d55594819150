/**
 * Moves the focus to the anchor in the URL, to the heading of what the page is about, or to the page's own heading,
 * after navigation or when the focused element was removed.
 */
export function focusPage(): void {
  const target = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const lead = document.querySelector<HTMLElement>("main [data-leads]");
  const place =
    target ?? lead ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  // The router handles the scroll position, but such a heading may be far down.
  place.focus({ preventScroll: place !== lead });
}

/** Whether the focused element has been scrolled out of the window, so that the user no longer sees where they are. */
export function isFocusOutOfWindow(): boolean {
  const { activeElement } = document;
  if (activeElement === null || activeElement === document.body) return false;
  const { top, bottom } = activeElement.getBoundingClientRect();
  return bottom <= 0 || top >= window.innerHeight;
}
