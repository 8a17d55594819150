import type { Question } from "@heirloop/contract/listing/listing.schema";
import { dayOf } from "../date/day.ts";
import * as styles from "./question-list.css.ts";

export type QuestionListProps = { questions: readonly Question[]; sellerName: string };

/** What others asked about a piece, with the seller's answers. */
export function QuestionList({ questions, sellerName }: QuestionListProps) {
  return (
    <ul className={styles.list}>
      {questions.map(({ _id, text, askedBy, date, answer }) => (
        <li key={_id} className={styles.item}>
          <p className={styles.question}>{text}</p>
          <p className={styles.who}>
            {askedBy.firstName}, {dayOf(date)}
            {answer === null && " · Waiting for the seller’s answer"}
          </p>
          {answer && (
            <div className={styles.answer}>
              <p>{answer.text}</p>
              <p className={styles.who}>
                {sellerName}, {dayOf(answer.date)}
              </p>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
