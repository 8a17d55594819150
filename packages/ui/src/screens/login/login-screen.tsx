import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";

/** Posts `email`, `password` and `next` to its own address. */
export type LoginScreenProps = FormState & {
  values?: { email?: string | undefined };
  /** Where the person was going; kept in the form and in the link to register. */
  next?: string | undefined;
  /** Why they are here, when they did not choose to be: "Log in to keep this piece". */
  reason?: string | undefined;
};

/** `/login` */
export function LoginScreen(_props: LoginScreenProps) {
  return (
    <Container width="form">
      <Heading level={1}>Log in</Heading>
    </Container>
  );
}
