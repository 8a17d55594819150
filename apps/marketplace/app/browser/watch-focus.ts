export type FocusWatch = {
  /** Whether the user moved the focus or typed since the watch began. */
  hasMoved(): boolean;
  /** Whether the focus is in another field, as voice control moves it without a key or a pointer. */
  isInOtherField(): boolean;
};

/** How often the user may have moved the focus, and has typed, since the page was opened. */
const done = { moves: 0, inputs: 0 };

/** Has to be called once, before the first watch. */
export function countUserActions(): void {
  const count = (event: Event): void => {
    if (event.type === "input") done.inputs += 1;
    else if (!(event instanceof KeyboardEvent) || event.key === "Tab") done.moves += 1;
  };
  for (const type of ["input", "keydown", "pointerdown"])
    document.addEventListener(type, count, { capture: true });
}

/** The focus is not moved for a user who is already tabbing or typing. */
export function watchFocus(): FocusWatch {
  const start = document.activeElement;
  const before = { ...done };
  return {
    hasMoved() {
      const now = document.activeElement;
      return (
        done.inputs > before.inputs || (done.moves > before.moves && now !== start && now !== document.body)
      );
    },
    isInOtherField() {
      const now = document.activeElement;
      return now !== start && (now?.matches("input, textarea, select") ?? false);
    },
  };
}
