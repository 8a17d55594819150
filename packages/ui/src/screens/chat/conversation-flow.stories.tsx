import type { Message } from "@heirloop/contract/chat/chat.schema";
import { connectConversation } from "@heirloop/machines/conversation/conversation.connect";
import {
  conversationMachine,
  type FromChannel,
  type ToChannel,
} from "@heirloop/machines/conversation/conversation.machine";
import { useMachine } from "@xstate/react";
import { useMemo, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { fromCallback, fromPromise, SimulatedClock } from "xstate";
import preview from "../../../../../.storybook/preview.tsx";
import { Button } from "../../components/button/button.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { chats, manyMessages } from "../../fixtures/chats.ts";
import { storyNow } from "../../fixtures/listings.ts";
import { BesideMachine } from "../../fixtures/machine-chart/machine-chart.tsx";
import { buyer } from "../../fixtures/orders.ts";
import { Conversation } from "../../patterns/chat/conversation.tsx";

const chat = chats.inquiry;

const said = (number: number, clientId: string | null, text: string, sender: string): Message => ({
  _id: `message-new-${number}`,
  number,
  clientId,
  type: "text",
  text,
  imageUrl: null,
  sender,
  date: storyNow,
  seenBy: [],
  offer: null,
});

/** A server of one conversation: it acknowledges what is delivered while it is connected. */
function createChannel() {
  const server: { tell?: (event: FromChannel) => void } = {};
  let last = chat.messages.at(-1)?.number ?? 0;
  const channel = fromCallback<ToChannel, { conversation: string; chat: string }>(({ receive, sendBack }) => {
    server.tell = sendBack;
    receive((event) => {
      if (event.type !== "deliver" || event.outgoing.content.type !== "text") return;
      last += 1;
      const { id, content } = event.outgoing;
      sendBack({ type: "ACKNOWLEDGED", id, message: said(last, id, content.text, buyer._id) });
    });
    sendBack({ type: "CONNECTED" });
  });
  return { channel, tell: (event: FromChannel) => server.tell?.(event) };
}

/** Pages of the 20 messages before a number. */
const earlier = fromPromise<Message[], { chat: string; before: number }>(({ input: { before } }) =>
  Promise.resolve(manyMessages.filter(({ number }) => number < before).slice(-20)),
);

/** A conversation with its machine's chart, and buttons that connect and disconnect it. */
function ConversationFlow({ messages }: { messages: readonly Message[] }) {
  const [{ channel, tell }] = useState(createChannel);
  // Time stands still until it is let on: a picture of it is always the same.
  const [clock] = useState(() => new SimulatedClock());
  const provided = useMemo(() => conversationMachine.provide({ actors: { channel, earlier } }), [channel]);
  const [snapshot, send] = useMachine(provided, {
    input: { conversation: "order-1", chat: chat._id, messages, me: buyer._id },
    clock,
  });
  const [sent, setSent] = useState(0);
  const { outgoing, ...view } = connectConversation(snapshot);
  return (
    <BesideMachine machine={conversationMachine} value={snapshot.value}>
      <Inline gap="s">
        <Button onClick={() => tell({ type: "DISCONNECTED" })}>Disconnect</Button>
        <Button onClick={() => tell({ type: "CONNECTED" })}>Reconnect</Button>
        <Button onClick={() => tell({ type: "TYPING" })}>Let the other side type</Button>
        <Button onClick={() => clock.increment(5_000)}>Let five seconds pass</Button>
      </Inline>
      <Conversation
        me={buyer._id}
        view={{
          ...view,
          chat,
          outgoing: outgoing.map(({ id, content, state, problem, date }) => ({
            clientId: id,
            content: content.type === "text" ? content : { type: "image", preview: "" },
            state,
            problem,
            date,
          })),
          closedBecause: null,
          seenBefore: 99_999,
          offerActions: [],
          counterRange: null,
        }}
        onLoadEarlier={() => send({ type: "LOAD_EARLIER" })}
        onSend={(text) => {
          setSent((before) => before + 1);
          send({ type: "SEND", id: `mine-${sent}`, text, date: storyNow });
        }}
        onSendPicture={(picture) => send({ type: "SEND_PICTURE", id: picture.name, picture, date: storyNow })}
        onResend={(id) => send({ type: "RESEND", id })}
        onDiscard={(id) => send({ type: "DISCARD", id })}
        onWrite={() => send({ type: "WRITING" })}
        getDraft={() => ""}
        onSeen={(upTo) => send({ type: "SAW", upTo })}
        onOrderEvent={() => undefined}
      />
    </BesideMachine>
  );
}

const meta = preview.meta({
  component: ConversationFlow,
  title: "Flows/Conversation",
  args: { messages: chat.messages },
});

export const SentAfterReconnect = meta.story({
  play: async ({ canvas }) => {
    const chart = within(canvas.getByRole("region", { name: "Machine conversation" }));
    await chart.findByText(/connection\.online/, { selector: "output" });
    await userEvent.click(canvas.getByRole("button", { name: "Disconnect" }));
    await chart.findByText(/connection\.offline/, { selector: "output" });
    await userEvent.type(canvas.getByRole("textbox"), "I will take it.{Enter}");
    await canvas.findByText("I will take it.");
    await userEvent.click(canvas.getByRole("button", { name: "Reconnect" }));
    await chart.findByText(/connection\.online/, { selector: "output" });
    await userEvent.click(canvas.getByRole("button", { name: "Let the other side type" }));
    await chart.findByText(/theirTyping\.typing \+ myTyping\.throttled/, { selector: "output" });
    await userEvent.click(canvas.getByRole("button", { name: "Let five seconds pass" }));
    await chart.findByText(/theirTyping\.idle \+ myTyping\.idle/, { selector: "output" });
    await expect(canvas.getByText("I will take it.")).toBeVisible();
  },
});

/** What is being read stays where it is while earlier messages appear above it. */
export const EarlierMessagesAbove = meta.story({
  args: { messages: manyMessages.slice(20, 60) },
  play: async ({ canvas }) => {
    const log = canvas.getByRole("log");
    log.style.flex = "none";
    log.style.height = "24rem";
    const count = () => within(log).getAllByRole("listitem").length;
    const before = count();
    await waitFor(() => expect(log.scrollTop).toBeGreaterThan(0));
    const reading = canvas.getByText("Line 24");
    canvas.getByRole("button", { name: "Show earlier messages" }).focus({ preventScroll: true });
    const top = () => reading.getBoundingClientRect().top - log.getBoundingClientRect().top;
    const place = top();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(count()).toBeGreaterThan(before));
    await expect(Math.abs(top() - place)).toBeLessThan(2);
    await expect(log).toHaveFocus();
    await expect(canvas.getByText("Line 2")).toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Show earlier messages" })).toBeNull();
    await expect(canvas.getByText("All messages loaded")).toBeInTheDocument();
  },
});
