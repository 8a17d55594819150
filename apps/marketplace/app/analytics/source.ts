import { localStorageItem } from "../browser-storage/browser-storage.ts";

const storedSource = localStorageItem("source");

/** The first `utm_source` of this browser; undefined if it never had one. */
export const getSource = (): string | undefined => storedSource.read() ?? undefined;

/** Saves the source in the URL; the first one wins. */
export function saveSource(search: string): void {
  const source = new URLSearchParams(search).get("utm_source")?.trim().slice(0, 120);
  if (source && getSource() === undefined) storedSource.write(source);
}
