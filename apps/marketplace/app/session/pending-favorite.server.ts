import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";

const parameter = "favorite";

/**
 * Adds the favorite that a guest clicked before login, named in the return URL, and returns that URL without it. On
 * failure the URL stays, so that the page tries again and shows the error.
 */
export async function savePendingFavorite(api: Api, path: string): Promise<string> {
  const url = new URL(path, "http://here");
  const heirloopId = heirloopIdSchema.safeParse(url.searchParams.get(parameter));
  if (!heirloopId.success) return path;
  try {
    await api.call(favoriteEndpoints.add, { params: { heirloopId: heirloopId.data } });
  } catch (error) {
    if (error instanceof ProblemError) return path;
    throw error;
  }
  url.searchParams.delete(parameter);
  return url.pathname + url.search + url.hash;
}
