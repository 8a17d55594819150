import { clientEvents } from "@heirloop/contract/realtime/realtime.events";
import { problem } from "../../platform/problem.ts";
import { countUnreadChats } from "../chat/chat-seen.queries.ts";
import { listMessagesAfter } from "../chat/message.queries.ts";
import { acceptsMessages, conversationOf, markSeen, sendMessage } from "../chat/chat.service.ts";
import { idForViewer } from "../chat/message.presenter.ts";
import { conversationId, namesFor, presentMessages } from "../chat/message.service.ts";
import { createListingEvent } from "../listing/listing-updates.ts";
import { wasNeverForSale } from "../listing/listing.policy.ts";
import { findListing } from "../listing/listing.queries.ts";
import { countNotPreviewed } from "../notification/notification.queries.ts";
import { chatSideOf } from "../order/order.policy.ts";
import { answer, type SocketEvent } from "./socket-call.ts";

export const roomOf = {
  user: (id: string) => `user:${id}`,
  session: (id: string) => `session:${id}`,
  listing: (id: string) => `listing:${id}`,
};

const maxWatched = 100;
/** How many messages an answer to `getMessages` has at most. */
const maxMessages = 200;
const limits = {
  reading: { points: 120, seconds: 60 },
  writing: { points: 30, seconds: 10 },
  moving: { points: 120, seconds: 10 },
};

/** The client events of the socket (docs/product.md §7). The sender is always the token's user. */
export const socketEvents: readonly SocketEvent[] = [
  answer(
    "getMessages",
    clientEvents.getMessages,
    { does: "read", limit: limits.reading },
    async (deps, { payload, caller, socket }) => {
      const chat = await conversationOf(deps.db, payload.orderId, caller.userId);
      const after = payload.after ?? 0;
      const found = await listMessagesAfter(deps.db, chat.id, { after, limit: maxMessages + 1 });
      const messages = found.slice(0, maxMessages);
      const answered = {
        msg: await presentMessages(deps.db, deps, chat, caller.userId, messages),
        ord: conversationId(chat),
        more: found.length > maxMessages,
      };
      socket.emit("messages", answered);
      return answered;
    },
  ),

  answer(
    "message",
    clientEvents.message,
    { does: "write", limit: limits.writing, conversationOf: ({ ord }) => ord },
    async (deps, { payload, caller }) => {
      const { chat, message } = await sendMessage(deps.db, deps, payload.ord, caller.userId, {
        type: "text",
        text: payload.message.text,
        clientId: payload.message.id,
      });
      const [presented] = await presentMessages(deps.db, deps, chat, caller.userId, [message]);
      return { message: presented };
    },
  ),

  answer(
    "typing",
    clientEvents.typing,
    { does: "signal", limit: limits.moving },
    async (deps, { payload, caller }) => {
      const chat = await conversationOf(deps.db, payload.ord, caller.userId);
      // Nothing that can be sent: after a block the other side does not see that this one is writing.
      if (!(await acceptsMessages(deps.db, chat, caller.userId))) return;
      const side = chatSideOf(chat, caller.userId);
      const names = (await namesFor(deps.db, chat))[side === "buyer" ? "seller" : "buyer"];
      const user = side === "buyer" ? chat.sellerId : chat.buyerId;
      deps.bus.publish({
        kind: "event",
        to: { user },
        event: "typing",
        data: { ord: conversationId(chat), by: idForViewer(caller.userId, names) },
      });
    },
  ),

  answer(
    "seen",
    clientEvents.seen,
    { does: "write", limit: limits.moving, conversationOf: ({ ord }) => ord },
    (deps, { payload, caller }) => markSeen(deps.db, deps, payload.ord, caller.userId, payload.upTo),
  ),

  answer(
    "watchListing",
    clientEvents.watchListing,
    { does: "read", limit: limits.moving },
    async (deps, { payload, socket }) => {
      const watched = [...socket.rooms].filter((room) => room.startsWith(roomOf.listing("")));
      if (watched.length >= maxWatched)
        throw problem("rate-limited", { detail: "Too many pieces are watched at once." });
      await socket.join(roomOf.listing(payload.heirloopId));
      // Changes since the page was rendered, or while it was disconnected, were not delivered.
      const listing = await findListing(deps.db, payload.heirloopId);
      if (listing && !wasNeverForSale(listing))
        socket.emit("listing", createListingEvent(listing, deps.now()));
    },
  ),

  answer(
    "unwatchListing",
    clientEvents.unwatchListing,
    { does: "read", limit: limits.moving },
    async (_, { payload, socket }) => {
      await socket.leave(roomOf.listing(payload.heirloopId));
    },
  ),

  answer(
    "counts",
    clientEvents.counts,
    { does: "read", limit: limits.moving },
    async ({ db }, { caller: { userId } }) => ({
      notPreviewed: await countNotPreviewed(db, userId),
      unreadChats: await countUnreadChats(db, userId),
    }),
  ),
];
