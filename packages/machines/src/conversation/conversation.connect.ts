import type { Message } from "@heirloop/contract/chat/chat.schema";
import type { SnapshotFrom } from "xstate";
import { type conversationMachine, firstNumber, type Outgoing } from "./conversation.machine.ts";

export type ConversationState = {
  messages: readonly Message[];
  /** Whether there are messages before the known ones, and whether they are being loaded; `none` if all are known. */
  earlier: "none" | "ready" | "loading" | "failed";
  outgoing: readonly Outgoing[];
  /** `opening` is the usual moment without a connection at first; `connecting` is a longer one. */
  connection: "opening" | "connecting" | "online" | "offline";
  /** The other side is typing. */
  typing: boolean;
};

/** The view of a conversation. */
export function connectConversation(snapshot: SnapshotFrom<typeof conversationMachine>): ConversationState {
  const { messages, outgoing } = snapshot.context;
  return {
    messages,
    earlier: firstNumber(messages) > 1 ? snapshot.value.earlier : "none",
    outgoing,
    connection: snapshot.value.connection,
    typing: snapshot.value.theirTyping === "typing",
  };
}
