export type FocusWatch = {
  /** Whether the user moved the focus or typed since the watch began. */
  hasMoved(): boolean;
  /** Whether the focus is in another field, as voice control moves it without a key or a pointer. */
  isInOtherField(): boolean;
  end(): void;
};

/** The focus is not moved for a user who is already tabbing or typing. */
export function watchFocus(): FocusWatch {
  const start = document.activeElement;
  const ending = new AbortController();
  const listening = { capture: true, signal: ending.signal };
  let mayHaveMoved = false;
  let typed = false;
  const note = (event: Event): void => {
    if (event.type === "input") typed = true;
    else if (!(event instanceof KeyboardEvent) || event.key === "Tab") mayHaveMoved = true;
  };
  for (const type of ["input", "keydown", "pointerdown"]) document.addEventListener(type, note, listening);
  return {
    hasMoved() {
      const now = document.activeElement;
      return typed || (mayHaveMoved && now !== start && now !== document.body);
    },
    isInOtherField() {
      const now = document.activeElement;
      return now !== start && (now?.matches("input, textarea, select") ?? false);
    },
    end: () => ending.abort(),
  };
}
