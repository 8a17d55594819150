import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { chatClosedBecause, isSoldInOfferChat } from "@heirloop/machines/chat/chat-closed";
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
import { chosenPicture } from "../upload/chosen-picture.ts";
import { conversationChannel } from "./conversation-channel.ts";

const provided = conversationMachine.provide({ actors: { channel: conversationChannel } });
const offerEvents = ["accept", "counter", "decline", "withdraw"] as const;

/** Object URLs of pictures on their way, let go when the conversation closes. */
function usePreviews(): (picture: unknown) => string {
  const [previews] = useState(() => new Map<unknown, string>());
  useEffect(() => () => previews.forEach((url) => URL.revokeObjectURL(url)), [previews]);
  return (picture) => {
    const known = previews.get(picture) ?? (picture instanceof Blob ? URL.createObjectURL(picture) : "");
    previews.set(picture, known);
    return known;
  };
}

/** Written and sent before scripts had come; the id was given by the server, so that it is stored once. */
export type EarlyMessage = { id: string; text: string };

/** One open conversation: the machine, the order machine's word on its offer, and what the screen asks back. */
export function useConversation(
  chat: Chat,
  me: string,
  now: string,
  early?: EarlyMessage,
): { view: ConversationView; handlers: ConversationHandlers } {
  const [snapshot, send] = useMachine(provided, {
    input: { conversation: chat.order?._id ?? chat._id, chat: chat._id, messages: chat.messages, me },
  });
  useEffect(() => {
    if (early) send({ type: "SEND", ...early, date: new Date().toISOString() });
  }, [early, send]);
  const { messages, outgoing, connection, typing } = connectConversation(snapshot);
  const previewOf = usePreviews();
  const alert = useAlert();
  const events = useOrderEvent();
  const { order } = chat;
  const [seenBefore] = useState(
    () => chat.messages.findLast(({ sender, seenBy }) => sender === me || seenBy.includes(me))?.number ?? 0,
  );

  const actionsOf = useOrderActions(now);
  const permitted = order ? actionsOf(order).actions : [];
  const shown: OutgoingMessage[] = outgoing.map(({ id, content, state, date }) => ({
    clientId: id,
    content: content.type === "text" ? content : { type: "image", preview: previewOf(content.picture) },
    state,
    date,
  }));
  const refused = outgoing.findLast(({ problem }) => problem !== null)?.problem ?? undefined;

  return {
    view: {
      chat,
      messages,
      outgoing: shown,
      connection,
      typing,
      closedBecause: chatClosedBecause(order),
      seenBefore,
      sold:
        order !== null &&
        order.offer !== null &&
        chat.listings.some((listing) => isSoldInOfferChat(listing, order._id)),
      offerActions: offerEvents.filter((type) => permitted.includes(type)),
      sending: order ? events.sendingOf(order._id) : undefined,
      problem: (order ? events.refusalOf(order._id).problem : undefined) ?? refused,
    },
    handlers: {
      onSend: (text) => send({ type: "SEND", id: crypto.randomUUID(), text, date: new Date().toISOString() }),
      onSendPicture: (picture) => {
        const id = crypto.randomUUID();
        const problem = pictureProblem(chosenPicture(picture, id));
        if (problem !== null) return alert({ tone: "danger", message: problem });
        return send({ type: "SEND_PICTURE", id, picture, date: new Date().toISOString() });
      },
      onResend: (id) => send({ type: "RESEND", id }),
      onTyping: () => send({ type: "WRITING" }),
      onSeen: (upTo) => send({ type: "SAW", upTo }),
      onOrderEvent: (event) => void (order && events.send(order, event)),
    },
  };
}
