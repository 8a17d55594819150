import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { blockedPeopleEndpoints } from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { heirloopIdSchema, idSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { savedSearchEndpoints } from "@heirloop/contract/saved-search/saved-search.endpoints";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { localPath } from "./local-path.ts";

/** What a guest wanted to do before login. */
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

/** Continues with the results of the search. On failure the page of saved searches asks again and shows the error. */
const parseSearch: ParsePendingAction = ({ pathname, searchParams }) => {
  const [query, name, back] = ["query", "name", "back"].map((field) => searchParams.get(field));
  if (pathname !== pageUrls.savedSearches() || !query || !name || !back) return null;
  return {
    run: (api) => api.call(savedSearchEndpoints.save, { body: { name, query, alerts: true } }),
    next: localPath(back),
  };
};

/** On failure the page says that the person could not be blocked. */
const parseBlock: ParsePendingAction = ({ pathname, searchParams }) => {
  const userId = idSchema.safeParse(searchParams.get("block"));
  if (pathname !== pageUrls.blockedPeople() || !userId.success) return null;
  return {
    run: (api) => api.call(blockedPeopleEndpoints.block, { params: { userId: userId.data } }),
    next: pageUrls.blockedPeople({ blocked: userId.data }),
  };
};

const parsers = [parseFavorite, parseSearch, parseFollow, parseBlock] as const;

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
