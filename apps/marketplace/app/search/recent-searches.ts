import * as z from "zod/mini";
import { localStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const kept = localStorageItem("recentSearches");
const termsSchema = z.array(z.string());

/** Searches of this browser, newest first. */
export const recentSearches = (): readonly string[] => readJson(kept, termsSchema) ?? [];

export const saveRecentSearches = (terms: readonly string[]): void => kept.write(JSON.stringify(terms));
