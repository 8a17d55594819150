import type { FormState } from "../form/field-errors.ts";

/** How the last try to ask or to answer on this page ended. */
export type QuestionAnswer = FormState & {
  /** The question that was answered; none when one was asked. */
  answerTo?: string | undefined;
  /** What was typed before it went wrong. */
  text?: string | undefined;
  /** It stands on the page now. */
  saved?: boolean | undefined;
};
