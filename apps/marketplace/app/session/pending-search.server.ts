import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { localPath } from "./local-path.ts";

/**
 * Saves the search that a guest pressed "Save this search" on before logging in, which the way back names; answers the page of its
 * results. The way stays as it was when there is no such search or it could not be saved: its page asks again, and says why.
 */
export async function savePendingSearch(api: Api, path: string): Promise<string> {
  const { pathname, searchParams } = new URL(path, "http://here");
  const [query, name, back] = ["keep", "name", "back"].map((field) => searchParams.get(field));
  if (pathname !== pageUrls.savedSearches() || !query || !name || !back) return path;
  try {
    await api.call(savedSearchEndpoints.save, { body: { name, query, alerts: true } });
  } catch (error) {
    if (error instanceof ProblemError) return path;
    throw error;
  }
  return localPath(back);
}
