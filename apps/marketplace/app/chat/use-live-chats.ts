import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { Loadable } from "@heirloop/ui/patterns/loadable/loadable";
import { useEffect, useEffectEvent, useState } from "react";
import { subscribeToSocket } from "../socket/page-socket.ts";
import { hasChat, addMessages, updateUnreadCount, mergeLiveChats } from "./live-chats.ts";

type Chats = Loadable<readonly Chat[]>;

const changed = (chats: Chats, change: (chats: readonly Chat[]) => readonly Chat[]): Chats =>
  chats.state === "ready" ? { ...chats, value: change(chats.value) } : chats;

/** Keeps a list of chats up to date with socket events; unknown conversations are loaded. */
export function useLiveChats(loaded: Chats, me: string, reload: () => void): Chats {
  const [current, setCurrent] = useState({ loaded, chats: loaded });
  if (current.loaded !== loaded) {
    const before = current.chats.state === "ready" ? current.chats.value : [];
    setCurrent({ loaded, chats: changed(loaded, (chats) => mergeLiveChats(chats, before)) });
  }
  const reloadUnless = useEffectEvent((listed: (chats: readonly Chat[]) => boolean): void => {
    if (loaded.state === "ready" && !listed(loaded.value)) reload();
  });

  useEffect(() => {
    const update = (change: (chats: readonly Chat[]) => readonly Chat[]): void =>
      setCurrent((before) => ({ ...before, chats: changed(before.chats, change) }));
    return subscribeToSocket((socket) => [
      socket.on("messages", (event) => {
        reloadUnless((chats) => hasChat(chats, event.ord));
        update((chats) => addMessages(chats, event, me));
      }),
      socket.on("seen", (event) => update((chats) => updateUnreadCount(chats, event, me))),
    ]);
  }, [me]);

  return current.loaded === loaded ? current.chats : loaded;
}
