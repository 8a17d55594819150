import type { MessageType } from "@heirloop/contract/chat/chat.schema";
import type { MessageOfferStatus } from "@heirloop/contract/order/offer-status";
import type { Instant } from "./clock.ts";

export type DemoMessage = {
  readonly id: string;
  /** Position in the chat, from 1 without gaps. */
  readonly number: number;
  readonly type: MessageType;
  readonly text: string | null;
  /** Picture path for `image` messages. */
  readonly imageUrl: string | null;
  readonly senderId: string | null;
  readonly offer: {
    readonly status: MessageOfferStatus;
    readonly amount: number;
    readonly counteroffer: number | null;
  } | null;
  readonly seenBy: readonly string[];
  readonly date: Instant;
};

/** Set in a chat between the owner of a consigned piece, its buyer, and the business that accepted it. */
type DemoChatSubject =
  | { readonly listingId: string; readonly orderId: string | null; readonly consignmentId: null }
  | { readonly listingId: null; readonly orderId: null; readonly consignmentId: string };

export type DemoChat = DemoChatSubject & {
  readonly id: string;
  readonly buyerId: string;
  readonly sellerId: string;
  readonly messages: readonly DemoMessage[];
  readonly createdAt: Instant;
};
