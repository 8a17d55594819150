import type { Message } from "@heirloop/contract/chat/chat.schema";
import { assertEvent, assign, enqueueActions, fromCallback, sendTo, setup } from "xstate";

/** What a person wrote and the server has not acknowledged yet. `id` is the client's own, unique per chat and sender. */
export type Outgoing<Picture = unknown> = {
  id: string;
  content: { type: "text"; text: string } | { type: "image"; picture: Picture };
  state: "sending" | "failed";
  /** Why it was refused, in words; null while it is on its way or merely lost. */
  problem: string | null;
  /** ISO instant. */
  date: string;
};

/** What the machine asks of the channel. */
export type ToChannel =
  | { type: "deliver"; outgoing: Outgoing }
  /** Bring everything after this number. */
  | { type: "catch-up"; after: number }
  | { type: "typing" }
  | { type: "seen"; upTo: number };

/** What the channel tells the machine. */
export type FromChannel =
  | { type: "CONNECTED" }
  | { type: "DISCONNECTED" }
  | { type: "MESSAGES"; messages: readonly Message[] }
  | { type: "ACKNOWLEDGED"; id: string; message: Message }
  /** The server said no: trying again unchanged will not help. */
  | { type: "REFUSED"; id: string; problem: string }
  /** No answer came. */
  | { type: "LOST"; id: string }
  | { type: "TYPING" }
  | { type: "SEEN"; by: string; upTo: number };

export type ConversationEvent =
  | FromChannel
  | { type: "SEND"; id: string; text: string; date: string }
  | { type: "SEND_PICTURE"; id: string; picture: unknown; date: string }
  | { type: "RESEND"; id: string }
  /** Gives up a message that failed. */
  | { type: "DISCARD"; id: string }
  | { type: "WRITING" }
  | { type: "SAW"; upTo: number };

export type ConversationInput = {
  /** The order's id, and the chat's id while there is no order. */
  conversation: string;
  chat: string;
  messages: readonly Message[];
  /** `_id` of the viewer among the chat's two sides. */
  me: string;
};

export type ConversationContext = ConversationInput & {
  outgoing: readonly Outgoing[];
  /** Up to which number this person has told to have seen. */
  seenUpTo: number;
};

const numberOf = (messages: readonly Message[]): number => messages.at(-1)?.number ?? 0;

/** Both lists without doubles, in the order of their numbers. */
export function merged(known: readonly Message[], more: readonly Message[]): Message[] {
  return [...new Map([...known, ...more].map((message) => [message.number, message])).values()].toSorted(
    (one, other) => one.number - other.number,
  );
}

/** Without a line a message waits for the next connection. */
const waiting = { guard: "hasText", actions: "keepOutgoing" } as const;
const waitingPicture = { guard: "isNewPicture", actions: "keepOutgoing" } as const;
const waitingAgain = { guard: "isUnsent", actions: "sendAgain" } as const;
const unseen = { guard: "isNewlySeen", actions: "keepWhatISaw" } as const;

/**
 * One conversation (docs/product.md §4, Chats): what was said, what is on its way, and whether there is a line. Messages written offline
 * wait and go out on the next connection; everything missed meanwhile is asked for by the last number known. The channel is provided.
 */
export const conversationMachine = setup({
  types: {} as { context: ConversationContext; input: ConversationInput; events: ConversationEvent },
  actors: {
    channel: fromCallback<ToChannel, { conversation: string; chat: string }>(() => undefined),
  },
  guards: {
    hasText: ({ context, event }) =>
      event.type === "SEND" &&
      event.text.trim() !== "" &&
      // What was kept from before may be sent from more than one place.
      context.outgoing.every(({ id }) => id !== event.id),
    isNewPicture: ({ context, event }) =>
      event.type === "SEND_PICTURE" && context.outgoing.every(({ id }) => id !== event.id),
    isFailed: ({ context, event }) =>
      event.type === "DISCARD" &&
      context.outgoing.some(({ id, state }) => id === event.id && state === "failed"),
    /** It may have been acknowledged while the person reached for the button. */
    isUnsent: ({ context, event }) =>
      event.type === "RESEND" && context.outgoing.some(({ id }) => id === event.id),
    isNewlySeen: ({ context, event }) => event.type === "SAW" && event.upTo > context.seenUpTo,
    hasGap: ({ context, event }) =>
      event.type === "MESSAGES" && (event.messages[0]?.number ?? 0) > numberOf(context.messages) + 1,
  },
  actions: {
    keepOutgoing: assign(({ context, event }) => {
      assertEvent(event, ["SEND", "SEND_PICTURE"]);
      const content =
        event.type === "SEND"
          ? ({ type: "text", text: event.text.trim() } as const)
          : ({ type: "image", picture: event.picture } as const);
      return {
        outgoing: [
          ...context.outgoing,
          { id: event.id, content, state: "sending" as const, problem: null, date: event.date },
        ],
      };
    }),
    sendAgain: assign(({ context, event }) => {
      assertEvent(event, "RESEND");
      return {
        outgoing: context.outgoing.map((one) =>
          one.id === event.id ? { ...one, state: "sending" as const, problem: null } : one,
        ),
      };
    }),
    discard: assign(({ context, event }) => {
      assertEvent(event, "DISCARD");
      return { outgoing: context.outgoing.filter(({ id }) => id !== event.id) };
    }),
    markFailed: assign(({ context, event }) => {
      assertEvent(event, ["REFUSED", "LOST"]);
      const problem = event.type === "REFUSED" ? event.problem : null;
      return {
        outgoing: context.outgoing.map((one) =>
          one.id === event.id ? { ...one, state: "failed" as const, problem } : one,
        ),
      };
    }),
    keepAcknowledged: assign(({ context, event }) => {
      assertEvent(event, "ACKNOWLEDGED");
      return {
        messages: merged(context.messages, [event.message]),
        outgoing: context.outgoing.filter(({ id }) => id !== event.id),
      };
    }),
    keepMessages: assign(({ context, event }) => {
      assertEvent(event, "MESSAGES");
      const arrived = new Set(event.messages.map(({ clientId }) => clientId));
      return {
        messages: merged(context.messages, event.messages),
        outgoing: context.outgoing.filter(({ id }) => !arrived.has(id)),
      };
    }),
    keepSeen: assign(({ context, event }) => {
      assertEvent(event, "SEEN");
      return {
        messages: context.messages.map((message) =>
          message.number <= event.upTo && !message.seenBy.includes(event.by)
            ? { ...message, seenBy: [...message.seenBy, event.by] }
            : message,
        ),
      };
    }),
    keepWhatISaw: assign(({ event }) => {
      assertEvent(event, "SAW");
      return { seenUpTo: event.upTo };
    }),
    catchUp: sendTo("channel", ({ context }): ToChannel => ({
      type: "catch-up",
      after: numberOf(context.messages),
    })),
    tellTyping: sendTo("channel", (): ToChannel => ({ type: "typing" })),
    tellSeen: sendTo("channel", ({ context }): ToChannel => ({ type: "seen", upTo: context.seenUpTo })),
    deliverWaiting: enqueueActions(({ context, enqueue }) => {
      for (const outgoing of context.outgoing)
        if (outgoing.state === "sending")
          enqueue.sendTo("channel", { type: "deliver", outgoing } satisfies ToChannel);
    }),
    deliverLatest: sendTo("channel", ({ context, event }): ToChannel => {
      assertEvent(event, ["SEND", "SEND_PICTURE", "RESEND"]);
      const outgoing = context.outgoing.find(({ id }) => id === event.id);
      if (outgoing === undefined) throw new Error(`no outgoing message ${event.id}`);
      return { type: "deliver", outgoing };
    }),
  },
  delays: { typing: 4_000, typingPause: 2_000 },
}).createMachine({
  id: "conversation",
  context: ({ input }) => ({ ...input, outgoing: [], seenUpTo: 0 }),
  invoke: {
    id: "channel",
    src: "channel",
    input: ({ context }) => ({ conversation: context.conversation, chat: context.chat }),
  },
  type: "parallel",
  states: {
    // A region of its own: what another region does with the same event does not keep it from here.
    log: {
      on: {
        // What came after a gap comes again with what is missing before it.
        MESSAGES: [{ guard: "hasGap", actions: "catchUp" }, { actions: "keepMessages" }],
        SEEN: { actions: "keepSeen" },
        ACKNOWLEDGED: { actions: "keepAcknowledged" },
        REFUSED: { actions: "markFailed" },
        DISCARD: { guard: "isFailed", actions: "discard" },
      },
    },
    line: {
      initial: "connecting",
      // A connection begins with what was missed, and then with what waits.
      on: { CONNECTED: { target: ".online", actions: ["catchUp", "tellSeen", "deliverWaiting"] } },
      states: {
        connecting: {
          on: {
            DISCONNECTED: "offline",
            SEND: waiting,
            SEND_PICTURE: waitingPicture,
            RESEND: waitingAgain,
            SAW: unseen,
          },
        },
        online: {
          on: {
            DISCONNECTED: "offline",
            SEND: { guard: "hasText", actions: ["keepOutgoing", "deliverLatest"] },
            SEND_PICTURE: { guard: "isNewPicture", actions: ["keepOutgoing", "deliverLatest"] },
            RESEND: { guard: "isUnsent", actions: ["sendAgain", "deliverLatest"] },
            LOST: { actions: "markFailed" },
            SAW: { guard: "isNewlySeen", actions: ["keepWhatISaw", "tellSeen"] },
          },
        },
        offline: {
          on: { SEND: waiting, SEND_PICTURE: waitingPicture, RESEND: waitingAgain, SAW: unseen },
        },
      },
    },
    theirTyping: {
      initial: "still",
      states: {
        still: { on: { TYPING: "writing" } },
        writing: {
          after: { typing: "still" },
          on: { TYPING: { target: "writing", reenter: true }, MESSAGES: "still" },
        },
      },
    },
    myTyping: {
      initial: "still",
      // Told at most every two seconds.
      states: {
        still: { on: { WRITING: { target: "told", actions: "tellTyping" } } },
        told: { after: { typingPause: "still" } },
      },
    },
  },
});
