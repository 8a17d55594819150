import { fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { chats } from "../../fixtures/chats.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { buyer } from "../../fixtures/orders.ts";
import { ChatDrawer, type ChatDrawerProps } from "./chat-drawer.tsx";
import { OpenedConversation } from "./opened-conversation.tsx";

const meta = preview.meta({
  component: ChatDrawer,
  title: "Screens/Chat drawer",
  args: {
    open: true,
    onOpenChange: fn(),
    onSelect: fn(),
    chats: { state: "ready", value: Object.values(chats) },
    conversation: null,
    me: buyer._id,
    now: storyNow,
    onRetryChats: fn(),
  } satisfies ChatDrawerProps,
});

export const List = meta.story();
export const Conversation = meta.story({
  args: {
    conversation: (
      <OpenedConversation
        view={{
          chat: chats.enquiry,
          messages: chats.enquiry.messages,
          outgoing: [],
          connection: "online",
          typing: false,
          closedBecause: null,
          seenBefore: 5,
          offerActions: [],
        }}
        me={buyer._id}
        back={{ onPress: fn() }}
        onSend={fn()}
        onSendPicture={fn()}
        onResend={fn()}
        onWrite={fn()}
        readDraft={() => ""}
        onSeen={fn()}
        onOrderEvent={fn()}
      />
    ),
  },
});
