import { fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { chats } from "../../fixtures/chats.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { buyer } from "../../fixtures/orders.ts";
import { ChatDrawer, type ChatDrawerProps } from "./chat-drawer.tsx";

const meta = preview.meta({
  component: ChatDrawer,
  title: "Screens/Chat drawer",
  args: {
    open: true,
    onOpenChange: fn(),
    onSelect: fn(),
    chats: { state: "ready", value: Object.values(chats) },
    opened: null,
    me: buyer._id,
    now: storyNow,
    onRetryChats: fn(),
    onRetryConversation: fn(),
    onSend: fn(),
    onSendPicture: fn(),
    onResend: fn(),
    onTyping: fn(),
    onSeen: fn(),
    onOrderEvent: fn(),
  } satisfies ChatDrawerProps,
});

export const List = meta.story();
export const Conversation = meta.story({
  args: {
    opened: {
      state: "ready",
      value: {
        chat: chats.enquiry,
        messages: chats.enquiry.messages,
        outgoing: [],
        connection: "online",
        typing: false,
        closedBecause: null,
        seenBefore: 5,
        offerActions: [],
      },
    },
  },
});
