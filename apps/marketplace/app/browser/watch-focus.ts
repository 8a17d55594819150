export type FocusWatch = {
  /** Whether the person went on to something else, or typed, since the watch began. */
  hasMoved(): boolean;
  end(): void;
};

/** Nobody who is already tabbing or typing on should have the focus taken away by what they asked for before. */
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
    end: () => ending.abort(),
  };
}
