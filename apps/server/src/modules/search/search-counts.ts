import { wordsOf } from "@heirloop/machines/search/search-terms";
import type { Platform } from "../../platform/platform.ts";
import { dayBefore } from "./day-before.ts";
import type { Search } from "./search.port.ts";
import { addSearchTerms } from "./search.queries.ts";

const writeAfter = 5_000;

const normalize = (keyword: string) => wordsOf(keyword.toLowerCase()).join(" ");

/** Collects search term counts in memory, so that a search itself writes nothing. */
export function createSearchCounts({
  db,
  now,
  log,
}: Pick<Platform, "db" | "now" | "log">): Pick<Search, "countSearch" | "writeSearchCounts"> {
  let terms = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  async function writeSearchCounts(): Promise<void> {
    const counted = terms;
    terms = new Map();
    if (timer !== null) clearTimeout(timer);
    timer = null;
    try {
      await addSearchTerms(db, dayBefore(now(), 0), counted);
    } catch (error) {
      log.warn({ err: error }, "search terms could not be kept");
    }
  }

  return {
    writeSearchCounts,
    countSearch(keyword) {
      const term = normalize(keyword);
      if (term.length < 3 || term.length > 60) return;
      if (terms.size < 500) terms.set(term, (terms.get(term) ?? 0) + 1);
      timer ??= setTimeout(() => void writeSearchCounts(), writeAfter).unref();
    },
  };
}
