import { contactClosedCopy } from "@heirloop/contract/blocked-people/contact";
import type { Chat } from "@heirloop/contract/chat/chat.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { Avatar } from "../../components/avatar/avatar.tsx";
import { Badge } from "../../components/badge/badge.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { hasTouchKeyboard } from "../../theme/has-touch-keyboard.ts";
import { BlockPerson } from "../block-person/block-person.tsx";
import { useIsOpened } from "../../theme/use-is-opened.ts";
import { ProblemBanner } from "../form/problem-banner.tsx";
import { OfflineBanner } from "../offline-banner/offline-banner.tsx";
import { getChatSubject } from "./chat-subject.ts";
import { Composer } from "./composer.tsx";
import type { ConversationHandlers, ConversationView } from "./conversation-view.ts";
import { MessageLog } from "./message-log.tsx";
import * as styles from "./chat.css.ts";

export type ConversationProps = ConversationHandlers & {
  view: ConversationView;
  me: string;
  /** The way back to the list, before the name of the other side. */
  back?: ReactNode;
  /**
   * When the user opens it, the focus goes to its field; to itself where a field opens a keyboard on the screen, and
   * without a field. On a page that has just been loaded it stays at the top.
   */
  takesFocus?: boolean;
};

export const getOtherParty = ({ buyer, seller }: Pick<Chat, "buyer" | "seller">, me: string): Chat["buyer"] =>
  buyer._id === me ? seller : buyer;

/** The other party and the piece. */
function Head({ chat, me, sold, back }: { chat: Chat; me: string; sold: boolean; back: ReactNode }) {
  const other = getOtherParty(chat, me);
  const { pieces, badge } = getChatSubject(chat, me);
  const image = pieces[0]?.image;
  const buying = chat.buyer._id === me;
  return (
    <header className={styles.head}>
      {back}
      {image ? (
        <div className={styles.thumb}>
          <Picture src={image} alt="" size="thumbnail" sizes="48px" />
        </div>
      ) : (
        <Avatar name={other.firstName} src={other.picture ? `${other.picture}/160.webp` : undefined} />
      )}
      <div className={styles.headWords}>
        <Text size="strong" as="div">
          {other.slug ? (
            <TextLink variant="quiet" href={pageUrls.profile(other.slug)}>
              {other.firstName}
            </TextLink>
          ) : (
            other.firstName
          )}
        </Text>
        {pieces.length > 0 && (
          <Text size="small" tone="soft" clamp={pieces.length === 1 ? 1 : 2}>
            {pieces.map(({ id, title, href }, at) => (
              <Fragment key={id}>
                {at > 0 && (at === pieces.length - 1 ? " and " : ", ")}
                <TextLink variant="quiet" href={href}>
                  {title}
                </TextLink>
              </Fragment>
            ))}
          </Text>
        )}
      </div>
      <div className={styles.headActions}>
        {badge !== null && <Badge tone="quiet">{badge}</Badge>}
        {sold && <Badge tone="inverse">SOLD</Badge>}
        {chat.order && (
          <Text size="small">
            <TextLink
              href={
                buying || !chat.seller.isBusiness
                  ? pageUrls.purchases(undefined, chat.order._id)
                  : pageUrls.sales(undefined, chat.order._id)
              }
            >
              Order
            </TextLink>
          </Text>
        )}
        {/* A hidden seller cannot be blocked: the list of blocked people would name them. */}
        {other.slug !== null && chat.contact !== "blocked" && <BlockPerson person={other} />}
      </div>
    </header>
  );
}

/** One conversation: who and what, the messages, and where one writes. */
export function Conversation({ view, me, back, takesFocus = false, ...handlers }: ConversationProps) {
  const section = useRef<HTMLElement>(null);
  const { id, isOpened } = useIsOpened();
  const leads = takesFocus && isOpened;
  useEffect(() => {
    if (!leads) return;
    const field = hasTouchKeyboard() ? null : section.current?.querySelector("textarea");
    (field ?? section.current)?.focus();
  }, [leads]);
  const { chat, connection, typing, closedBecause, problem, sold = false } = view;
  const { firstName } = getOtherParty(chat, me);
  return (
    <section
      ref={section}
      id={id}
      className={styles.conversation}
      aria-label={`Conversation with ${firstName}`}
      {...(leads && { tabIndex: -1, "data-leads": true })}
    >
      <Head chat={chat} me={me} sold={sold} back={back} />
      <MessageLog view={view} me={me} otherName={firstName} {...handlers} />
      <div className={styles.foot}>
        <div className={styles.typing} role="status">
          {typing ? `${firstName} is writing` : ""}
        </div>
        {(connection === "connecting" || connection === "offline") && <OfflineBanner state={connection} />}
        <ProblemBanner problem={problem} />
        {closedBecause === null ? (
          <Composer otherName={firstName} {...handlers} />
        ) : (
          <div className={styles.closed}>
            <Text size="label">This chat has been closed</Text>
            <Text size="small" tone="soft">
              {closedBecause}
            </Text>
            {closedBecause === contactClosedCopy.blocked && (
              <Text size="small">
                <TextLink href={pageUrls.blockedPeople()}>See blocked people</TextLink>
              </Text>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
