import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import type { Deps } from "../../deps.ts";
import { problem } from "../../platform/problem.ts";
import { serve, servePrepared, type Route } from "../../http/route.ts";
import { findListingsById } from "../listing/listing.queries.ts";
import type { Module } from "../module.ts";
import { sideOf } from "@heirloop/machines/order/order-viewer";
import { findOrder } from "../order/order.queries.ts";
import { presentChat } from "./chat.presenter.ts";
import { listLatestMessages } from "../chat/message.queries.ts";
import { checkOpen, conversationOf, sendMessage } from "../chat/chat.service.ts";
import { openConsignmentChat } from "../chat/consignment-chat.service.ts";
import { loadChats, loadChat } from "./inbox.service.ts";
import { presentMessage } from "../chat/message.presenter.ts";
import { namesFor, presentMessages } from "../chat/message.service.ts";
import { openInquiry } from "../chat/order-chat.service.ts";

function routes(deps: Deps): readonly Route[] {
  return [
    serve(chatEndpoints.list, async ({ query: { after, limit }, caller, db, now }) => {
      const last = after === undefined ? null : await conversationOf(db, after, caller.userId);
      const chats = await loadChats(db, caller.userId, { after: last, limit });
      return chats.map((full) => presentChat(full, caller.userId, now, deps.pictures));
    }),
    serve(chatEndpoints.get, async ({ params, caller, db, now }) => {
      const chat = await conversationOf(db, params.chatId, caller.userId);
      return presentChat(await loadChat(db, chat, caller.userId), caller.userId, now, deps.pictures);
    }),
    serve(chatEndpoints.earlierMessages, async ({ params, query, caller, db }) => {
      const chat = await conversationOf(db, params.chatId, caller.userId);
      return presentMessages(db, deps, chat, caller.userId, await listLatestMessages(db, chat.id, query));
    }),
    servePrepared(
      chatEndpoints.sendPicture,
      async ({ params, caller, file, db }) => {
        const chat = await conversationOf(db, params.chatId, caller.userId);
        // Reject a picture for a closed chat before decoding and storing it.
        await checkOpen(
          db,
          chat,
          chat.orderId === null ? null : await findOrder(db, chat.orderId),
          caller.userId,
        );
        return deps.pictures.keep(await deps.pictures.recode(file.bytes), "private");
      },
      async ({ params, caller, db }, { key }) => {
        const { chat, message } = await sendMessage(db, deps, params.chatId, caller.userId, {
          type: "image",
          pictureKey: key,
        });
        const names = await namesFor(db, chat);
        return presentMessage(message, names[sideOf(chat, caller.userId) ?? "buyer"], [], deps.pictures);
      },
    ),
    serve(chatEndpoints.openConsignment, async ({ params, caller, db, now }) => {
      const chat = await openConsignmentChat(db, deps, { consignmentId: params.id, userId: caller.userId });
      return presentChat(await loadChat(db, chat, caller.userId), caller.userId, now, deps.pictures);
    }),
    serve(chatEndpoints.open, async ({ body, caller, db, now }) => {
      const [listing] = await findListingsById(db, [body.listing]);
      if (listing === undefined) throw problem("not-found");
      const chat = await openInquiry(db, deps, {
        buyerId: caller.userId,
        sellerId: listing.sellerId,
        listingId: listing.id,
      });
      return presentChat(await loadChat(db, chat, caller.userId), caller.userId, now, deps.pictures);
    }),
  ];
}

export const inbox: Module = { routes };
