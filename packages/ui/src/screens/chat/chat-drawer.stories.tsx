import { expect, fn, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { chats } from "../../fixtures/chats.ts";
import { longText, longWord } from "../../fixtures/long-content.ts";
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
    page: { after: null, next: null },
    conversation: null,
    me: buyer._id,
    now: storyNow,
    onRetryChats: fn(),
  } satisfies ChatDrawerProps,
});

export const Default = meta.story();
export const LongContent = meta.story({
  args: {
    chats: {
      state: "ready",
      value: [chats.inquiry].map((chat) => ({
        ...chat,
        seller: { ...chat.seller, firstName: longWord },
        listings: chat.listings.map((listing) => ({ ...listing, title: longWord })),
        messages: chat.messages.map((message) => ({ ...message, text: longText })),
      })),
    },
  },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement }) => {
    const drawer = within(canvasElement.ownerDocument.body).getByRole("dialog");
    const [row] = within(drawer).getAllByRole("listitem");
    await expect(row?.clientHeight).toBeLessThan(140);
    await expect(drawer.scrollWidth).toBeLessThanOrEqual(drawer.clientWidth);
  },
});
export const Conversation = meta.story({
  args: {
    conversation: (
      <OpenedConversation
        view={{
          chat: chats.inquiry,
          messages: chats.inquiry.messages,
          earlier: "none",
          outgoing: [],
          connection: "online",
          typing: false,
          closedBecause: null,
          seenBefore: 5,
          offerActions: [],
          counterRange: null,
        }}
        me={buyer._id}
        back={{ onPress: fn() }}
        onLoadEarlier={fn()}
        onSend={fn()}
        onSendPicture={fn()}
        onResend={fn()}
        onDiscard={fn()}
        onWrite={fn()}
        getDraft={() => ""}
        onSeen={fn()}
        onOrderEvent={fn()}
      />
    ),
  },
});
