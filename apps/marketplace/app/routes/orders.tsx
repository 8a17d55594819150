import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { chatNotFoundText } from "@heirloop/machines/chat/chat-not-found";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { getChatSubject } from "@heirloop/ui/patterns/chat/chat-subject";
import { getOtherParty } from "@heirloop/ui/patterns/chat/conversation";
import { namePieces } from "@heirloop/contract/order/name-pieces";
import { ChatScreen } from "@heirloop/ui/screens/chat/chat-screen";
import { isRouteErrorResponse, useSearchParams } from "react-router";
import { formText } from "../api/form-text.ts";
import { loadable } from "../api/loadable.ts";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { getChatPage, loadChats } from "../chat/chat-page.ts";
import { OpenConversation } from "../chat/open-conversation.tsx";
import { useLiveChats } from "../chat/use-live-chats.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { PageError } from "../layout/page-error.tsx";
import { InvalidParameter } from "../layout/invalid-parameter.tsx";
import { pageMeta } from "../page-head/page-meta.ts";
import { useReload } from "../browser/use-reload.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import type { Route } from "./+types/orders";

/** The other person of the opened conversation and its piece come first. */
function getTitle(loaded: Pick<Route.ComponentProps["loaderData"], "opened" | "me"> | undefined): string {
  if (!loaded?.opened) return "Messages";
  const { opened, me } = loaded;
  const titles = getChatSubject(opened, me).pieces.map(({ title }) => title);
  const pieces = titles.length === 0 ? [] : [namePieces(titles)];
  return [getOtherParty(opened, me).firstName, ...pieces, "Messages"].join(" · ");
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: getTitle(loaderData),
    description: "Your conversations with buyers and sellers.",
    path: pageUrls.chats(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const { searchParams } = new URL(request.url);
  const name = searchParams.get("chat");
  const parsedId = chatIdSchema.safeParse(name);
  const after = chatIdSchema.safeParse(searchParams.get("after")).data;
  try {
    const [user, chats, opened] = await Promise.all([
      api.call(authEndpoints.me),
      loadable(loadChats(api, after), request, (list) => list),
      parsedId.success
        ? api.call(chatEndpoints.get, { params: { chatId: parsedId.data } }).catch((error: unknown) => {
            if (error instanceof ProblemError && error.status === 404) return null;
            throw error;
          })
        : null,
    ]);
    const refused = name !== null && opened === null ? chatNotFoundText : null;
    return { me: user._id, chats, after: after ?? null, opened, refused, now: new Date().toISOString() };
  } catch (error) {
    return throwPageError(error, request);
  }
}

/** A message sent before hydration: it is returned with the page, whose socket sends it. */
export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const text = formText(await request.formData(), "text").trim();
  return text === "" ? null : { id: crypto.randomUUID(), text };
}

/** Without JavaScript the page itself shows the error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const [search] = useSearchParams();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      {status === 403 && search.has("chat") && (
        <InvalidParameter message={errorCatalog["permission-denied"].title} page={pageUrls.chats()} />
      )}
      <PageError status={status} />
    </>
  );
}

export default function Orders({
  loaderData: { chats, after, opened, refused, me, now },
  actionData,
}: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const reloadData = useReload();
  const reload = (): void => void reloadData();
  return (
    <>
      {refused !== null && <InvalidParameter message={refused} page={pageUrls.chats()} />}
      <ChatScreen
        {...getChatPage(useLiveChats(chats, me, reload), after)}
        conversation={
          opened && (
            <OpenConversation
              key={opened._id}
              chat={opened}
              me={me}
              now={now}
              early={answer ?? undefined}
              back={{ href: pageUrls.chats(after ?? undefined) }}
            />
          )
        }
        selected={opened?._id ?? null}
        me={me}
        now={now}
        onRetryChats={reload}
      />
    </>
  );
}
