const wholeAnswers = new WeakMap<object, object>();

/** The errors that are left of `whole` without the form being sent again: what was changed since stays changed. */
export function asSameAnswer<Errors extends object>(part: Errors, whole: object): Errors {
  wholeAnswers.set(part, getWholeAnswer(whole));
  return part;
}

/** The errors as they came, of which these may be what is left. */
export const getWholeAnswer = (errors: object): object => wholeAnswers.get(errors) ?? errors;
