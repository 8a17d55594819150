import { useState } from "react";
import { expect, fn, type userEvent, waitFor, type within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { ConversationHandlers, ConversationView } from "../../patterns/chat/conversation-view.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { amountWords } from "@heirloop/contract/money/cents-of";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { chats, manyMessages, messages } from "../../fixtures/chats.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { buyer } from "../../fixtures/orders.ts";
import { ChatScreen, type ChatScreenProps } from "./chat-screen.tsx";
import { AwaitedConversation, OpenedConversation } from "./opened-conversation.tsx";

const view = (chat: Chat, fields: Partial<ConversationView> = {}) => ({
  state: "ready" as const,
  value: {
    chat,
    messages: chat.messages,
    outgoing: [],
    connection: "online",
    typing: false,
    closedBecause: null,
    seenBefore: 99_999,
    offerActions: [],
    ...fields,
  } satisfies ConversationView,
});
const all = Object.values(chats);

type ScreenProps = Omit<ChatScreenProps, "conversation" | "selected"> &
  ConversationHandlers & { opened: Loadable<ConversationView> | null; onRetryConversation: () => void };

/** The screen with what it is opened with, as the app puts them together. */
function Screen({ chats, opened, me, now, onRetryChats, onRetryConversation, ...handlers }: ScreenProps) {
  const back = { href: pageUrls.chats() };
  const ready = opened?.state === "ready" ? opened.value : undefined;
  return (
    <ChatScreen
      {...{ chats, me, now, onRetryChats }}
      selected={ready?.chat._id ?? null}
      conversation={
        opened &&
        (opened.state === "ready" ? (
          <OpenedConversation view={opened.value} me={me} back={back} {...handlers} />
        ) : (
          <AwaitedConversation state={opened.state} back={back} onRetry={onRetryConversation} />
        ))
      }
    />
  );
}

const meta = preview.meta({
  component: Screen,
  title: "Screens/Chat",
  parameters: { frame: "screen" },
  args: {
    chats: { state: "ready", value: all },
    opened: view(chats.enquiry, { typing: true, seenBefore: 4 }),
    me: buyer._id,
    now: storyNow,
    onRetryChats: fn(),
    onRetryConversation: fn(),
    onSend: fn(),
    onSendPicture: fn(),
    onResend: fn(),
    onWrite: fn(),
    readDraft: () => "",
    onSeen: fn(),
    onOrderEvent: fn(),
  } satisfies ScreenProps,
});

export const Default = meta.story();
export const Writing = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Message to Prairie Modern" });
    await userEvent.type(field, "   {Enter}");
    await expect(args.onSend).not.toHaveBeenCalled();
    await userEvent.type(field, "One{Shift>}{Enter}{/Shift}two{Enter}");
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith("One\ntwo");
    await expect(field).toHaveValue("");
    await expect(args.onSeen).toHaveBeenCalledWith(6);
    await expect(args.onWrite).toHaveBeenLastCalledWith("");
  },
});
export const HalfWritten = meta.story({
  args: { readDraft: () => "I would take it if" },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Message to Prairie Modern" });
    await expect(field).toHaveValue("I would take it if");
    await userEvent.type(field, " it fits");
    await expect(args.onWrite).toHaveBeenLastCalledWith("I would take it if it fits");
  },
});
export const OnAPhone = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = canvas.getByRole("button", { name: "Send" }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientHeight);
    await expect(canvas.getByRole("link", { name: "All messages" })).toHaveAttribute("href", "/orders");
  },
});
export const ListOnly = meta.story({ args: { opened: null } });
export const OfferToAnswer = meta.story({
  args: {
    opened: view(chats.offer, {
      offerActions: ["accept", "counter", "decline", "withdraw"],
      closedBecause: "You can talk once the offer is accepted.",
    }),
  },
});
export const NamingAnotherPrice = meta.story({
  args: OfferToAnswer.input.args,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Name another price" }));
    const price = canvas.getByRole("textbox", { name: "Your price" });
    await expect(price).toHaveFocus();
    await userEvent.type(price, "nothing{Enter}");
    await expect(price).toHaveAccessibleDescription(amountWords);
    await expect(args.onOrderEvent).not.toHaveBeenCalled();
    await userEvent.clear(price);
    await userEvent.type(price, "1,850{Enter}");
    await expect(args.onOrderEvent).toHaveBeenCalledOnce();
    await expect(args.onOrderEvent).toHaveBeenCalledWith({ type: "counter", amount: 185_000 });
  },
});

/** Prices from $2,000 on are refused, as the order machine refuses what is not below the asking price. */
function Bargaining({ opened, ...screen }: ScreenProps) {
  const [answer, setAnswer] = useState<Partial<ConversationView>>({});
  return (
    <Screen
      {...screen}
      opened={opened?.state === "ready" ? { ...opened, value: { ...opened.value, ...answer } } : opened}
      onOrderEvent={(event) =>
        setAnswer(
          event.type === "counter" && event.amount < 200_000
            ? { offerActions: ["withdraw"] }
            : { errors: { amount: "Stay below the asking price" } },
        )
      }
    />
  );
}
/** Names a price above the asking price, and answers the field it stands in. */
async function nameTooMuch(
  canvas: ReturnType<typeof within>,
  user: Pick<typeof userEvent, "click" | "type">,
): Promise<HTMLElement> {
  await user.click(canvas.getByRole("button", { name: "Name another price" }));
  const price = canvas.getByRole("textbox", { name: "Your price" });
  await user.type(price, "5000{Enter}");
  return price;
}
export const PriceRefused = meta.story({
  args: OfferToAnswer.input.args,
  render: (args) => <Bargaining {...args} />,
  play: async ({ canvas, userEvent }) => {
    const price = await nameTooMuch(canvas, userEvent);
    await expect(price).toHaveAccessibleDescription("Stay below the asking price");
    await expect(price).toHaveValue("5000");
  },
});
export const PriceTakenAfterAll = meta.story({
  args: OfferToAnswer.input.args,
  render: (args) => <Bargaining {...args} />,
  play: async ({ canvas, userEvent }) => {
    const price = await nameTooMuch(canvas, userEvent);
    await userEvent.clear(price);
    await userEvent.type(price, "1850{Enter}");
    await expect(canvas.queryByRole("textbox", { name: "Your price" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Withdraw" })).toBeVisible();
  },
});
export const Offline = meta.story({
  args: {
    opened: view(chats.enquiry, {
      connection: "offline",
      outgoing: [
        {
          clientId: "outgoing-1",
          content: { type: "text", text: "It would fit, with two inches to spare." },
          state: "failed",
          date: storyNow,
        },
        {
          clientId: "outgoing-2",
          content: { type: "text", text: "Are you there?" },
          state: "sending",
          date: storyNow,
        },
        {
          clientId: "outgoing-3",
          content: { type: "image", preview: messages[2]?.imageUrl ?? "" },
          state: "sending",
          date: storyNow,
        },
      ],
    }),
  },
});
export const Connecting = meta.story({
  args: { opened: view(chats.scheduling, { connection: "connecting" }) },
});
export const Closed = meta.story({
  args: { opened: view(chats.completed, { closedBecause: "The order is completed." }) },
});
export const SoldToAnother = meta.story({
  args: { opened: view(chats.hidden, { sold: true, closedBecause: "The offer was withdrawn." }) },
});
export const Many = meta.story({ args: { opened: view(chats.enquiry, { messages: manyMessages }) } });
/** A phone's keyboard opens, or a notice stands above the field. */
export const LessRoom = meta.story({
  args: Many.input.args,
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    const belowTheEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight;
    await waitFor(() => expect(belowTheEnd()).toBeLessThan(2));
    log.style.maxHeight = "12rem";
    await waitFor(() => expect(belowTheEnd()).toBeLessThan(2));
  },
});
export const NoMessagesYet = meta.story({ args: { opened: view(chats.empty) } });
export const NoConversations = meta.story({ args: { chats: { state: "ready", value: [] }, opened: null } });
export const Loading = meta.story({ args: { chats: { state: "loading" }, opened: { state: "loading" } } });
export const Failed = meta.story({ args: { chats: { state: "failed" }, opened: { state: "failed" } } });
