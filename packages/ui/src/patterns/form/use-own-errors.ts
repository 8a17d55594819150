import { useState } from "react";
import { asSameAnswer } from "../../theme/form-errors.tsx";
import type { FieldErrors } from "./field-errors.ts";

type OwnErrors = {
  /** What the form itself found, over what the server answered. */
  shown: FieldErrors;
  /** What the form found before it was sent; none when it is sent. */
  setOwn: (errors: FieldErrors) => void;
};

/** The errors of a form that checks its fields before the server does. `errors` are the server's. */
export function useOwnErrors(errors: FieldErrors): OwnErrors {
  const [own, setOwn] = useState<FieldErrors>({});
  const isRefused = Object.keys(own).length > 0;
  return { shown: isRefused ? asSameAnswer({ ...errors, ...own }, own) : errors, setOwn };
}
