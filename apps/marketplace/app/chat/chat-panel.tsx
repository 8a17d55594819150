import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { chatIdSchema } from "@heirloop/contract/identity/identity.schema";
import { ChatDrawer, type ChatDrawerProps } from "@heirloop/ui/screens/chat/chat-drawer";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import { useAtomValue } from "jotai";
import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { browserApi } from "../api/browser-api.ts";
import { callProblem, isRefused } from "../api/call-problem.ts";
import { userAtom } from "../session/session.atoms.ts";
import { useConversation } from "./use-conversation.ts";
import { listenToLine } from "./chat-line.ts";
import { useLiveChats } from "./use-live-chats.ts";

type Shared = Omit<ChatDrawerProps, "opened" | keyof ReturnType<typeof useConversation>["handlers"]>;

const nothing = (): void => undefined;
const nobody = {
  onSend: nothing,
  onSendPicture: nothing,
  onResend: nothing,
  onTyping: nothing,
  onSeen: nothing,
  onOrderEvent: nothing,
};

function OpenConversation({ chat, ...shared }: Shared & { chat: Chat }) {
  const { view, handlers } = useConversation(chat, shared.me, shared.now);
  return <ChatDrawer {...shared} {...handlers} opened={{ state: "ready", value: view }} />;
}

const loading = { state: "loading" } as const;

/** What was asked for, and a way to ask again; what is there stays until the new answer, or without one. */
function useLoaded<T>(ask: () => Promise<T>): [Loadable<T>, () => void] {
  const [told, setTold] = useState<{ ask: () => Promise<T>; loaded: Loadable<T> }>();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let current = true;
    ask().then(
      (value) => current && setTold({ ask, loaded: { state: "ready", value } }),
      () =>
        current &&
        setTold((before) =>
          before?.ask === ask && before.loaded.state === "ready"
            ? before
            : { ask, loaded: { state: "failed" } },
        ),
    );
    return () => {
      current = false;
    };
  }, [ask, turn]);
  return [told?.ask === ask ? told.loaded : loading, () => setTurn((before) => before + 1)];
}

/** What happened while there was no line was told to nobody, and of an order the line only says that it changed. */
function useAgain(again: () => void): void {
  const ask = useEffectEvent(again);
  useEffect(() => {
    let missed = false;
    return listenToLine((socket) => [
      socket.onConnection((connected) => {
        if (connected && missed) ask();
        missed = !connected;
      }),
      socket.on("order", () => ask()),
    ]);
  }, []);
}

const allChats = () => browserApi().call(chatEndpoints.list);

async function chatNamed(id: string | null): Promise<Chat | null> {
  const named = chatIdSchema.safeParse(id);
  return named.success ? browserApi().call(chatEndpoints.get, { params: { chatId: named.data } }) : null;
}

/** Messages beside the page: the list, or the conversation that was asked for. */
export function ChatPanel({ chat, onClose }: { chat: string | null; onClose: () => void }) {
  const me = useAtomValue(userAtom)?._id ?? "";
  const [now] = useState(() => new Date().toISOString());
  const [selected, setSelected] = useState(chat);
  const [loadedChats, retryChats] = useLoaded(allChats);
  const chats = useLiveChats(loadedChats, me, retryChats);
  const alert = useAlert();
  const [opened, retryConversation] = useLoaded(
    useCallback(
      () =>
        chatNamed(selected).catch((error: unknown) => {
          // Other people's conversations are no place to stay (docs/product.md §5).
          if (!isRefused(error, "permission-denied")) throw error;
          alert({ tone: "danger", message: callProblem(error) });
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

  const shared: Shared = {
    open: true,
    onOpenChange: onClose,
    onSelect: (next) => setSelected(next?._id ?? null),
    chats,
    me,
    now,
    onRetryChats: retryChats,
    onRetryConversation: retryConversation,
  };
  if (selected === null) return <ChatDrawer {...shared} {...nobody} opened={null} />;
  if (opened.state !== "ready") return <ChatDrawer {...shared} {...nobody} opened={opened} />;
  return opened.value ? (
    <OpenConversation key={opened.value._id} {...shared} chat={opened.value} />
  ) : (
    <ChatDrawer {...shared} {...nobody} opened={null} />
  );
}
