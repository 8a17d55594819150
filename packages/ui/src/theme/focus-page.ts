/** Where one reads on when the page is another, or what had the focus is gone: its heading, or what the address points at. */
export function focusPage(): void {
  const named = document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  const place = named ?? document.querySelector<HTMLElement>("main h1") ?? document.querySelector("main");
  if (!place) return;
  if (!place.hasAttribute("tabindex")) place.tabIndex = -1;
  // Where the page stands is the router's to say.
  place.focus({ preventScroll: true });
}
