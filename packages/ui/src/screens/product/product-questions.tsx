import { contactClosedText } from "@heirloop/contract/blocked-people/contact";
import type { FullListing, Question } from "@heirloop/contract/listing/listing.schema";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { AskForm } from "../../patterns/ask-form/ask-form.tsx";
import type { QuestionAnswer } from "../../patterns/ask-form/question-answer.ts";
import { QuestionList } from "../../patterns/question-list/question-list.tsx";
import { Section } from "../../patterns/section/section.tsx";
import * as styles from "./product-screen.css.ts";

export type ProductQuestionsProps = {
  listing: FullListing;
  questions: readonly Question[];
  /** Result of the last question or answer. */
  ask: QuestionAnswer;
  /** The viewer sells it. */
  own: boolean;
};

/** Visitors ask in one form; the seller answers below each question. */
export function ProductQuestions({ listing, own, questions, ask }: ProductQuestionsProps) {
  const { contact, seller } = listing;
  const open = questions.filter(({ answer }) => answer === null).length;
  return (
    <Section title="Questions and answers" id="askSellerTarget">
      <div className={own ? undefined : styles.questions}>
        {questions.length > 0 ? (
          <Stack gap="m">
            {own && open > 0 && (
              <Text tone="soft">
                {open === 1
                  ? "One question waits for your answer."
                  : `${open} questions wait for your answer.`}
              </Text>
            )}
            <QuestionList
              questions={questions}
              sellerName={seller.firstName}
              answering={own ? ask : undefined}
            />
          </Stack>
        ) : (
          <Text tone="soft">
            {own
              ? "Nobody has asked anything yet. You answer here when somebody does."
              : "Nobody has asked anything yet."}
          </Text>
        )}
        {!own &&
          (contact === "open" ? (
            <AskForm {...ask} />
          ) : (
            <Text tone="soft">{contactClosedText(contact, "question")}</Text>
          ))}
      </div>
    </Section>
  );
}
