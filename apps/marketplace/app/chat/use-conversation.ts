import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { isSoldInOfferChat } from "@heirloop/machines/chat/chat-closed";
import { getChatClosedReason } from "@heirloop/machines/chat/consignment-chat";
import { connectConversation } from "@heirloop/machines/conversation/conversation.connect";
import { conversationMachine } from "@heirloop/machines/conversation/conversation.machine";
import { pictureProblem } from "@heirloop/machines/picture-upload/picture-check";
import type {
  ConversationHandlers,
  ConversationView,
  OutgoingMessage,
} from "@heirloop/ui/patterns/chat/conversation-view";
import { useMachine } from "@xstate/react";
import { useEffect, useState } from "react";
import { useAlert } from "../alerts/alerts.atoms.ts";
import { useOrderActions } from "../order/use-order-view.ts";
import { useOrderEvent } from "../order/use-order-event.ts";
import { toSelectedPicture } from "../upload/selected-picture.ts";
import { conversationChannel, earlierMessages } from "./conversation-channel.ts";
import { getDraft, saveDraft } from "./drafts.ts";
import { toFile } from "./unsent-pictures.ts";
import { usePersistedOutgoing } from "./use-persisted-outgoing.ts";

const provided = conversationMachine.provide({
  actors: { channel: conversationChannel, earlier: earlierMessages },
});
const offerEvents = ["accept", "counter", "decline", "withdraw"] as const;

/** Object URLs of pictures being sent, revoked when the conversation closes. */
function usePreviews(): (picture: unknown) => string {
  const [previews] = useState(() => new Map<unknown, string>());
  useEffect(() => () => previews.forEach((url) => URL.revokeObjectURL(url)), [previews]);
  return (picture) => {
    const known = previews.get(picture) ?? (picture instanceof Blob ? URL.createObjectURL(picture) : "");
    previews.set(picture, known);
    return known;
  };
}

/** Submitted before hydration; the server assigned the id so that the message is stored once. */
export type InitialMessage = { id: string; text: string };

/** One open conversation: its machine, the order machine's actions on its offer, and the screen's handlers. */
export function useConversation(
  chat: Chat,
  me: string,
  now: string,
  early?: InitialMessage,
): { view: ConversationView; handlers: ConversationHandlers } {
  const [snapshot, send] = useMachine(provided, {
    input: { conversation: chat.order?._id ?? chat._id, chat: chat._id, messages: chat.messages, me },
  });
  useEffect(() => {
    if (early) send({ type: "SEND", ...early, date: new Date().toISOString() });
  }, [early, send]);
  const { messages, earlier, outgoing, connection, typing } = connectConversation(snapshot);
  usePersistedOutgoing(
    chat,
    me,
    outgoing,
    ({ id, text, date }) => send({ type: "SEND", id, text, date }),
    (unsent) => send({ type: "SEND_PICTURE", id: unsent.id, picture: toFile(unsent), date: unsent.date }),
  );
  const getPreview = usePreviews();
  const alert = useAlert();
  const events = useOrderEvent();
  const { order } = chat;
  const [seenBefore] = useState(() =>
    Math.max(chat.seenUpTo, chat.messages.findLast(({ sender }) => sender === me)?.number ?? 0),
  );

  const getActions = useOrderActions(now);
  const allowed = order ? getActions(order) : null;
  const shown: OutgoingMessage[] = outgoing.map(({ id, content, state, problem, date }) => ({
    clientId: id,
    content: content.type === "text" ? content : { type: "image", preview: getPreview(content.picture) },
    state,
    problem,
    date,
  }));
  const refusal = order ? events.getRefusal(order._id) : {};

  return {
    view: {
      chat,
      messages,
      earlier,
      outgoing: shown,
      connection,
      typing,
      closedBecause: getChatClosedReason(chat),
      seenBefore,
      sold:
        chat.subject === "listing" &&
        order !== null &&
        order.offer !== null &&
        chat.listings.some((listing) => isSoldInOfferChat(listing, order._id)),
      offerActions: offerEvents.filter((type) => allowed?.actions.includes(type)),
      counterRange: allowed?.counterRange ?? null,
      unmetFloor: allowed?.unmetFloor ?? null,
      sending: order ? events.getSending(order._id) : undefined,
      errors: refusal.errors,
      problem: refusal.problem,
    },
    handlers: {
      onLoadEarlier: () => send({ type: "LOAD_EARLIER" }),
      onSend: (text) => send({ type: "SEND", id: crypto.randomUUID(), text, date: new Date().toISOString() }),
      onSendPicture: (picture) => {
        const id = crypto.randomUUID();
        const problem = pictureProblem(toSelectedPicture(picture, id));
        if (problem !== null) return alert({ tone: "danger", message: problem });
        return send({ type: "SEND_PICTURE", id, picture, date: new Date().toISOString() });
      },
      onResend: (id) => send({ type: "RESEND", id }),
      onDiscard: (id) => send({ type: "DISCARD", id }),
      onWrite: (text) => {
        saveDraft(me, chat._id, text);
        if (text !== "") send({ type: "WRITING" });
      },
      getDraft: () => getDraft(me, chat._id),
      onSeen: (upTo) => send({ type: "SAW", upTo }),
      onOrderEvent: (event) => void (order && events.send(order, event)),
    },
  };
}
