import { brand } from "@heirloop/contract/brand/brand";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";

export type ErrorScreenProps = {
  kind?: "error" | "offline" | "permission-denied";
  /** For support. */
  requestId?: string | undefined;
  onRetry?: (() => void) | undefined;
};

const copy: Record<NonNullable<ErrorScreenProps["kind"]>, { title: string; text: string }> = {
  error: {
    title: "Something went wrong",
    text: "The page could not be loaded. Nothing you did is lost. Try again in a moment.",
  },
  offline: { title: "You are offline", text: "The page loads when you are back online." },
  "permission-denied": { title: "Permission denied", text: "Only the buyer and the seller can see this." },
};

/** The error page. */
export function ErrorScreen({ kind = "error", requestId, onRetry }: ErrorScreenProps) {
  const { title, text } = copy[kind];
  return (
    <Container width="text">
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            {onRetry && (
              <Button variant="primary" onClick={onRetry}>
                Try again
              </Button>
            )}
            <ButtonLink href={pageUrls.home()}>Home</ButtonLink>
          </>
        }
      >
        {text}
        {kind === "error" && requestId && (
          <>
            {" "}
            If this keeps happening, write to{" "}
            <TextLink href={`mailto:${brand.email}?subject=${requestId}`}>{brand.email}</TextLink> and mention{" "}
            {requestId}.
          </>
        )}
      </EmptyState>
    </Container>
  );
}
