import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { favoriteEndpoints } from "@heirloop/contract/favorite/favorite.endpoints";
import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";

const parameter = "favorite";

/**
 * Completes the heart that a guest pressed before logging in, which the way back names; answers that way without it.
 * The way stays as it was when there is no such heart or it could not be kept: the page tries again, and says so.
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
