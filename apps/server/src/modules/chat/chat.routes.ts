import { chatEndpoints } from "@heirloop/contract/chat/chat.endpoints";
import { chatClosedBecause } from "@heirloop/machines/chat/chat-closed";
import type { Db } from "../../db/database.ts";
import type { Deps } from "../../deps.ts";
import { problem } from "../../http/problem.ts";
import { serve, type Route } from "../../http/route.ts";
import { readListings } from "../checkout/stock.queries.ts";
import type { Module } from "../module.ts";
import { sideOf } from "../order/order.policy.ts";
import { findOrder } from "../order/order.queries.ts";
import { presentChat } from "./chat.presenter.ts";
import { conversationOf, readChat, readChats, say } from "./chat.service.ts";
import type { ChatRow } from "./chat.table.ts";
import { presentMessage } from "./message.presenter.ts";
import { namesFor } from "./message.service.ts";
import { openEnquiry } from "./order-chat.service.ts";

/** A closed chat refuses a picture before it is decoded. */
async function checkOpen(db: Db, chat: ChatRow): Promise<void> {
  const closed = chatClosedBecause(chat.orderId === null ? null : await findOrder(db, chat.orderId));
  if (closed !== null) throw problem("chat-closed", { detail: closed });
}

function routes(deps: Deps): readonly Route[] {
  return [
    serve(chatEndpoints.list, async ({ caller, db, now }) => {
      const chats = await readChats(db, caller.userId);
      return chats.map((full) => presentChat(full, caller.userId, now, deps.pictures));
    }),
    serve(chatEndpoints.get, async ({ params, caller, db, now }) => {
      const chat = await conversationOf(db, params.chatId, caller.userId);
      return presentChat(await readChat(db, chat), caller.userId, now, deps.pictures);
    }),
    serve(
      chatEndpoints.sendPicture,
      async ({ params, caller, file, db }) => {
        await checkOpen(db, await conversationOf(db, params.chatId, caller.userId));
        const { key } = await deps.pictures.keep(file.bytes, "private");
        const { chat, message } = await say(db, deps, params.chatId, caller.userId, {
          type: "image",
          pictureKey: key,
        });
        const names = await namesFor(db, chat);
        return presentMessage(message, names[sideOf(chat, caller.userId) ?? "buyer"], [], deps.pictures);
      },
      { limit: { points: 30, seconds: 60, per: "user" } },
    ),
    serve(chatEndpoints.open, async ({ body, caller, db, now }) => {
      const [listing] = await readListings(db, [body.listing]);
      if (listing === undefined) throw problem("not-found");
      const chat = await openEnquiry(db, deps, {
        buyerId: caller.userId,
        sellerId: listing.sellerId,
        listingId: listing.id,
      });
      return presentChat(await readChat(db, chat), caller.userId, now, deps.pictures);
    }),
  ];
}

export const chat: Module = { routes };
