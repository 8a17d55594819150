import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { heirloopIdSchema, idSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { listingQueryOf } from "@heirloop/machines/saved-search/saved-query";
import { searchName } from "@heirloop/ui/patterns/filters/collection-copy";
import { localPath } from "./local-path.ts";

/**
 * What a guest wanted to do before login. Anyone can write a link to the login page, so these are private to the account
 * and can be undone with one click (docs/decisions/0150).
 */
type PendingAction = {
  run: (api: Api) => Promise<unknown>;
  /** Path to continue with. */
  next: string;
  /** Path to continue with after a failure, if it is not the return URL. */
  nextAfterFailure?: string;
};

/** Reads the action that the return URL names; null if it names none of this kind. */
type ParsePendingAction = (url: URL) => PendingAction | null;

function withoutParameter(url: URL, name: string): string {
  const changed = new URL(url);
  changed.searchParams.delete(name);
  return changed.pathname + changed.search + changed.hash;
}

/** On failure the page tries again and shows the error. */
const parseFavorite: ParsePendingAction = (url) => {
  const heirloopId = heirloopIdSchema.safeParse(url.searchParams.get("favorite"));
  if (!heirloopId.success) return null;
  return {
    run: (api) => api.call(favoriteEndpoints.add, { params: { heirloopId: heirloopId.data } }),
    next: withoutParameter(url, "favorite"),
  };
};

/** A seller who cannot be followed keeps the button "Follow", which says why when it is used again. */
const parseFollow: ParsePendingAction = (url) => {
  const sellerId = idSchema.safeParse(url.searchParams.get("follow"));
  if (!sellerId.success) return null;
  const next = withoutParameter(url, "follow");
  return {
    run: (api) => api.call(sellerFollowEndpoints.follow, { params: { sellerId: sellerId.data } }),
    next,
    nextAfterFailure: next,
  };
};

/** The name that the page of results gives the search: a name of somebody else's choice would be in our emails. */
function isOwnName(name: string, query: string): boolean {
  const listingQuery = listingQueryOf(query);
  return listingQuery !== null && name === searchName(listingQuery);
}

/**
 * Continues with the results of the search. On failure, and for any other name, the page of saved searches asks and
 * shows the error.
 */
const parseSearch: ParsePendingAction = ({ pathname, searchParams }) => {
  const [query, name, back] = ["query", "name", "back"].map((field) => searchParams.get(field));
  if (pathname !== pageUrls.savedSearches() || !query || !name || !back) return null;
  if (!isOwnName(name, query)) return null;
  return {
    run: (api) => api.call(savedSearchEndpoints.save, { body: { name, query, alerts: true } }),
    next: localPath(back),
  };
};

const parsers = [parseFavorite, parseSearch, parseFollow] as const;

/**
 * Does what a guest wanted to do before login, as the return URL `path` names it, and returns the path to continue
 * with.
 */
export async function runPendingActions(api: Api, path: string): Promise<string> {
  let next = path;
  for (const parse of parsers) {
    const action = parse(new URL(next, "http://here"));
    if (action !== null) next = await runPendingAction(api, action, next);
  }
  return next;
}

async function runPendingAction(api: Api, action: PendingAction, path: string): Promise<string> {
  try {
    await action.run(api);
    return action.next;
  } catch (error) {
    if (error instanceof ProblemError) return action.nextAfterFailure ?? path;
    throw error;
  }
}
