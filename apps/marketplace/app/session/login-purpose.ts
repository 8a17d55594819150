import { pageUrls } from "@heirloop/contract/page/page-urls";

/** What a guest wanted to do when they were sent to log in; it is done after the login. */
export function getLoginPurpose(next: string | null): string | undefined {
  if (next?.includes("favorite=")) return "to save this piece";
  if (/[?&]follow=/.test(next ?? "")) return "to follow this seller";
  return next?.startsWith(`${pageUrls.blockedPeople()}?block=`) ? "to block this person" : undefined;
}
