import type { Question } from "@heirloop/contract/listing/listing.schema";
import { Banner } from "../../components/banner/banner.tsx";
import { AnswerForm } from "../ask-form/answer-form.tsx";
import type { QuestionAnswer } from "../ask-form/question-answer.ts";
import { formatDay } from "../date/day.ts";
import { useFocusWhen } from "../form/use-focus-when.ts";
import * as styles from "./question-list.css.ts";

export type QuestionListProps = {
  questions: readonly Question[];
  sellerName: string;
  /** For the seller: the result of the last answer. Without it questions cannot be answered here. */
  answering?: QuestionAnswer | undefined;
};

function Answer({
  answer,
  sellerName,
  justSaved,
}: {
  answer: NonNullable<Question["answer"]>;
  sellerName: string;
  /** It was given just now, in the form that stood here. */
  justSaved: boolean;
}) {
  const here = useFocusWhen<HTMLDivElement>(justSaved);
  return (
    <div {...here} className={styles.answer} tabIndex={justSaved ? -1 : undefined}>
      <p className={styles.who}>
        <span className={styles.seller}>{sellerName}</span> answered, {formatDay(answer.date)}
      </p>
      <p dir="auto" className={styles.text}>
        {answer.text}
      </p>
      {justSaved && (
        <Banner tone="success" announce>
          Your answer is public now, and the person who asked was notified.
        </Banner>
      )}
    </div>
  );
}

/** Questions about a listing with the seller's answers; the seller answers in place. */
export function QuestionList({ questions, sellerName, answering }: QuestionListProps) {
  return (
    <ul className={styles.list}>
      {questions.map((question) => {
        const { _id, text, askedBy, date, answer } = question;
        const mine = answering?.answerTo === _id ? answering : undefined;
        return (
          <li key={_id} className={styles.item}>
            <p dir="auto" className={styles.question}>
              {text}
            </p>
            <p className={styles.who}>
              {askedBy.firstName}, {formatDay(date)}
              {answer === null && (answering ? " · Not answered yet" : " · Waiting for the seller’s answer")}
            </p>
            {answer && <Answer answer={answer} sellerName={sellerName} justSaved={mine?.saved ?? false} />}
            {!answer && answering && (
              <div className={styles.form}>
                <AnswerForm
                  question={question}
                  errors={mine?.errors}
                  problem={mine?.problem}
                  busy={mine?.busy}
                  text={mine?.text}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
