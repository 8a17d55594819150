import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { localPath } from "./local-path.ts";

/**
 * Saves the search that a guest wanted to save before login, named in the return URL, and returns the URL of its
 * results. On failure the URL stays, so that its page asks again and shows the error.
 */
export async function savePendingSearch(api: Api, path: string): Promise<string> {
  const { pathname, searchParams } = new URL(path, "http://here");
  const [query, name, back] = ["query", "name", "back"].map((field) => searchParams.get(field));
  if (pathname !== pageUrls.savedSearches() || !query || !name || !back) return path;
  try {
    await api.call(savedSearchEndpoints.save, { body: { name, query, alerts: true } });
  } catch (error) {
    if (error instanceof ProblemError) return path;
    throw error;
  }
  return localPath(back);
}
