import { pageUrls } from "@heirloop/contract/page/page-urls";
import { localPath } from "./local-path.ts";

/** What a guest wanted to do when they were sent to log in; it is done, or asked about, after the login. */
export function getLoginPurpose(next: string | null): string | undefined {
  const { pathname, searchParams } = new URL(localPath(next), "http://here");
  if (searchParams.get("favorite")) return "to save this piece";
  if (searchParams.get("follow")) return "to follow this seller";
  if (searchParams.get("question")) return "to ask your question";
  return pathname === pageUrls.blockedPeople() && searchParams.get("block")
    ? "to block this person"
    : undefined;
}
