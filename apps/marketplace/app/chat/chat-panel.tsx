import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import { chatNotFoundText } from "@heirloop/machines/chat/chat-not-found";
import { ChatDrawer } from "@heirloop/ui/screens/chat/chat-drawer";
import { LoadingConversation } from "@heirloop/ui/screens/chat/opened-conversation";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import { useAtomValue } from "jotai";
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { getErrorMessage, isRefused } from "../api/error-message.ts";
import { userAtom } from "../session/session.atoms.ts";
import { subscribeToSocket } from "../socket/page-socket.ts";
import { getChatPage, loadChats } from "./chat-page.ts";
import { OpenConversation } from "./open-conversation.tsx";
import { useLiveChats } from "./use-live-chats.ts";

const loading = { state: "loading" } as const;

/** Loads data and can reload it; the previous data stays until the new data arrives. */
function useLoaded<T>(ask: () => Promise<T>): [Loadable<T>, () => void] {
  const [answer, setAnswer] = useState<{ ask: () => Promise<T>; loaded: Loadable<T> }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let current = true;
    ask().then(
      (value) => current && setAnswer({ ask, loaded: { state: "ready", value } }),
      () =>
        current &&
        setAnswer((before) =>
          before?.ask === ask && before.loaded.state === "ready"
            ? before
            : { ask, loaded: { state: "failed" } },
        ),
    );
    return () => {
      current = false;
    };
  }, [ask, turn]);
  return [answer?.ask === ask ? answer.loaded : loading, () => setTurn((before) => before + 1)];
}

/**
 * Events that were sent while disconnected are lost, and those of orders and consignments carry no data, so the list
 * is reloaded.
 */
function useAgain(again: () => void): void {
  const ask = useEffectEvent(again);
  useEffect(() => {
    return subscribeToSocket((socket) => {
      let up: boolean | undefined;
      const stop = socket.onConnection((connected) => {
        if (connected && up === false) ask();
        up = connected;
      });
      // Not used on the initial connection: the data may be older than it.
      up ??= false;
      return [stop, socket.on("order", () => ask()), socket.on("consignment", () => ask())];
    });
  }, []);
}

const latestChats = () => loadChats(browserApi());

class UnknownChat extends Error {}

/** Why a conversation cannot be shown; null when a retry may help. */
function chatRefusal(error: unknown): string | null {
  if (error instanceof UnknownChat || isRefused(error, "not-found") || isRefused(error, "invalid"))
    return chatNotFoundText;
  return isRefused(error, "permission-denied") ? getErrorMessage(error) : null;
}

async function chatNamed(id: string | null): Promise<Chat | null> {
  if (id === null) return null;
  const parsedId = chatIdSchema.safeParse(id);
  if (!parsedId.success) throw new UnknownChat(chatNotFoundText);
  return browserApi().call(chatEndpoints.get, { params: { chatId: parsedId.data } });
}

/** The message drawer: the list, or one conversation. */
export function ChatPanel({ chat, onClose }: { chat: string | null; onClose: () => void }) {
  const me = useAtomValue(userAtom)?._id ?? "";
  const [now] = useState(() => new Date().toISOString());
  const [selected, setSelected] = useState(chat);
  const [loadedChats, retryChats] = useLoaded(latestChats);
  const chats = useLiveChats(loadedChats, me, retryChats);
  const alert = useAlert();
  const [opened, retryConversation] = useLoaded(
    useCallback(
      () =>
        chatNamed(selected).catch((error: unknown) => {
          const message = chatRefusal(error);
          if (message === null) throw error;
          // Falls back to the list of conversations (docs/product.md §5).
          alert({ tone: "danger", message });
          setSelected(null);
          return null;
        }),
      [alert, selected],
    ),
  );

  useAgain(() => {
    retryChats();
    retryConversation();
  });

  const back = { onPress: () => setSelected(null) };
  const conversation = (): ReactNode => {
    if (selected === null) return null;
    if (opened.state !== "ready")
      return <LoadingConversation state={opened.state} back={back} onRetry={retryConversation} />;
    const { value } = opened;
    return value && <OpenConversation key={value._id} chat={value} me={me} now={now} back={back} />;
  };
  return (
    <ChatDrawer
      open
      onOpenChange={onClose}
      onSelect={({ _id }) => setSelected(_id)}
      {...getChatPage(chats, null)}
      conversation={conversation()}
      me={me}
      now={now}
      onRetryChats={retryChats}
    />
  );
}
