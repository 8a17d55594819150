import { type RefObject, useEffect, useRef, useState } from "react";
import { focusFirstError } from "../../theme/focus-form-result.ts";
import type { FieldErrors } from "./field-errors.ts";

/**
 * Moves the focus to the first invalid field after a submission, whether the form or the server rejected it. `tried`
 * is called with whether the form was sent.
 */
export function useFocusFirstError(errors: FieldErrors): {
  form: RefObject<HTMLFormElement | null>;
  tried: (sent: boolean) => void;
} {
  const form = useRef<HTMLFormElement>(null);
  const isAnswerDue = useRef(false);
  const [attempts, setAttempts] = useState(0);
  const messages = Object.values(errors).join("\n");
  useEffect(() => {
    if (isAnswerDue.current && form.current && focusFirstError(form.current)) isAnswerDue.current = false;
  }, [attempts, messages]);
  return {
    form,
    tried: (sent) => {
      isAnswerDue.current = true;
      if (!sent) setAttempts((before) => before + 1);
    },
  };
}
