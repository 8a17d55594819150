import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";

/** Posts `email` to its own address. */
export type ForgotPasswordScreenProps = FormState & {
  values?: { email?: string | undefined };
  /** The request went through; the same words whether or not the address has an account. */
  sent?: boolean;
};

/** Where a forgotten password begins. */
export function ForgotPasswordScreen(_props: ForgotPasswordScreenProps) {
  return (
    <Container width="form">
      <Heading level={1}>Forgotten your password?</Heading>
    </Container>
  );
}
