import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { blockedPeopleEndpoints } from "@heirloop/contract/blocked-people/blocked-people.endpoints";
import { idSchema, slugSchema } from "@heirloop/contract/identity/identity.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { profileEndpoints } from "@heirloop/contract/profile/profile.endpoints";
import { BlockedPeopleScreen } from "@heirloop/ui/screens/blocked-people/blocked-people-screen";
import { useSetAtom } from "jotai";
import { useEffect } from "react";
import { data, redirect, type RouterContextProvider } from "react-router";
import { toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { orNull } from "../api/or-null.ts";
import { isSignedIn, requireSignedIn, serverApi, throwPageError } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { followedSellersAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/blocked-people";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Blocked people",
    description: "People who cannot write to you or order from you.",
    path: pageUrls.blockedPeople(),
    unlisted: true,
  });
}

/** The person that the link asks to block; null if there is none. Only a click on the page blocks them. */
async function findAsked(context: Readonly<RouterContextProvider>, asked: string) {
  const slug = slugSchema.safeParse(asked);
  if (!slug.success) return null;
  const profile = await orNull(
    serverApi(context).call(profileEndpoints.get, { params: { slug: slug.data }, query: { limit: "1" } }),
  );
  return profile?.seller ?? null;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const { people } = await serverApi(context)
    .call(blockedPeopleEndpoints.list)
    .catch((error: unknown) => throwPageError(error, request));
  const { searchParams } = new URL(request.url);
  // The name is shown only if it is that of a blocked person: anyone can write a link.
  const blocked = people.find(({ person }) => person._id === searchParams.get("blocked"))?.person.firstName;
  const block = searchParams.get("block");
  if (block === null) return { people, blocked };
  const asked = await findAsked(context, block);
  if (asked === null) return { people, problem: "This person could not be found." };
  if (people.some(({ person }) => person._id === asked._id)) return { people, blocked: asked.firstName };
  return { people, asked: { _id: asked._id, firstName: asked.firstName } };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const userId = idSchema.safeParse(formText(form, "person"));
  if (!userId.success) throw data("There is no such person.", { status: 400 });
  const isBlocking = formText(form, "intent") === "block";
  // Guests log in first, then the page asks.
  const block = isBlocking ? formText(form, "slug") : "";
  const logIn = () => redirect(pageUrls.login(pageUrls.blockedPeople(block ? { block } : {})), 303);
  if (!isSignedIn(context)) return logIn();
  const params = { userId: userId.data };
  const api = serverApi(context);
  try {
    if (isBlocking) {
      await api.call(blockedPeopleEndpoints.block, { params });
      return redirect(pageUrls.blockedPeople({ blocked: userId.data }), 303);
    }
    await api.call(blockedPeopleEndpoints.unblock, { params });
    return redirect(pageUrls.blockedPeople(), 303);
  } catch (error) {
    // An expired session is treated as a guest.
    if (error instanceof ProblemError && error.status === 401) return logIn();
    return toFormResult(error);
  }
}

export default function BlockedPeople({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const { people } = loaderData;
  const setFollowed = useSetAtom(followedSellersAtom);
  // Blocking ends a follow.
  useEffect(() => {
    const blocked = new Set<string>(people.map(({ person }) => person._id));
    setFollowed((now) => new Set([...now].filter((sellerId) => !blocked.has(sellerId))));
  }, [people, setFollowed]);
  return <BlockedPeopleScreen {...loaderData} problem={answer?.problem ?? loaderData.problem} />;
}
