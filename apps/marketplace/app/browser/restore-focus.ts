import { focusPage } from "@heirloop/ui/theme/focus-page";

const stops =
  "a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select, textarea, summary, [tabindex='0']";

const stopsIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll("*")].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(stops) && one.checkVisibility(),
  );

/** The focused element and its ancestors, each with its index among its siblings. */
type Held = ReadonlyArray<{ element: Element; at: number }>;

function held(focused: Element): Held {
  const around: Array<Held[number]> = [];
  for (let one: Element | null = focused; one; one = one.parentElement)
    around.push({ element: one, at: one.parentElement ? [...one.parentElement.children].indexOf(one) : 0 });
  return around;
}

/** In a list, the same control of the next item, or else of the previous one; elsewhere, what replaced the element. */
function getNext(around: Held): HTMLElement | undefined {
  const outer = around.findIndex(({ element }) => element.isConnected);
  const removed = around[outer - 1];
  const left = around[outer]?.element;
  const focused = around[0];
  if (!removed || !left || !focused || !left.closest("main") || left.matches("main")) return undefined;
  const nth = [...removed.element.querySelectorAll(stops)].indexOf(focused.element);
  for (const neighbour of [left.children[removed.at], left.children[removed.at - 1]]) {
    const its = neighbour ? stopsIn(neighbour) : [];
    const next = its[nth] ?? its[0];
    if (next) return next;
  }
  return undefined;
}

/**
 * When the focused element is removed, browsers restart tabbing at the top of the page. This moves the focus to what
 * replaced it. Dialogs and menus handle their own focus.
 */
export function restoreFocus(signal: AbortSignal): void {
  let last: Held | undefined;
  if (document.activeElement && document.activeElement !== document.body) last = held(document.activeElement);
  document.addEventListener(
    "focusin",
    ({ target }) => {
      const own = target instanceof Element && target.closest("[role=dialog], [role=menu]");
      last = target instanceof Element && !own ? held(target) : undefined;
    },
    { signal },
  );
  document.addEventListener("pointerdown", () => (last = undefined), { signal, capture: true });
  const removals = new MutationObserver(() => {
    if (!last || last[0]?.element.isConnected) return;
    const around = last;
    last = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = getNext(around);
    if (next) next.focus();
    else focusPage();
  });
  removals.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => removals.disconnect());
}
