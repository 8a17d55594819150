import type { ChatSocket } from "@heirloop/api-client/chat/chat-socket";
import { ProblemError } from "@heirloop/api-client/http/problem-error";
import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { chatIdSchema, orderIdSchema } from "@heirloop/contract/identity/identity.schema";
import type { FromChannel, Outgoing, ToChannel } from "@heirloop/machines/conversation/conversation.machine";
import { fromCallback } from "xstate";
import { browserApi } from "../api/browser-api.ts";
import { subscribeToSocket } from "../socket/page-socket.ts";

type Tell = (event: FromChannel) => void;

async function deliverPicture(chat: string, { id }: Outgoing, picture: File, tell: Tell): Promise<void> {
  try {
    const message = await browserApi().upload(
      chatEndpoints.sendPicture,
      { params: { chatId: chat }, file: picture, name: picture.name },
      { idempotencyKey: id },
    );
    tell({ type: "ACKNOWLEDGED", id, message });
  } catch (error) {
    tell(
      error instanceof ProblemError ? { type: "REFUSED", id, problem: error.message } : { type: "LOST", id },
    );
  }
}

async function deliver(
  socket: ChatSocket,
  { conversation, chat }: { conversation: string; chat: string },
  outgoing: Outgoing,
  tell: Tell,
): Promise<void> {
  const { id, content } = outgoing;
  if (content.type === "image") {
    if (content.picture instanceof File) await deliverPicture(chat, outgoing, content.picture, tell);
    return;
  }
  const ord = chatIdSchema.safeParse(conversation).data ?? orderIdSchema.parse(conversation);
  const answer = await socket.send({ message: { id, text: content.text }, ord });
  if (answer.ok) tell({ type: "ACKNOWLEDGED", id, message: answer.value });
  else tell(answer.problem ? { type: "REFUSED", id, problem: answer.problem.title } : { type: "LOST", id });
}

/** The conversation machine's channel: the socket for text, an upload for pictures. */
export const conversationChannel = fromCallback<ToChannel, { conversation: string; chat: string }>(
  ({ input, sendBack, receive }) => {
    const tell: Tell = sendBack;
    return subscribeToSocket((socket) => {
      const mine = ({ ord }: { ord: string }): boolean => ord === input.conversation || ord === input.chat;
      receive((asked) => {
        if (asked.type === "deliver") void deliver(socket, input, asked.outgoing, tell);
        else if (asked.type === "typing") socket.typing(input.conversation);
        else if (asked.type === "seen") void (asked.upTo > 0 && socket.seen(input.conversation, asked.upTo));
        else
          void socket
            .messagesAfter(input.conversation, asked.after)
            .then((answer) => answer.ok && tell({ type: "MESSAGES", messages: answer.value }));
      });
      return [
        socket.on("messages", (event) => mine(event) && tell({ type: "MESSAGES", messages: event.msg })),
        socket.on("typing", (event) => mine(event) && tell({ type: "TYPING" })),
        socket.on("seen", (event) => mine(event) && tell({ type: "SEEN", by: event.by, upTo: event.upTo })),
        socket.onConnection((connected) => tell({ type: connected ? "CONNECTED" : "DISCONNECTED" })),
      ];
    });
  },
);
