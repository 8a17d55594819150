import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { idSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { type FollowAction, followActions } from "@heirloop/ui/patterns/form-action/form-action";
import { redirect, type RouterContextProvider } from "react-router";
import { formText } from "../api/form-text.ts";
import { isSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { updateFollow } from "../follow/update-follow.ts";
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
  try {
    await updateFollow(serverApi(context), sellerId, follows);
    return redirect(back, 303);
  } catch (error) {
    // An expired session is treated as a guest.
    if (error instanceof ProblemError && error.status === 401) return logIn();
    return throwPageError(error, request);
  }
}
