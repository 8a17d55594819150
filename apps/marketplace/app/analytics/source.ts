import { localStorageItem } from "../browser-storage/browser-storage.ts";

/** Where a visitor came from, docs/product.md §3. */
const kept = localStorageItem("source");

/** The first `utm_source` of this browser; undefined when it never had one. */
export const readSource = (): string | undefined => kept.read() ?? undefined;

/** Remembers the source that an address names; the first one wins. */
export function saveSource(search: string): void {
  const source = new URLSearchParams(search).get("utm_source")?.trim().slice(0, 120);
  if (source && readSource() === undefined) kept.write(source);
}
