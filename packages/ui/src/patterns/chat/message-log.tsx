import type { Message } from "@heirloop/contract/chat/chat.schema";
import { brand } from "@heirloop/contract/brand/brand";
import { ArrowDown } from "lucide-react";
import { Fragment, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { useFormatDay } from "../date/local-day.tsx";
import type { ConversationHandlers, ConversationView } from "./conversation-view.ts";
import { MessageRow, OutgoingRow } from "./message-row.tsx";
import { getOfferStatusInChat } from "./offer-status.ts";
import { useLogScroll } from "./use-log-scroll.ts";
import * as styles from "./chat.css.ts";

export type MessageLogProps = Pick<
  ConversationHandlers,
  "onLoadEarlier" | "onResend" | "onDiscard" | "onSeen" | "onOrderEvent"
> & {
  view: ConversationView;
  me: string;
  otherName: string;
};

/** What a screen reader announces about earlier messages. */
const announcements: Record<ConversationView["earlier"], string> = {
  ready: "Earlier messages loaded",
  none: "All messages loaded",
  loading: "Loading earlier messages",
  failed: "Earlier messages could not be loaded",
};

/** Before the first message, as long as there are earlier ones. */
function EarlierMessages({
  earlier,
  onLoad,
}: {
  earlier: Exclude<ConversationView["earlier"], "none">;
  onLoad: () => void;
}) {
  return (
    <div className={styles.earlier}>
      {earlier === "failed" && <Text size="small">{announcements.failed}</Text>}
      <Button variant="quiet" size="small" busy={earlier === "loading"} onClick={onLoad}>
        {earlier === "failed" ? "Try again" : "Show earlier messages"}
      </Button>
    </div>
  );
}

/** The messages of one conversation, the latest in sight. */
export function MessageLog({
  view,
  me,
  otherName,
  onLoadEarlier,
  onResend,
  onDiscard,
  onSeen,
  onOrderEvent,
}: MessageLogProps) {
  const {
    messages,
    earlier,
    outgoing,
    seenBefore,
    offerActions,
    counterRange,
    unmetFloor = null,
    sending,
    errors = {},
    connection,
  } = view;
  const formatDay = useFormatDay();
  const first = messages[0]?.number ?? 1;
  const [openedFrom] = useState(first);
  const openedAt = messages.findIndex(({ number }) => number >= openedFrom);
  const lastOffer = messages.findLast(({ type }) => type === "offer-sent");
  const lastSeen = messages.findLast(
    ({ sender, seenBy }) => sender === me && seenBy.some((who) => who !== me),
  );
  const firstUnread = messages.find(({ number, sender }) => number > seenBefore && sender !== me);

  const { log, list, missed, onScroll, scrollToEnd } = useLogScroll({
    messages,
    first,
    openedFrom,
    outgoing: outgoing.length,
    me,
    onLoadEarlier: earlier === "ready" ? onLoadEarlier : null,
    onSeen,
  });

  const side = view.chat.buyer._id === me ? "buyer" : "seller";
  const getAuthor = ({ type, sender }: Message): string => {
    if (type === "offer-sent" && sender === null) return brand.name;
    return sender === me ? "You" : otherName;
  };

  const startsDay = (message: Message, at: number): boolean => {
    const before = messages[at - 1];
    return before === undefined || formatDay(before.date) !== formatDay(message.date);
  };

  const rows = messages.map((message, at) => (
    <Fragment key={message._id}>
      {startsDay(message, at) && <li className={styles.divider}>{formatDay(message.date)}</li>}
      {message === firstUnread && <li className={styles.unread}>New</li>}
      <MessageRow
        message={message}
        mine={message.sender === me}
        author={getAuthor(message)}
        side={side}
        otherName={otherName}
        order={view.chat.order?._id ?? null}
        answered={message === lastOffer && offerActions.length > 0 ? view.chat.order : null}
        seen={message === lastSeen}
        standing={
          message.offer && getOfferStatusInChat(message.offer, message === lastOffer, view.chat.order, side)
        }
        offerActions={message === lastOffer ? offerActions : []}
        counterRange={counterRange}
        unmetFloor={message === lastOffer ? unmetFloor : null}
        sending={sending}
        errors={errors}
        onOrderEvent={onOrderEvent}
      />
    </Fragment>
  ));

  const loadEarlier = (): void => {
    onLoadEarlier();
    // The button moves away with what is being read, or goes; the arrow keys then scroll.
    log.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <div
        ref={log}
        className={styles.log}
        onScroll={onScroll}
        tabIndex={0}
        role="log"
        aria-live="polite"
        aria-label={`Messages with ${otherName}`}
      >
        {earlier !== "none" && <EarlierMessages earlier={earlier} onLoad={loadEarlier} />}
        {openedAt > 0 && (
          // Not announced message by message.
          <ol className={styles.messages} aria-live="off">
            {rows.slice(0, openedAt)}
          </ol>
        )}
        <ol ref={list} className={styles.messages}>
          {rows.slice(Math.max(0, openedAt))}
          {outgoing.map((one) => (
            <OutgoingRow
              key={one.clientId}
              outgoing={one}
              waiting={connection !== "online"}
              onResend={onResend}
              onDiscard={onDiscard}
            />
          ))}
        </ol>
      </div>
      <VisuallyHidden live="polite">
        {openedAt > 0 || earlier === "loading" || earlier === "failed" ? announcements[earlier] : ""}
      </VisuallyHidden>
      {missed && (
        <Button variant="onPicture" size="small" icon={ArrowDown} onClick={scrollToEnd}>
          New messages
        </Button>
      )}
    </>
  );
}
