import * as z from "zod/mini";
import { localStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const kept = localStorageItem("recentSearches");
const termsSchema = z.array(z.string());

/** What was searched for in this browser, the latest first. */
export const recentSearches = (): readonly string[] => readJson(kept, termsSchema) ?? [];

export const saveRecentSearches = (terms: readonly string[]): void => kept.write(JSON.stringify(terms));
