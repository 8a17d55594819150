/** A control that was refused, or a group of them that was refused together. */
const refused = ":is(input, select, textarea)[aria-invalid=true], fieldset[data-refused]";

/** Moves the focus to the first invalid field; returns whether there was one. */
export function focusFirstError(within: ParentNode): boolean {
  const first = within.querySelector<HTMLElement>(refused);
  const field = first?.matches("fieldset")
    ? first.querySelector<HTMLElement>(":is(input:not([type=hidden]), select, textarea):not([hidden])")
    : first;
  field?.focus();
  return Boolean(field);
}

/**
 * Moves the focus to the result of a form: the first invalid field, or else the message. A message that is already in
 * view is announced by screen readers, and the focus stays on the button; `onNewPage` there is no such button.
 */
export function focusFormResult(within: ParentNode, { onNewPage = false } = {}): void {
  if (focusFirstError(within)) return;
  const message =
    within.querySelector<HTMLElement>("[role=alert][tabindex]") ??
    within.querySelector<HTMLElement>("[role=status][tabindex]");
  if (!message) return;
  const { scrollY } = window;
  message.scrollIntoView({ block: "nearest", behavior: "instant" });
  const lost = document.activeElement === document.body;
  if (onNewPage || lost || window.scrollY !== scrollY) message.focus({ preventScroll: true });
}
