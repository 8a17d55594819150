import { focusPage } from "@heirloop/ui/theme/focus-page";

const stops =
  "a[href], button:not([disabled]), input:not([disabled], [type=hidden]), select, textarea, summary, [tabindex='0']";

const stopsIn = (element: Element): HTMLElement[] =>
  [element, ...element.querySelectorAll("*")].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(stops) && one.checkVisibility(),
  );

/** The focused element and its ancestors, each with the siblings before it, nearest first. */
type Ancestors = ReadonlyArray<{ element: Element; before: readonly Element[] }>;

function getAncestors(focused: Element): Ancestors {
  const ancestors: Array<Ancestors[number]> = [];
  for (let one: Element | null = focused; one; one = one.parentElement) {
    const siblings = [...(one.parentElement?.children ?? [])];
    ancestors.push({ element: one, before: siblings.slice(0, siblings.indexOf(one)).toReversed() });
  }
  return ancestors;
}

/** The index at which an element was, counted from what is left before it: siblings may have been removed as well. */
function getIndex(left: Element, before: readonly Element[]): number {
  const previous = before.find(({ parentElement }) => parentElement === left);
  return previous === undefined ? 0 : [...left.children].indexOf(previous) + 1;
}

/** Another step of a dialog is read from the dialog's title, so there only the items of a list are compared. */
const mayContainNext = (left: Element): boolean =>
  left.closest("[role=dialog]")
    ? left.matches("ul, ol")
    : left.closest("main") !== null && !left.matches("main");

/** In a list, the same control of the next item, or else of the previous one; elsewhere, what replaced the element. */
function getNext(ancestors: Ancestors): HTMLElement | undefined {
  const outer = ancestors.findIndex(({ element }) => element.isConnected);
  const removed = ancestors[outer - 1];
  const left = ancestors[outer]?.element;
  const focused = ancestors[0];
  if (!removed || !left || !focused || !mayContainNext(left)) return undefined;
  const nth = [...removed.element.querySelectorAll(stops)].indexOf(focused.element);
  const name = focused.element.getAttribute("name");
  const at = getIndex(left, removed.before);
  for (const neighbor of [left.children[at], left.children[at - 1]]) {
    const its = neighbor ? stopsIn(neighbor) : [];
    // An item can have other controls before it: a reserved piece has that of its waiting list.
    const named = name === null ? undefined : its.find((one) => one.getAttribute("name") === name);
    const next = named ?? its[nth] ?? its[0];
    if (next) return next;
  }
  return undefined;
}

/**
 * When the focused element is removed, browsers restart tabbing at the top of the page. This moves the focus to what
 * replaced it. Menus handle their own focus, and dialogs do when they close or show something else.
 */
export function restoreFocus(signal: AbortSignal): void {
  let last: Ancestors | undefined;
  if (document.activeElement && document.activeElement !== document.body)
    last = getAncestors(document.activeElement);
  document.addEventListener(
    "focusin",
    ({ target }) => {
      last = target instanceof Element && !target.closest("[role=menu]") ? getAncestors(target) : undefined;
    },
    { signal },
  );
  document.addEventListener("pointerdown", () => (last = undefined), { signal, capture: true });
  const removals = new MutationObserver(() => {
    if (!last || last[0]?.element.isConnected) return;
    const ancestors = last;
    last = undefined;
    if (document.activeElement && document.activeElement !== document.body) return;
    const next = getNext(ancestors);
    if (next) next.focus();
    else if (!ancestors.some(({ element }) => element.matches("[role=dialog]"))) focusPage();
  });
  removals.observe(document.body, { childList: true, subtree: true });
  signal.addEventListener("abort", () => removals.disconnect());
}
