import type { ChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { chatIdSchema, orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import type { FromChannel, Outgoing, ToChannel } from "@heirloop/machines/conversation/conversation.machine";
import type { Message } from "@heirloop/contract/chat/chat.schema";
import { fromCallback, fromPromise } from "xstate";
import { browserApi } from "../api/browser-api.ts";
import { subscribeToSocket } from "../socket/page-socket.ts";

type Send = (event: FromChannel) => void;

async function deliverPicture(chat: string, { id }: Outgoing, picture: File, send: Send): Promise<void> {
  try {
    const message = await browserApi().upload(
      chatEndpoints.sendPicture,
      { params: { chatId: chat }, file: picture, name: picture.name },
      { idempotencyKey: id },
    );
    send({ type: "ACKNOWLEDGED", id, message });
  } catch (error) {
    send(
      error instanceof ProblemError ? { type: "REFUSED", id, problem: error.message } : { type: "LOST", id },
    );
  }
}

async function deliver(
  socket: ChatSocket,
  { conversation, chat }: { conversation: string; chat: string },
  outgoing: Outgoing,
  send: Send,
): Promise<void> {
  const { id, content } = outgoing;
  if (content.type === "image") {
    if (content.picture instanceof File) await deliverPicture(chat, outgoing, content.picture, send);
    return;
  }
  const ord = chatIdSchema.safeParse(conversation).data ?? orderIdSchema.parse(conversation);
  const answer = await socket.send({ message: { id, text: content.text }, ord });
  if (answer.ok) send({ type: "ACKNOWLEDGED", id, message: answer.value });
  else if (answer.problem)
    send({ type: "REFUSED", id, problem: answer.problem.detail ?? answer.problem.title });
  else send({ type: "LOST", id });
}

/** The conversation machine's channel: the socket for text, an upload for pictures. */
export const conversationChannel = fromCallback<ToChannel, { conversation: string; chat: string }>(
  ({ input, sendBack, receive }) => {
    const send: Send = sendBack;
    return subscribeToSocket((socket) => {
      const mine = ({ ord }: { ord: string }): boolean => ord === input.conversation || ord === input.chat;
      receive((request) => {
        if (request.type === "deliver") void deliver(socket, input, request.outgoing, send);
        else if (request.type === "typing") socket.typing(input.conversation);
        else if (request.type === "seen")
          void (request.upTo > 0 && socket.seen(input.conversation, request.upTo));
        else
          void socket
            .messagesAfter(input.conversation, request.after)
            .then((answer) => answer.ok && send({ type: "MESSAGES", messages: answer.value }));
      });
      return [
        socket.on("messages", (event) => mine(event) && send({ type: "MESSAGES", messages: event.msg })),
        socket.on("typing", (event) => mine(event) && send({ type: "TYPING" })),
        socket.on("seen", (event) => mine(event) && send({ type: "SEEN", by: event.by, upTo: event.upTo })),
        socket.onConnection((connected) => send({ type: connected ? "CONNECTED" : "DISCONNECTED" })),
      ];
    });
  },
);

/** The conversation machine's pages of earlier messages. */
export const earlierMessages = fromPromise<Message[], { chat: string; before: number }>(
  ({ input: { chat, before }, signal }) =>
    browserApi().call(
      chatEndpoints.earlierMessages,
      { params: { chatId: chatIdSchema.parse(chat) }, query: { before: String(before) } },
      { signal },
    ),
);
