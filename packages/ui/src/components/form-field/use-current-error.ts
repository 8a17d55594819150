import { useState } from "react";
import { useFormAnswer } from "../../theme/form-errors.tsx";

type CurrentError = {
  /** Undefined once the field was changed. */
  current: string | undefined;
  /** For the element around the field. */
  onChange: () => void;
};

/**
 * The error of a field until the field is changed: whether the new value is right is known after the form is sent
 * again, and then the errors of the form are another object, even if their texts are the same. In a form without
 * `errors` it stays until it is `undefined`.
 */
export function useCurrentError(error: string | undefined): CurrentError {
  const answer = useFormAnswer();
  const [changedSince, setChangedSince] = useState<object>();
  const isCurrent = answer === undefined || changedSince !== answer;
  return {
    current: isCurrent ? error : undefined,
    onChange: () => {
      if (error !== undefined) setChangedSince(answer);
    },
  };
}
