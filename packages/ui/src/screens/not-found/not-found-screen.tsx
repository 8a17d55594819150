import { Container } from "../../components/container/container.tsx";
import { Heading } from "../../components/heading/heading.tsx";

export type NotFoundScreenProps = {
  /** What is not there: a page, or a piece that is gone. */
  what?: "page" | "listing" | "order" | "profile";
};

/** 404 */
export function NotFoundScreen(_props: NotFoundScreenProps) {
  return (
    <Container width="narrow">
      <Heading level={1}>This page has moved out</Heading>
    </Container>
  );
}
