import type { Api } from "@heirloop/api-client/http/http-client";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { blockedPeopleEndpoints } from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";

/**
 * Blocks the person that a guest wanted to block before login, named in the return URL, and returns the URL of the page
 * that says so. On failure the URL stays, and its page says that the person could not be blocked.
 */
export async function applyPendingBlock(api: Api, path: string): Promise<string> {
  const { pathname, searchParams } = new URL(path, "http://here");
  const userId = idSchema.safeParse(searchParams.get("block"));
  if (pathname !== pageUrls.blockedPeople() || !userId.success) return path;
  try {
    await api.call(blockedPeopleEndpoints.block, { params: { userId: userId.data } });
  } catch (error) {
    if (error instanceof ProblemError) return path;
    throw error;
  }
  return pageUrls.blockedPeople({ blocked: userId.data });
}
