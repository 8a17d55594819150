import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { consignmentUrls } from "@heirloop/contract/page/consignment-urls";
import { pageUrls } from "@heirloop/contract/page/page-urls";

type SubjectPiece = { id: string; title: string; image: string | undefined; href: string };

export type ChatSubject = {
  /** Every piece of the order, the one that an inquiry is about, or the consigned one. */
  pieces: readonly SubjectPiece[];
  /** What it is, where it is not a listing. */
  badge: string | null;
};

/** What a chat is about, as `me` sees it: each side of a consignment has its own page for it. */
export function getChatSubject(chat: Chat, me: string): ChatSubject {
  if (chat.subject === "consignment") {
    const { _id: id, title, images } = chat.consignment;
    const href = chat.buyer._id === me ? consignmentUrls.own(id) : consignmentUrls.shop(chat.consignment);
    return { pieces: [{ id, title, image: images[0], href }], badge: "Consignment" };
  }
  const { listing, listings } = chat;
  const pieces = listings.length > 0 || listing === null ? listings : [listing];
  return {
    pieces: pieces.map((piece) => ({
      id: piece.heirloopId,
      title: piece.title,
      image: piece.images[0],
      href: pageUrls.product(piece),
    })),
    badge: null,
  };
}
