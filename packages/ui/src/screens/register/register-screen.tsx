import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import type { FormState } from "../../patterns/form/field-errors.ts";

/** Posts `firstName`, `lastName`, `email`, `password`, `isBusiness` (`on` or absent) and `next` to its own address. */
export type RegisterScreenProps = FormState & {
  values?: { firstName?: string | undefined; lastName?: string | undefined; email?: string | undefined; isBusiness?: boolean | undefined };
  next?: string | undefined;
};

/** `/register` */
export function RegisterScreen(_props: RegisterScreenProps) {
  return (
    <Container width="form">
      <Heading level={1}>Create an account</Heading>
    </Container>
  );
}
