import { useState } from "react";
import { getWholeAnswer } from "../../theme/same-answer.ts";

/** An error, and what it came with. */
export type AnsweredError = {
  /** The error, saying what to do. */
  error?: string | undefined;
  /**
   * All errors of the form, as the same object until the form is sent again. With it, the error disappears once the
   * field is changed; without it, it stays until it is `undefined`.
   */
  answer?: object | undefined;
};

type CurrentError = {
  /** Undefined once the field was changed. */
  current: string | undefined;
  /** For the element around the field. */
  onChange: () => void;
};

/**
 * The error of a field until the field is changed: whether the new value is right is known after the form is sent
 * again, and then the errors are another object, even if their texts are the same.
 */
export function useCurrentError({ error, answer }: AnsweredError): CurrentError {
  const [changedSince, setChangedSince] = useState<object>();
  const whole = answer && getWholeAnswer(answer);
  const isCurrent = whole === undefined || changedSince !== whole;
  return {
    current: isCurrent ? error : undefined,
    onChange: () => {
      if (error !== undefined) setChangedSince(whole);
    },
  };
}
