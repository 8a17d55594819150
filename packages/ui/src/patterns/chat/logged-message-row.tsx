import type { Message } from "@heirloop/contract/chat/chat.schema";
import { brand } from "@heirloop/contract/brand/brand";
import type { ConversationHandlers, ConversationView } from "./conversation-view.ts";
import type { LoggedMessage } from "./logged-messages.ts";
import { MessageRow } from "./message-row.tsx";
import { getOfferStatusInChat } from "./offer-status.ts";
import * as styles from "./chat.css.ts";

export type LoggedMessageRowProps = Pick<ConversationHandlers, "onOrderEvent"> & {
  logged: LoggedMessage;
  view: ConversationView;
  me: string;
  otherName: string;
};

function getAuthor({ type, sender }: Message, me: string, otherName: string): string {
  if (type === "offer-sent" && sender === null) return brand.name;
  return sender === me ? "You" : otherName;
}

/** A message below the day and the mark of unread ones, if it is the first of them. Only the last offer is answered. */
export function LoggedMessageRow({
  logged: { message, day, isFirstUnread, isLastSeen, isLastOffer },
  view: { chat, offerActions, counterRange, unmetFloor = null, sending, errors = {} },
  me,
  otherName,
  onOrderEvent,
}: LoggedMessageRowProps) {
  const side = chat.buyer._id === me ? "buyer" : "seller";
  return (
    <>
      {day !== null && <li className={styles.divider}>{day}</li>}
      {isFirstUnread && <li className={styles.unread}>New</li>}
      <MessageRow
        message={message}
        mine={message.sender === me}
        author={getAuthor(message, me, otherName)}
        side={side}
        otherName={otherName}
        order={chat.order?._id ?? null}
        answered={isLastOffer && offerActions.length > 0 ? chat.order : null}
        seen={isLastSeen}
        standing={message.offer && getOfferStatusInChat(message.offer, isLastOffer, chat.order, side)}
        offerActions={isLastOffer ? offerActions : []}
        counterRange={counterRange}
        unmetFloor={isLastOffer ? unmetFloor : null}
        sending={sending}
        errors={errors}
        onOrderEvent={onOrderEvent}
      />
    </>
  );
}
