import { TextField } from "../../components/text-field/text-field.tsx";
import type { getFields } from "./get-fields.ts";

type OwnerFieldProps = {
  /** The fields of the form around it. */
  field: ReturnType<typeof getFields<"password" | "code">>;
};

/** The password of the account, with which its owner confirms a change. */
export const PasswordField = ({ field }: OwnerFieldProps) => (
  <TextField
    label="Your password"
    type="password"
    autoComplete="current-password"
    required
    {...field("password")}
  />
);

/** A code of two-step verification. */
export const CodeField = ({ field, hint }: OwnerFieldProps & { hint: string }) => (
  <TextField
    label="Code"
    hint={hint}
    autoComplete="one-time-code"
    autoCapitalize="none"
    spellCheck={false}
    required
    {...field("code")}
  />
);

/** The hint of a code that may be either kind. */
export const eitherCode = "From your app, or a recovery code.";
