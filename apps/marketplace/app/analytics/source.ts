import { keptForGood } from "../browser-storage/kept-in-browser.ts";

/** Where a visitor came from, docs/product.md §3. */
const kept = keptForGood("source");

/** The first `utm_source` of this browser; undefined when it never had one. */
export const keptSource = (): string | undefined => kept.read() ?? undefined;

/** Remembers the source that an address names; the first one wins. */
export function keepSource(search: string): void {
  const source = new URLSearchParams(search).get("utm_source")?.trim().slice(0, 120);
  if (source && keptSource() === undefined) kept.write(source);
}
