import * as z from "zod/mini";
import { localStorageItem, readJson } from "../browser-storage/browser-storage.ts";

const storedSearches = localStorageItem("recentSearches");
const termsSchema = z.array(z.string());

/** Searches of this browser, newest first. */
export const recentSearches = (): readonly string[] => readJson(storedSearches, termsSchema) ?? [];

export const saveRecentSearches = (terms: readonly string[]): void =>
  storedSearches.write(JSON.stringify(terms));
