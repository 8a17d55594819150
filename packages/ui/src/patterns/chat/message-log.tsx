import type { Message } from "@heirloop/contract/chat/chat.schema";
import { brand } from "@heirloop/contract/brand/brand";
import { ArrowDown } from "lucide-react";
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { useFormatDay } from "../date/local-day.tsx";
import type { ConversationHandlers, ConversationView } from "./conversation-view.ts";
import { MessageRow, OutgoingRow } from "./message-row.tsx";
import { getOfferStatusInChat } from "./offer-status.ts";
import * as styles from "./chat.css.ts";

export type MessageLogProps = Pick<
  ConversationHandlers,
  "onLoadEarlier" | "onResend" | "onDiscard" | "onSeen" | "onOrderEvent"
> & {
  view: ConversationView;
  me: string;
  otherName: string;
};

/** Pixels from the end within which the log counts as scrolled to the end. */
const near = 120;
/** Pixels from the beginning within which earlier messages are loaded while somebody scrolls up. */
const nearBeginning = 400;

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

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

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
  const log = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const atEnd = useRef(true);
  const top = useRef(0);
  const belowTop = useRef(0);
  const [missed, setMissed] = useState(false);
  const last = messages.at(-1);
  const first = messages[0]?.number ?? 1;
  const [openedFrom] = useState(first);
  const openedAt = messages.findIndex(({ number }) => number >= openedFrom);
  const lastOffer = messages.findLast(({ type }) => type === "offer-sent");
  const lastSeen = messages.findLast(
    ({ sender, seenBy }) => sender === me && seenBy.some((who) => who !== me),
  );
  const firstUnread = messages.find(({ number, sender }) => number > seenBefore && sender !== me);

  const toEnd = (): void => log.current?.scrollTo({ top: log.current.scrollHeight });

  useBrowserLayoutEffect(() => {
    if (atEnd.current || last?.sender === me) {
      toEnd();
      setMissed(false);
    } else setMissed(true);
  }, [last?.number, outgoing.length]);

  const rememberPlace = (): void => {
    if (log.current) belowTop.current = log.current.scrollHeight - log.current.scrollTop;
  };
  // Earlier messages are inserted above what is being read, which stays where it is.
  useBrowserLayoutEffect(() => {
    if (first < openedFrom) log.current?.scrollTo({ top: log.current.scrollHeight - belowTop.current });
  }, [first, openedFrom]);

  // Pictures and fonts load late, and keyboards or notices take room: a log that was at its end stays there.
  useEffect(() => {
    if (!list.current) return undefined;
    const grown = new ResizeObserver(() => {
      if (atEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
      rememberPlace();
    });
    grown.observe(list.current);
    if (log.current) grown.observe(log.current);
    return () => grown.disconnect();
  }, []);

  const lastNumber = last?.number ?? 0;
  const reportSeen = useRef(onSeen);
  useEffect(() => {
    reportSeen.current = onSeen;
  }, [onSeen]);

  useEffect(() => {
    const see = (): void => {
      if (lastNumber > 0 && atEnd.current && document.visibilityState === "visible")
        reportSeen.current(lastNumber);
    };
    see();
    document.addEventListener("visibilitychange", see);
    return () => document.removeEventListener("visibilitychange", see);
  }, [lastNumber]);

  const scrolled = (): void => {
    if (!log.current) return;
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    const isUpwards = scrollTop < top.current;
    top.current = scrollTop;
    rememberPlace();
    if (isUpwards && scrollTop < nearBeginning && earlier === "ready") onLoadEarlier();
    // Nobody can leave the end downwards: the log has grown, and follows as soon as that is observed.
    if (atEnd.current && !isUpwards) return;
    atEnd.current = scrollHeight - scrollTop - clientHeight < near;
    if (!atEnd.current || !missed) return;
    setMissed(false);
    if (last) onSeen(lastNumber);
  };

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
        onScroll={scrolled}
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
        <Button variant="onPicture" size="small" icon={ArrowDown} onClick={toEnd}>
          New messages
        </Button>
      )}
    </>
  );
}
