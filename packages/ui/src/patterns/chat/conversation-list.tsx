import { namePieces } from "@heirloop/contract/order/name-pieces";
import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { Badge } from "../../components/badge/badge.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { VisuallyHidden } from "../../components/visually-hidden/visually-hidden.tsx";
import { AppLink } from "../../theme/link.tsx";
import { formatShortTime } from "../date/short-time.ts";
import type { Loadable } from "../loadable/loadable.ts";
import { getOrderLabel } from "../order/order-copy.ts";
import { getChatSubject } from "./chat-subject.ts";
import { getOtherParty } from "./conversation.tsx";
import * as styles from "./chat.css.ts";

/** Which conversations are listed. */
export type ConversationPage = {
  /** The list continues after this conversation; null on the first page. */
  after: string | null;
  /** The conversation after which the next page continues; null on the last page. */
  next: string | null;
};

export type ConversationListProps = {
  chats: Loadable<readonly Chat[]>;
  selected: string | null;
  me: string;
  now: string;
  onRetry: () => void;
  page: ConversationPage;
  /** Without it each row links to the conversation's page. */
  onSelect?: ((chat: Chat) => void) | undefined;
};

/** The last message in one line. An offer shows whose turn it is or how it ended. */
function getPreview({ order, buyer }: Chat, me: string, last: Chat["messages"][number] | undefined): string {
  if (!last) return "No messages yet";
  if (last.type === "image") return "Picture";
  if (last.type === "offer-sent")
    return order?.offer ? getOrderLabel(order, buyer._id === me ? "buyer" : "seller").label : "Offer";
  return last.text ?? "";
}

function Row({ chat, me, now }: { chat: Chat; me: string; now: string }) {
  const other = getOtherParty(chat, me);
  const last = chat.messages.at(-1);
  const { pieces, badge } = getChatSubject(chat, me);
  const title = pieces.length === 0 ? "" : namePieces(pieces.map((piece) => piece.title));
  const image = pieces[0]?.image;
  return (
    <>
      <span className={styles.listFace}>
        {image !== undefined && <Picture src={image} alt="" size="thumbnail" sizes="64px" />}
        <span className={image === undefined ? undefined : styles.listWho}>
          <Avatar
            name={other.firstName}
            src={other.picture ? `${other.picture}/160.webp` : undefined}
            size={image === undefined ? "medium" : "small"}
          />
        </span>
      </span>
      <span className={styles.listWords}>
        <span className={styles.listLine}>
          <Text as="span" size="label" clamp={1}>
            {other.firstName}
          </Text>
          {last && (
            <Text as="span" size="caption" tone="soft">
              <time dateTime={last.date} className={styles.listTime}>
                {formatShortTime(last.date, now)}
              </time>
            </Text>
          )}
        </span>
        <span className={styles.listLine}>
          {title && (
            <Text as="span" size="caption" tone="soft" clamp={1}>
              {title}
            </Text>
          )}
          {badge !== null && <Badge tone="quiet">{badge}</Badge>}
        </span>
        <span className={styles.listLine}>
          <Text as="span" size={chat.unreadCount > 0 ? "label" : "small"} clamp={1}>
            {getPreview(chat, me, last)}
          </Text>
          {chat.unreadCount > 0 && (
            <span className={styles.unreadCount}>
              {chat.unreadCount}
              <VisuallyHidden> unread</VisuallyHidden>
            </span>
          )}
        </span>
      </span>
    </>
  );
}

/** All conversations, the latest first. */
export function ConversationList({
  chats,
  selected,
  me,
  now,
  onRetry,
  page: { after, next },
  onSelect,
}: ConversationListProps) {
  if (chats.state === "loading") {
    return (
      <div aria-busy>
        <Stack gap="m">
          {[1, 2, 3, 4].map((at) => (
            <Skeleton key={at} shape="control" />
          ))}
        </Stack>
      </div>
    );
  }
  if (chats.state === "failed")
    return <ErrorState compact title="Your messages could not be loaded" onRetry={onRetry} />;
  if (chats.value.length === 0 && after === null) {
    return (
      <EmptyState
        compact
        title="No messages yet"
        actions={<ButtonLink href={pageUrls.collections()}>Browse furniture</ButtonLink>}
      >
        Ask a seller about a piece, or make an offer, and the conversation appears here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul>
        {chats.value.map((chat) => (
          <li key={chat._id}>
            {onSelect ? (
              <button
                type="button"
                className={styles.listRow}
                aria-current={chat._id === selected ? "true" : undefined}
                onClick={() => onSelect(chat)}
              >
                <Row chat={chat} me={me} now={now} />
              </button>
            ) : (
              <AppLink
                href={pageUrls.chat(chat._id, after)}
                className={styles.listRow}
                aria-current={chat._id === selected ? "true" : undefined}
              >
                <Row chat={chat} me={me} now={now} />
              </AppLink>
            )}
          </li>
        ))}
      </ul>
      {(after !== null || next !== null) && (
        <div className={styles.listPages}>
          {after !== null && (
            <ButtonLink size="small" href={pageUrls.chats()}>
              Latest conversations
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink size="small" href={pageUrls.chats(next)}>
              Older conversations
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}
