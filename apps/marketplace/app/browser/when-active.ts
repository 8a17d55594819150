const signs = ["pointermove", "pointerdown", "keydown", "focusin"] as const;

/** Runs once the visitor starts to use the page: moves the pointer, touches it or uses the keyboard. Returns a function that cancels it. */
export function runWhenActive(work: () => void): () => void {
  const over = new AbortController();
  const start = (): void => {
    over.abort();
    work();
  };
  for (const sign of signs)
    window.addEventListener(sign, start, { signal: over.signal, capture: true, passive: true });
  return () => over.abort();
}
