import { ArrowDown } from "lucide-react";
import { useState } from "react";
import { Button } from "../../components/button/button.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { useFormatDay } from "../date/local-day.tsx";
import type { ConversationHandlers, ConversationView } from "./conversation-view.ts";
import { LoggedMessageRow } from "./logged-message-row.tsx";
import { getLoggedMessages } from "./logged-messages.ts";
import { OutgoingRow } from "./message-row.tsx";
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
  const { messages, earlier, outgoing, connection } = view;
  const formatDay = useFormatDay();
  const first = messages[0]?.number ?? 1;
  const [openedFrom] = useState(first);
  const openedAt = messages.findIndex(({ number }) => number >= openedFrom);

  const { log, list, missed, onScroll, scrollToEnd } = useLogScroll({
    messages,
    first,
    openedFrom,
    outgoing: outgoing.length,
    me,
    onLoadEarlier: earlier === "ready" ? onLoadEarlier : null,
    onSeen,
  });

  const rows = getLoggedMessages(view, me, formatDay).map((logged) => (
    <LoggedMessageRow
      key={logged.message._id}
      logged={logged}
      view={view}
      me={me}
      otherName={otherName}
      onOrderEvent={onOrderEvent}
    />
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
