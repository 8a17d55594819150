import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { ChatScreen, type ChatScreenProps } from "@heirloop/ui/screens/chat/chat-screen";
import { useRevalidator } from "react-router";
import { loadable } from "../api/loadable.ts";
import { pageTitle } from "../api/page-title.ts";
import { pageProblem, requireSignedIn, serverApi } from "../api/server-api.ts";
import { useConversation } from "../chat/use-conversation.ts";
import type { Route } from "./+types/orders";

export const meta = () => [{ title: pageTitle("Messages") }, { name: "robots", content: "noindex" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const named = chatIdSchema.safeParse(new URL(request.url).searchParams.get("chat"));
  try {
    const [user, chats, opened] = await Promise.all([
      api.call(authEndpoints.me),
      loadable(api.call(chatEndpoints.list), request, (list) => list),
      named.success ? api.call(chatEndpoints.get, { params: { chatId: named.data } }) : null,
    ]);
    return { me: user._id, chats, opened, now: new Date().toISOString() };
  } catch (error) {
    return pageProblem(error, request);
  }
}

type Shared = Pick<ChatScreenProps, "chats" | "me" | "now" | "onRetryChats" | "onRetryConversation">;

function OpenConversation({ chat, ...shared }: Shared & { chat: Chat }) {
  const { view, handlers } = useConversation(chat, shared.me, shared.now);
  return <ChatScreen {...shared} {...handlers} opened={{ state: "ready", value: view }} />;
}

const nothing = (): void => undefined;
const nobody = {
  onSend: nothing,
  onSendPicture: nothing,
  onResend: nothing,
  onTyping: nothing,
  onSeen: nothing,
  onOrderEvent: nothing,
};

export default function Orders({ loaderData: { chats, opened, me, now } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator();
  const shared: Shared = {
    chats,
    me,
    now,
    onRetryChats: () => void revalidate(),
    onRetryConversation: () => void revalidate(),
  };
  return opened ? (
    <OpenConversation key={opened._id} {...shared} chat={opened} />
  ) : (
    <ChatScreen {...shared} {...nobody} opened={null} />
  );
}
