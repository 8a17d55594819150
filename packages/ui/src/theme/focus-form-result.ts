/** A control that was refused, or a group of them that was refused together. */
const refused = ":is(input, select, textarea)[aria-invalid=true], fieldset[data-refused]";

/** Leads the focus to the first field that was refused; says whether there was one. */
export function focusFirstError(within: ParentNode): boolean {
  const first = within.querySelector<HTMLElement>(refused);
  const field = first?.matches("fieldset")
    ? first.querySelector<HTMLElement>(":is(input:not([type=hidden]), select, textarea):not([hidden])")
    : first;
  field?.focus();
  return Boolean(field);
}

/**
 * Leads to what came of a posted form: the first field that was refused, else what is said of the whole. What is said within sight is
 * announced where it stands, and the focus stays on what was pressed.
 */
export function focusFormResult(within: ParentNode): void {
  if (focusFirstError(within)) return;
  const said =
    within.querySelector<HTMLElement>("[role=alert][tabindex]") ??
    within.querySelector<HTMLElement>("[role=status][tabindex]");
  if (!said) return;
  const { scrollY } = window;
  said.scrollIntoView({ block: "nearest", behavior: "instant" });
  const lost = document.activeElement === document.body;
  if (lost || window.scrollY !== scrollY) said.focus({ preventScroll: true });
}
