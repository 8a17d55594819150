import type { Message, MessageType } from "@heirloop/contract/chat/chat.schema";
import type { OrderId } from "@heirloop/contract/identity/identity.schema";
import type { Order } from "@heirloop/contract/order/order.schema";
import type { OrderEvent, OrderEventType } from "@heirloop/contract/order/order.events";
import type { Side } from "@heirloop/contract/user/user.schema";
import { TextButton } from "../../components/text-link/text-link.tsx";
import { classes } from "../../theme/classes.ts";
import { ClockTime } from "../date/clock-time.tsx";
import type { CounterRange } from "@heirloop/machines/order/offer-range";
import type { FieldErrors } from "../form/field-errors.ts";
import type { OutgoingMessage } from "./conversation-view.ts";
import { LinkedText } from "./linked-text.tsx";
import { unmetFloorCopy } from "../order/offer-copy.ts";
import { OfferBubble } from "./offer-bubble.tsx";
import type { OfferStatusInChat } from "./offer-status.ts";
import * as styles from "./chat.css.ts";

export type MessageRowProps = {
  message: Message;
  mine: boolean;
  /** The author, for screen readers. */
  author: string;
  /** Which side of the trade reads it, and what the other is called. */
  side: Side;
  otherName: string;
  /** The order whose offer it may show; null in an inquiry. */
  order: OrderId | null;
  /** The same order while this side can answer the offer. */
  answered: Order | null;
  /** The other side has seen it; shown under the last one seen only. */
  seen: boolean;
  /** Current status of the offer. */
  standing: OfferStatusInChat | null;
  offerActions: readonly OrderEventType[];
  counterRange: CounterRange | null;
  /** Cents agreed on with an owner that its offer does not reach. */
  unmetFloor: number | null;
  sending: OrderEventType | undefined;
  errors: FieldErrors;
  onOrderEvent: (event: OrderEvent) => void;
};

/** Whether a message is shown as a line of its own instead of a bubble. */
const isNotice: Record<MessageType, boolean> = {
  text: false,
  image: false,
  "offer-sent": false,
  update: true,
  "offer-deleted": true,
};

/** One message of any kind. */
export function MessageRow({
  message,
  mine,
  author,
  side,
  otherName,
  order,
  answered,
  seen,
  standing,
  offerActions,
  counterRange,
  unmetFloor,
  sending,
  errors,
  onOrderEvent,
}: MessageRowProps) {
  const { type, text, imageUrl, offer, date, sender } = message;
  if (isNotice[type]) {
    return (
      <li className={classes(styles.row, styles.rowVariant.nobody)}>
        <p className={styles.update}>{text ?? (type === "offer-deleted" ? "The offer ended." : "")}</p>
      </li>
    );
  }
  const writer = sender === null ? "nobody" : mine ? "mine" : "theirs";
  return (
    <li className={classes(styles.row, styles.rowVariant[writer])} aria-label={author}>
      {type === "offer-sent" && offer && standing && order && (
        <OfferBubble
          offer={offer}
          standing={standing}
          side={side}
          otherName={otherName}
          by={sender === null ? "price" : mine ? "me" : "other"}
          why={unmetFloor !== null ? unmetFloorCopy(unmetFloor) : sender === null ? text : null}
          order={order}
          answered={answered}
          actions={offerActions}
          counterRange={counterRange}
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
        <div dir="auto" className={classes(styles.bubble, styles.bubbleVariant[mine ? "mine" : "theirs"])}>
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
  onDiscard: (clientId: string) => void;
};

/** A message of mine that has not arrived yet. */
export function OutgoingRow({
  outgoing: { clientId, content, state, problem },
  waiting,
  onResend,
  onDiscard,
}: OutgoingRowProps) {
  const what = content.type === "image" ? "picture" : "message";
  return (
    <li className={classes(styles.row, styles.rowVariant.mine)} aria-label="You">
      {content.type === "image" ? (
        <img src={content.preview} alt="Sent by you" className={classes(styles.image, styles.pending)} />
      ) : (
        <div dir="auto" className={classes(styles.bubble, styles.bubbleVariant.mine, styles.pending)}>
          {content.text}
        </div>
      )}
      {state === "failed" ? (
        <span className={styles.failed} role="alert">
          Not sent{problem === null ? "" : `: ${problem}`}.{" "}
          <TextButton onClick={() => onResend(clientId)}>Try again</TextButton>{" "}
          <TextButton onClick={() => onDiscard(clientId)}>Delete {what}</TextButton>
        </span>
      ) : (
        <span className={styles.note}>{waiting ? "Waits for the connection" : "Sending"}</span>
      )}
    </li>
  );
}
