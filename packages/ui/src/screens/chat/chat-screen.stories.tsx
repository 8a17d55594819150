import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import type { Chat } from "@heirloop/contract/chat/chat.schema";
import type { ConversationHandlers, ConversationView } from "../../patterns/chat/conversation-view.ts";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { amountMessage } from "@heirloop/contract/money/cents-of";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { contextOfOrder } from "@heirloop/machines/order/order-context";
import { counterRange } from "@heirloop/machines/order/offer-range";
import { chats, consignmentChats, manyMessages, messages, repricedChat } from "../../fixtures/chats.ts";
import { listings, storyNow } from "../../fixtures/listings.ts";
import { asSeller, buyer, orders, seller } from "../../fixtures/orders.ts";
import { ChatScreen, type ChatScreenProps } from "./chat-screen.tsx";
import { LoadingConversation, OpenedConversation } from "./opened-conversation.tsx";

const view = (chat: Chat, fields: Partial<ConversationView> = {}) => ({
  state: "ready" as const,
  value: {
    chat,
    messages: chat.messages,
    earlier: "none",
    outgoing: [],
    connection: "online",
    typing: false,
    closedBecause: null,
    seenBefore: 99_999,
    offerActions: [],
    counterRange: null,
    ...fields,
  } satisfies ConversationView,
});
const all = Object.values(chats);

type ScreenProps = Omit<ChatScreenProps, "conversation" | "selected"> &
  ConversationHandlers & { opened: Loadable<ConversationView> | null; onRetryConversation: () => void };

/** The screen with what it is opened with, as the app puts them together. */
function Screen({
  chats,
  page,
  opened,
  me,
  now,
  onRetryChats,
  onRetryConversation,
  ...handlers
}: ScreenProps) {
  const back = { href: pageUrls.chats() };
  const ready = opened?.state === "ready" ? opened.value : undefined;
  return (
    <ChatScreen
      {...{ chats, page, me, now, onRetryChats }}
      selected={ready?.chat._id ?? null}
      conversation={
        opened &&
        (opened.state === "ready" ? (
          <OpenedConversation view={opened.value} me={me} back={back} {...handlers} />
        ) : (
          <LoadingConversation state={opened.state} back={back} onRetry={onRetryConversation} />
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
    page: { after: null, next: null },
    opened: view(chats.inquiry, { typing: true, seenBefore: 4 }),
    me: buyer._id,
    now: storyNow,
    onRetryChats: fn(),
    onRetryConversation: fn(),
    onLoadEarlier: fn(),
    onSend: fn(),
    onSendPicture: fn(),
    onResend: fn(),
    onDiscard: fn(),
    onWrite: fn(),
    getDraft: () => "",
    onSeen: fn(),
    onOrderEvent: fn(),
  } satisfies ScreenProps,
});

export const Default = meta.story();
export const MessageSent = meta.story({
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
export const DraftRestored = meta.story({
  args: { getDraft: () => "I would take it if" },
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "Message to Prairie Modern" });
    await expect(field).toHaveValue("I would take it if");
    await userEvent.type(field, " it fits");
    await expect(args.onWrite).toHaveBeenLastCalledWith("I would take it if it fits");
  },
});
export const Mobile = meta.story({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const { bottom } = canvas.getByRole("button", { name: "Send" }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvasElement.ownerDocument.documentElement.clientHeight);
    await expect(canvas.getByRole("link", { name: "All messages" })).toHaveAttribute("href", "/orders");
  },
});
export const NothingSelected = meta.story({ args: { opened: null } });
export const OfferReceived = meta.story({
  args: {
    opened: view(chats.offer, {
      offerActions: ["accept", "counter", "decline", "withdraw"],
      counterRange: counterRange(contextOfOrder(orders.offer), "buyer"),
      closedBecause: "You can talk once the offer is accepted.",
    }),
  },
});
export const CounteringOffer = meta.story({
  args: OfferReceived.input.args,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Make a counteroffer" }));
    const price = canvas.getByRole("textbox", { name: "Your price" });
    await expect(price).toHaveFocus();
    await userEvent.type(price, "nothing{Enter}");
    await expect(price).toHaveAccessibleDescription(expect.stringContaining(amountMessage));
    await expect(args.onOrderEvent).not.toHaveBeenCalled();
    await userEvent.clear(price);
    await userEvent.type(price, "1,850{Enter}");
    await expect(args.onOrderEvent).toHaveBeenCalledOnce();
    await expect(args.onOrderEvent).toHaveBeenCalledWith({ type: "counter", amount: 185_000 });
  },
});

/** Answers like the order machine would if the price had come down meanwhile: $1,880 is refused. */
function Negotiation({ opened, ...screen }: ScreenProps) {
  const [answer, setAnswer] = useState<Partial<ConversationView>>({});
  return (
    <Screen
      {...screen}
      opened={opened?.state === "ready" ? { ...opened, value: { ...opened.value, ...answer } } : opened}
      onOrderEvent={(event) =>
        setAnswer(
          event.type === "counter" && event.amount < 188_000
            ? { offerActions: ["withdraw"] }
            : { errors: { amount: "Enter less than the price of $1,880" } },
        )
      }
    />
  );
}
/** Types a counteroffer and returns its field. */
async function counterWith(
  amount: string,
  canvas: ReturnType<typeof within>,
  user: Pick<typeof userEvent, "click" | "type">,
): Promise<HTMLElement> {
  await user.click(canvas.getByRole("button", { name: "Make a counteroffer" }));
  const price = canvas.getByRole("textbox", { name: "Your price" });
  await user.type(price, `${amount}{Enter}`);
  return price;
}
export const CounterOutOfRange = meta.story({
  args: OfferReceived.input.args,
  play: async ({ canvas, args, userEvent }) => {
    const price = await counterWith("1800", canvas, userEvent);
    await expect(price).toHaveAccessibleDescription(/more than your last offer of \$1,800 and less than/);
    await expect(price).toHaveValue("1800");
    await expect(args.onOrderEvent).not.toHaveBeenCalled();
  },
});
export const CounterofferFailed = meta.story({
  args: OfferReceived.input.args,
  render: (args) => <Negotiation {...args} />,
  play: async ({ canvas, userEvent }) => {
    const price = await counterWith("1880", canvas, userEvent);
    await expect(price).toHaveAccessibleDescription(/Enter less than the price of \$1,880/);
    await expect(price).toHaveValue("1880");
  },
});
export const CounterofferRetried = meta.story({
  args: OfferReceived.input.args,
  render: (args) => <Negotiation {...args} />,
  play: async ({ canvas, userEvent }) => {
    const price = await counterWith("1880", canvas, userEvent);
    await userEvent.clear(price);
    await userEvent.type(price, "1850{Enter}");
    await expect(canvas.queryByRole("textbox", { name: "Your price" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Withdraw" })).toBeVisible();
  },
});
/** A shop sees what it receives for the offer, and for the price that it types. */
export const OfferReceivedAsSeller = meta.story({
  args: {
    me: seller._id,
    opened: view(
      { ...chats.offer, order: asSeller({ ...orders.offer, deliveredBy: "carrier" }) },
      {
        offerActions: ["accept", "counter", "decline"],
        counterRange: counterRange(contextOfOrder(orders.offer), "seller"),
      },
    ),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText("You receive")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    const dialog = await within(canvasElement.ownerDocument.body).findByRole("dialog", {
      name: /^Accept \$/,
    });
    await expect(
      within(dialog).getByText(
        /^You receive \$.* You book and pay the carrier that brings it to Wichita, KS/,
      ),
    ).toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("button", { name: "Make a counteroffer" }));
    await userEvent.type(canvas.getByRole("textbox", { name: "Your price" }), "1860");
    await expect(canvas.getByText("−$279")).toBeVisible();
    await expect(canvas.getByText(/^You book and pay the carrier/)).toBeVisible();
  },
});
export const OfferRepriced = meta.story({
  args: {
    opened: view(repricedChat, {
      offerActions: ["accept", "decline"],
      closedBecause: "You can talk once the offer is accepted.",
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Counteroffer at the new price")).toBeVisible();
    await expect(canvas.getByText("No longer open")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Accept" })).toBeVisible();
  },
});
/** Accepting charges a card: it is asked for once more. */
export const AcceptConfirmation = OfferRepriced.extend({
  play: async ({ canvas, canvasElement, args, userEvent }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole("button", { name: "Accept" }));
    const dialog = await page.findByRole("dialog", { name: /^Accept \$/ });
    await expect(args.onOrderEvent).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole("button", { name: "Accept offer" }));
    await expect(args.onOrderEvent).toHaveBeenCalledOnce();
    await expect(args.onOrderEvent).toHaveBeenCalledWith({ type: "accept" });
    await waitFor(() => expect(page.queryByRole("dialog")).toBeNull());
  },
});
export const Offline = meta.story({
  args: {
    opened: view(chats.inquiry, {
      connection: "offline",
      outgoing: [
        {
          clientId: "outgoing-1",
          content: { type: "text", text: "It would fit, with two inches to spare." },
          state: "failed",
          problem: null,
          date: storyNow,
        },
        {
          clientId: "outgoing-2",
          content: { type: "text", text: "Are you there?" },
          state: "sending",
          problem: null,
          date: storyNow,
        },
        {
          clientId: "outgoing-3",
          content: { type: "image", preview: messages[2]?.imageUrl ?? "" },
          state: "sending",
          problem: null,
          date: storyNow,
        },
      ],
    }),
  },
});
/** A refused picture says why, and can be taken out of the conversation. */
export const PictureRejected = meta.story({
  args: {
    opened: view(chats.inquiry, {
      outgoing: [
        {
          clientId: "outgoing-1",
          content: { type: "image", preview: messages[2]?.imageUrl ?? "" },
          state: "failed",
          problem: "The file is too large",
          date: storyNow,
        },
      ],
    }),
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/Not sent: The file is too large/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Delete picture" }));
    await expect(args.onDiscard).toHaveBeenCalledWith("outgoing-1");
  },
});
export const MultiplePieces = meta.story({
  args: {
    opened: view({
      ...chats.inquiry,
      listings: [listings[0], listings[1]].filter((one) => one !== undefined),
    }),
  },
  play: async ({ canvas }) => {
    const conversation = canvas.getByRole("region", { name: /^Conversation with/ });
    for (const { title } of listings.slice(0, 2))
      await expect(within(conversation).getByRole("link", { name: title })).toBeVisible();
  },
});
export const Connecting = meta.story({
  args: { opened: view(chats.scheduling, { connection: "connecting" }) },
});
export const Closed = meta.story({
  args: { opened: view(chats.completed, { closedBecause: "The order is completed." }) },
});
export const PersonBlocked = meta.story({
  args: {
    opened: view(
      { ...chats.inquiry, contact: "blocked" },
      { closedBecause: "You blocked this person. Unblock them in your settings first." },
    ),
  },
});
export const SoldToAnother = meta.story({
  args: { opened: view(chats.hidden, { sold: true, closedBecause: "The offer was withdrawn." }) },
});
/** The owner of a consigned piece and its shop; the header leads each of them to their own page of the piece. */
const withConsignment = { state: "ready" as const, value: [consignmentChats.open, ...all] };
export const Consignment = meta.story({
  args: { chats: withConsignment, opened: view(consignmentChats.open) },
  play: async ({ canvas }) => {
    const conversation = within(canvas.getByRole("region", { name: /^Conversation with/ }));
    await expect(conversation.getByText("Consignment")).toBeVisible();
    await expect(conversation.getByRole("link", { name: "Walnut sideboard" })).toHaveAttribute(
      "href",
      "/your-listings?consignment=consignment-accepted#consignment-consignment-accepted",
    );
    const [row] = within(canvas.getByRole("navigation", { name: "Conversations" })).getAllByRole("listitem");
    await expect(row).toHaveTextContent(/Walnut sideboardConsignment/);
  },
});
export const ConsignmentAsShop = meta.story({
  args: { ...Consignment.input.args, me: seller._id },
  play: async ({ canvas }) => {
    const conversation = within(canvas.getByRole("region", { name: /^Conversation with/ }));
    await expect(conversation.getByRole("link", { name: "Walnut sideboard" })).toHaveAttribute(
      "href",
      "/seller-dashboard?tab=consignments&list=search&keyword=Walnut%20sideboard#consignment-consignment-accepted",
    );
  },
});
export const ConsignmentMobile = meta.story({
  args: Consignment.input.args,
  globals: { viewport: { value: "phone" } },
});
export const ConsignmentList = meta.story({ args: { chats: withConsignment, opened: null } });
export const ConsignmentNoMessages = meta.story({
  args: { chats: withConsignment, opened: view(consignmentChats.empty) },
});
export const ConsignmentReleased = meta.story({
  args: {
    chats: withConsignment,
    opened: view(consignmentChats.open, { closedBecause: "The shop released the piece." }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The shop released the piece.")).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: /^Message to/ })).toBeNull();
  },
});
export const ManyConversations = meta.story({
  args: { opened: view(chats.inquiry, { messages: manyMessages.slice(-50), earlier: "ready" }) },
});
export const EarlierMessages = meta.story({
  args: ManyConversations.input.args,
  play: async ({ args, canvas }) => {
    const log = canvas.getByRole("log");
    const button = canvas.getByRole("button", { name: "Show earlier messages" });
    button.focus({ preventScroll: true });
    await userEvent.keyboard("{Enter}");
    await expect(args.onLoadEarlier).toHaveBeenCalledOnce();
    await expect(log).toHaveFocus();
    log.scrollTo({ top: 0 });
    await waitFor(() => expect(args.onLoadEarlier).toHaveBeenCalledTimes(2));
  },
});
export const EarlierMessagesLoading = meta.story({
  args: { opened: view(chats.inquiry, { messages: manyMessages.slice(-50), earlier: "loading" }) },
  play: async ({ args, canvas }) => {
    canvas.getByRole("log").scrollTo({ top: 0 });
    await userEvent.click(canvas.getByRole("button", { name: "Show earlier messages" }));
    await expect(canvas.getByText("Loading earlier messages")).toBeInTheDocument();
    await expect(args.onLoadEarlier).not.toHaveBeenCalled();
  },
});
export const EarlierMessagesFailed = meta.story({
  args: { opened: view(chats.inquiry, { messages: manyMessages.slice(-50), earlier: "failed" }) },
  play: async ({ args, canvas }) => {
    canvas.getByRole("log").scrollTo({ top: 0 });
    const log = within(canvas.getByRole("log"));
    await expect(log.getByText("Earlier messages could not be loaded")).toBeVisible();
    await userEvent.click(log.getByRole("button", { name: "Try again" }));
    await expect(args.onLoadEarlier).toHaveBeenCalledOnce();
  },
});
export const OlderConversations = meta.story({
  args: { opened: null, page: { after: "chat-0000-0009", next: "chat-0000-0001" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Older conversations" })).toHaveAttribute(
      "href",
      "/orders?after=chat-0000-0001",
    );
    await expect(canvas.getByRole("link", { name: "Latest conversations" })).toHaveAttribute(
      "href",
      "/orders",
    );
    const [first] = canvas.getAllByRole("listitem");
    if (first === undefined) throw new globalThis.Error("No conversation is listed.");
    await expect(within(first).getByRole("link")).toHaveAttribute(
      "href",
      "/orders?chat=chat-0000-0001&after=chat-0000-0009",
    );
  },
});
export const NoOlderConversations = meta.story({
  args: {
    chats: { state: "ready", value: [] },
    opened: null,
    page: { after: "chat-0000-0009", next: null },
  },
});
/** A phone's keyboard opens, or a notice stands above the field. */
export const SmallWindow = meta.story({
  args: ManyConversations.input.args,
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    const belowTheEnd = () => log.scrollHeight - log.scrollTop - log.clientHeight;
    await waitFor(() => expect(belowTheEnd()).toBeLessThan(2));
    log.style.maxHeight = "12rem";
    await waitFor(() => expect(belowTheEnd()).toBeLessThan(2));
    // The log grows when a picture loads, before the event of the earlier scroll to its end arrives.
    const late = document.createElement("li");
    late.style.minBlockSize = "20rem";
    within(log).getByRole("list").append(late);
    log.dispatchEvent(new Event("scroll"));
    await waitFor(() => expect(belowTheEnd()).toBeLessThan(2));
    late.remove();
    await waitFor(() => expect(belowTheEnd()).toBeLessThan(2));
  },
});
export const NoMessages = meta.story({ args: { opened: view(chats.empty) } });
export const Empty = meta.story({ args: { chats: { state: "ready", value: [] }, opened: null } });
export const Loading = meta.story({ args: { chats: { state: "loading" }, opened: { state: "loading" } } });
export const Error = meta.story({ args: { chats: { state: "failed" }, opened: { state: "failed" } } });
