import * as z from "zod/mini";
import { keptForGood, readKept } from "../browser-storage/kept-in-browser.ts";

const kept = keptForGood("recentSearches");
const termsSchema = z.array(z.string());

/** What was searched for in this browser, the latest first. */
export const recentSearches = (): readonly string[] => readKept(kept, termsSchema) ?? [];

export const keepRecentSearches = (terms: readonly string[]): void => kept.write(JSON.stringify(terms));
