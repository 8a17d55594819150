/** Where a visitor came from, docs/product.md §3. */
const key = "source";

/** The first `utm_source` of this browser; undefined when it never had one. */
export function keptSource(): string | undefined {
  try {
    return window.localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers the source that an address names; the first one wins. */
export function keepSource(search: string): void {
  const source = new URLSearchParams(search).get("utm_source")?.trim().slice(0, 120);
  if (!source || keptSource() !== undefined) return;
  try {
    window.localStorage.setItem(key, source);
  } catch {
    // Without storage it is forgotten with the page.
  }
}
