import type { messageSchema } from "@heirloop/contract/chat/chat.schema";
import type * as z from "zod/mini";
import type { PictureService } from "../../platform/pictures/pictures.ts";
import type { Seen } from "./chat-seen.queries.ts";
import type { MessageRow } from "./chat.table.ts";

/** How one viewer sees the members of a chat. */
export type ChatNames = { sellerId: string; sellerAlias: string; hidden: boolean };

/** Returns the id that a viewer sees for the buyer or seller of a chat. */
export const idForViewer = (userId: string, names: ChatNames): string =>
  names.hidden && userId === names.sellerId ? names.sellerAlias : userId;

export function presentMessage(
  message: MessageRow,
  names: ChatNames,
  seen: readonly Seen[],
  pictures: PictureService,
): z.input<typeof messageSchema> {
  const readers = seen
    .filter(({ chatId, upTo }) => chatId === message.chatId && upTo >= message.number)
    .map(({ userId }) => userId);
  const seenBy = message.senderId === null ? readers : [message.senderId, ...readers];
  const { pictureKey } = message;
  return {
    _id: message.id,
    number: message.number,
    clientId: message.clientId,
    type: message.type,
    text: message.text,
    imageUrl: pictureKey === null ? null : pictures.openAddress(pictures.addressOf(pictureKey), "/960.webp"),
    sender: message.senderId === null ? null : idForViewer(message.senderId, names),
    date: message.createdAt.toISOString(),
    seenBy: [...new Set(seenBy)].map((userId) => idForViewer(userId, names)),
    offer: message.offer,
  };
}
