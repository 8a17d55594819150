import type { FormState } from "../form/field-errors.ts";

/** How the last try to ask or to answer on this page ended. */
export type QuestionAnswer = FormState & {
  /** The question that was answered; none when one was asked. */
  answerTo?: string | undefined;
  /** The text before the error. */
  text?: string | undefined;
  /** It was published. */
  saved?: boolean | undefined;
};
