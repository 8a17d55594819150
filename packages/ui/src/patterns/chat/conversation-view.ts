import type { Chat, Message } from "@heirloop/contract/chat/chat.schema";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import type { CounterRange } from "@heirloop/machines/order/offer-range";
import type { FieldErrors } from "../form/field-errors.ts";

/** A message of mine that the server has not acknowledged yet. */
export type OutgoingMessage = {
  clientId: string;
  content: { type: "text"; text: string } | { type: "image"; /** An object URL. */ preview: string };
  state: "sending" | "failed";
  /** Why it was refused, in words; null while it is on its way or merely lost. */
  problem: string | null;
  /** ISO time of the message. */
  date: string;
};

/** One conversation as the chat machine sees it. */
export type ConversationView = {
  chat: Chat;
  /** In order of their numbers. */
  messages: readonly Message[];
  /** `none` if the first of the messages is the first of the chat; otherwise whether the earlier ones are loading. */
  earlier: "none" | "ready" | "loading" | "failed";
  outgoing: readonly OutgoingMessage[];
  /** `opening` is the usual moment without a connection at first, which nothing is said about. */
  connection: "opening" | "connecting" | "online" | "offline";
  /** The other side is writing just now. */
  typing: boolean;
  /** Null while messages are accepted; else why not, in words. */
  closedBecause: string | null;
  /** Number of the last message seen before the conversation was opened. */
  seenBefore: number;
  /** The actions on the offer that the order machine allows. */
  offerActions: readonly OrderEventType[];
  /** Between which amounts this person may counter; null without an offer. */
  counterRange: CounterRange | null;
  /** Cents agreed on with the owner of a consigned piece, when the offer is less and cannot be accepted. */
  unmetFloor?: number | null | undefined;
  /** The piece counts as sold in this conversation (docs/product.md §4, Chats). */
  sold?: boolean;
  sending?: OrderEventType | undefined;
  /** Keys are the fields of the event that was refused: `amount`. */
  errors?: FieldErrors | undefined;
  problem?: string | undefined;
};

export type ConversationHandlers = {
  onSend: (text: string) => void;
  onSendPicture: (picture: File) => void;
  /** Sends a failed message again. */
  onResend: (clientId: string) => void;
  /** Removes a failed message. */
  onDiscard: (clientId: string) => void;
  /** The current text. */
  onWrite: (text: string) => void;
  /** The saved draft; only the browser has it, so it is read after mounting. */
  getDraft: () => string;
  /** Loads messages before the first one. */
  onLoadEarlier: () => void;
  /** Everything up to this number has been on screen. */
  onSeen: (upTo: number) => void;
  onOrderEvent: (event: OrderEvent) => void;
};
