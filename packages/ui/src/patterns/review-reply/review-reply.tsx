import type { ReviewReply as Reply } from "@heirloop/contract/review/review.schema";
import { ExpandableText } from "../../components/text/expandable-text.tsx";
import { formatDay } from "../date/day.ts";
import * as styles from "./review-reply.css.ts";

export type ReviewReplyProps = {
  /** The reviewed person, as others see them. */
  name: string;
  reply: Reply;
};

/** What the reviewed person answered. */
export function ReviewReply({ name, reply: { text, date, edited } }: ReviewReplyProps) {
  return (
    <div className={styles.reply}>
      <p className={styles.who}>
        <span className={styles.name}>{name}</span> replied, {formatDay(date)}
        {edited && " (edited)"}
      </p>
      <div dir="auto" className={styles.text}>
        <ExpandableText>{text}</ExpandableText>
      </div>
    </div>
  );
}
