import { createContext, type ReactNode, useContext } from "react";

const wholeAnswers = new WeakMap<object, object>();

/** The errors that are left of `whole` without the form being sent again: what was changed since stays changed. */
export function asSameAnswer<Errors extends object>(part: Errors, whole: object): Errors {
  wholeAnswers.set(part, wholeAnswers.get(whole) ?? whole);
  return part;
}

const AnswerContext = createContext<object | undefined>(undefined);

export type FormErrorsProps = {
  /** All errors of the form, as the same object until the form is sent again; without them the errors of its fields stay. */
  errors: object | undefined;
  children?: ReactNode;
};

/** Once a field inside is changed, its error disappears until the form is sent again and `errors` are another object. */
export function FormErrors({ errors, children }: FormErrorsProps) {
  return <AnswerContext value={errors && (wholeAnswers.get(errors) ?? errors)}>{children}</AnswerContext>;
}

/** Another object each time that the form around is refused; undefined if it has no `errors`. */
export const useFormAnswer = (): object | undefined => useContext(AnswerContext);
