/** What is wrong with each field, by its dotted path: `{ "address.zip": "Enter a 5-digit ZIP code" }`. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What every posted form is handed back after a try that did not succeed. */
export type FormState = {
  errors?: FieldErrors | undefined;
  /** What is wrong with the whole of it: "Email or password is not right". */
  problem?: string | undefined;
  busy?: boolean | undefined;
};
