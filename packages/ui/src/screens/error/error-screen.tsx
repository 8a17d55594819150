import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";

export type ErrorScreenProps = {
  kind?: "error" | "offline" | "permission-denied";
  /** For the people who answer the mail. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
};

/** Something broke on the way to a page. */
export function ErrorScreen(_props: ErrorScreenProps) {
  return (
    <Container width="narrow">
      <Heading level={1}>Something came loose</Heading>
    </Container>
  );
}
