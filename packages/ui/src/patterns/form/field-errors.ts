/** Error messages by the field's dotted path: `{ "address.zip": "Enter a 5-digit ZIP code" }`. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

/** What an action returns to a form that was not accepted. */
export type FormState = {
  errors?: FieldErrors | undefined;
  /** An error for the whole form: "The email or password is incorrect". */
  problem?: string | undefined;
  busy?: boolean | undefined;
};
