import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { Outgoing } from "@heirloop/machines/conversation/conversation.machine";
import { useEffect, useEffectEvent, useRef } from "react";
import {
  listUnsentPictures,
  removeUnsentPicture,
  saveUnsentPicture,
  type UnsentPicture,
} from "./unsent-pictures.ts";
import { listUnsent, removeUnsent, saveUnsent, type Unsent } from "./unsent-messages.ts";

/** Persists outgoing messages and restores them when the conversation is opened again. */
export function usePersistedOutgoing(
  { _id: chat, messages }: Chat,
  me: string,
  outgoing: readonly Outgoing[],
  sendAgain: (unsent: Unsent) => void,
  sendPictureAgain: (unsent: UnsentPicture) => void,
): void {
  const bringBack = useEffectEvent(() => {
    const arrived = new Set(messages.map(({ clientId }) => clientId));
    for (const unsent of listUnsent(me, chat)) {
      if (arrived.has(unsent.id)) removeUnsent(unsent.id);
      else sendAgain(unsent);
    }
    void listUnsentPictures(me, chat).then((pictures) => {
      for (const unsent of pictures) {
        if (arrived.has(unsent.id)) void removeUnsentPicture(unsent.id);
        else sendPictureAgain(unsent);
      }
    });
  });
  useEffect(() => bringBack(), []);

  const before = useRef(outgoing);
  useEffect(() => {
    const forget = (id: string): void => {
      removeUnsent(id);
      void removeUnsentPicture(id);
    };
    for (const { id } of before.current) if (!outgoing.some((one) => one.id === id)) forget(id);
    for (const { id, content, problem, date } of outgoing) {
      // A retry would not help, so a refused message is shown with its reason and not persisted.
      if (problem !== null) forget(id);
      else if (content.type === "text") saveUnsent(me, { chat, id, text: content.text, date });
      else if (content.picture instanceof File && !before.current.some((one) => one.id === id))
        void saveUnsentPicture({
          account: me,
          chat,
          id,
          name: content.picture.name,
          picture: content.picture,
          date,
        });
    }
    before.current = outgoing;
  }, [chat, me, outgoing]);
}
