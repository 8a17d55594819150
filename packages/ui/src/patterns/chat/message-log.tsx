import type { Message } from "@heirloop/contract/chat/chat.schema";
import { brand } from "@heirloop/contract/brand/brand";
import { ArrowDown } from "lucide-react";
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { useFormatDay } from "../date/local-day.tsx";
import type { ConversationHandlers, ConversationView } from "./conversation-view.ts";
import { MessageRow, OutgoingRow } from "./message-row.tsx";
import { getOfferStatusInChat } from "./offer-status.ts";
import * as styles from "./chat.css.ts";

export type MessageLogProps = Pick<
  ConversationHandlers,
  "onResend" | "onDiscard" | "onSeen" | "onOrderEvent"
> & {
  view: ConversationView;
  me: string;
  otherName: string;
};

/** Older messages are loaded on request. */
const initialCount = 150;
/** Pixels from the end within which the log counts as scrolled to the end. */
const near = 120;

const useBrowserLayoutEffect = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The messages of one conversation, the latest in sight. */
export function MessageLog({
  view,
  me,
  otherName,
  onResend,
  onDiscard,
  onSeen,
  onOrderEvent,
}: MessageLogProps) {
  const {
    messages,
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
  const [shown, setShown] = useState(initialCount);
  const [missed, setMissed] = useState(false);
  const last = messages.at(-1);
  const hidden = Math.max(0, messages.length - shown);
  const visible = messages.slice(hidden);
  const lastOffer = messages.findLast(({ type }) => type === "offer-sent");
  const lastSeen = messages.findLast(
    ({ sender, seenBy }) => sender === me && seenBy.some((who) => who !== me),
  );
  const firstUnread = visible.find(({ number, sender }) => number > seenBefore && sender !== me);

  const toEnd = (): void => log.current?.scrollTo({ top: log.current.scrollHeight });

  useBrowserLayoutEffect(() => {
    if (atEnd.current || last?.sender === me) {
      toEnd();
      setMissed(false);
    } else setMissed(true);
  }, [last?.number, outgoing.length]);

  // Pictures and fonts load late, and keyboards or notices take room: a log that was at its end stays there.
  useEffect(() => {
    if (!list.current) return undefined;
    const grown = new ResizeObserver(() => {
      if (atEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
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
    const before = visible[at - 1];
    return before === undefined || formatDay(before.date) !== formatDay(message.date);
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
        {hidden > 0 && (
          <Button variant="quiet" size="small" onClick={() => setShown(shown + initialCount)}>
            Show earlier messages
          </Button>
        )}
        <ol ref={list} className={styles.messages}>
          {visible.map((message, at) => (
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
                  message.offer &&
                  getOfferStatusInChat(message.offer, message === lastOffer, view.chat.order, side)
                }
                offerActions={message === lastOffer ? offerActions : []}
                counterRange={counterRange}
                unmetFloor={message === lastOffer ? unmetFloor : null}
                sending={sending}
                errors={errors}
                onOrderEvent={onOrderEvent}
              />
            </Fragment>
          ))}
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
      {missed && (
        <Button variant="onPicture" size="small" icon={ArrowDown} onClick={toEnd}>
          New messages
        </Button>
      )}
    </>
  );
}
