import type { Message } from "@heirloop/contract/chat/chat.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import { TextButton } from "../../components/text-link/text-link.tsx";
import { classes } from "../../theme/classes.ts";
import { ClockTime } from "../date/clock-time.tsx";
import type { FieldErrors } from "../form/field-errors.ts";
import type { OutgoingMessage } from "./conversation-view.ts";
import { LinkedText } from "./linked-text.tsx";
import { OfferBubble } from "./offer-bubble.tsx";
import type { OfferStanding } from "./offer-standing.ts";
import * as styles from "./chat.css.ts";

export type MessageRowProps = {
  message: Message;
  mine: boolean;
  /** Who wrote it, for those who cannot see on which side it stands. */
  author: string;
  /** The order whose offer it may show; null in an enquiry. */
  order: OrderId | null;
  /** The other side has seen it; shown under the last one seen only. */
  seen: boolean;
  /** How the offer that it shows stands by now. */
  standing: OfferStanding | null;
  offerActions: readonly OrderEventType[];
  sending: OrderEventType | undefined;
  errors: FieldErrors;
  onOrderEvent: (event: OrderEvent) => void;
};

/** One message of any kind. */
export function MessageRow({
  message,
  mine,
  author,
  order,
  seen,
  standing,
  offerActions,
  sending,
  errors,
  onOrderEvent,
}: MessageRowProps) {
  const { type, text, imageUrl, offer, date } = message;
  if (type === "update" || type === "offer-deleted") {
    return (
      <li className={classes(styles.row, styles.rowOf.nobody)}>
        <p className={styles.update}>
          {text ?? (type === "offer-deleted" ? "The offer was taken back." : "")}
        </p>
      </li>
    );
  }
  const side = mine ? "mine" : "theirs";
  return (
    <li className={classes(styles.row, styles.rowOf[side])} aria-label={author}>
      {type === "offer-sent" && offer && standing && order && (
        <OfferBubble
          offer={offer}
          standing={standing}
          mine={mine}
          order={order}
          actions={offerActions}
          sending={sending}
          errors={errors}
          onOrderEvent={onOrderEvent}
        />
      )}
      {type === "image" && imageUrl && (
        <a href={imageUrl} target="_blank" rel="noopener noreferrer">
          <img src={imageUrl} alt={`Sent by ${author}`} loading="lazy" className={styles.image} />
        </a>
      )}
      {text && type !== "offer-sent" && (
        <div className={classes(styles.bubble, styles.bubbleOf[side])}>
          <LinkedText text={text} />
        </div>
      )}
      <span className={styles.note}>
        <ClockTime instant={date} />
        {seen && <span>Seen</span>}
      </span>
    </li>
  );
}

export type OutgoingRowProps = {
  outgoing: OutgoingMessage;
  waiting: boolean;
  onResend: (clientId: string) => void;
};

/** A message of mine that has not arrived yet. */
export function OutgoingRow({ outgoing: { clientId, content, state }, waiting, onResend }: OutgoingRowProps) {
  return (
    <li className={classes(styles.row, styles.rowOf.mine)} aria-label="You">
      {content.type === "image" ? (
        <img src={content.preview} alt="Sent by you" className={classes(styles.image, styles.pending)} />
      ) : (
        <div className={classes(styles.bubble, styles.bubbleOf.mine, styles.pending)}>{content.text}</div>
      )}
      {state === "failed" ? (
        <span className={styles.failed} role="alert">
          Not sent. <TextButton onClick={() => onResend(clientId)}>Try again</TextButton>
        </span>
      ) : (
        <span className={styles.note}>{waiting ? "Waits for the connection" : "Sending"}</span>
      )}
    </li>
  );
}
