import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";

/** Posts `token` and `password` to its own address. */
export type ResetPasswordScreenProps = FormState & {
  /** From the mailed link; null when the link lacks it. */
  token: string | null;
};

/** Where the mailed link leads. */
export function ResetPasswordScreen(_props: ResetPasswordScreenProps) {
  return (
    <Container width="form">
      <Heading level={1}>Choose a new password</Heading>
    </Container>
  );
}
