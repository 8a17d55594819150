import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { sellerFollowEndpoints } from "@heirloop/contract/seller-follow/seller-follow.endpoints";
import { type FollowAction, followActions } from "@heirloop/ui/patterns/form-action/form-action";
import { redirect, type RouterContextProvider } from "react-router";
import { formText } from "../api/form-text.ts";
import { isSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { withParameter } from "./with-parameter.ts";

type Follow = { name: FollowAction; sellerId: string };

/** The seller that a submitted button follows or unfollows; null for other buttons. */
export function parseFollow(form: FormData): Follow | null {
  const name = followActions.find((action) => form.has(action));
  const sellerId = idSchema.safeParse(name && formText(form, name));
  return name && sellerId.success ? { name, sellerId: sellerId.data } : null;
}

/** Follows or unfollows a seller, then redirects back. Guests log in first. */
export async function handleFollow(
  { name, sellerId }: Follow,
  back: string,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): Promise<Response> {
  const follows = name === "follow-seller";
  const logIn = () => redirect(pageUrls.login(follows ? withParameter(back, "follow", sellerId) : back), 303);
  if (!isSignedIn(context)) return logIn();
  const params = { sellerId };
  try {
    const api = serverApi(context);
    await (follows
      ? api.call(sellerFollowEndpoints.follow, { params })
      : api.call(sellerFollowEndpoints.unfollow, { params }));
    return redirect(back, 303);
  } catch (error) {
    // An expired session is treated as a guest.
    if (error instanceof ProblemError && error.status === 401) return logIn();
    return throwPageError(error, request);
  }
}
