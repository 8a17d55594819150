import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ButtonLink } from "../../components/button/button.tsx";
import { Container } from "../../components/container/container.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";

export type NotFoundScreenProps = {
  /** What is missing: a page, or a listing that was removed. */
  what?: "page" | "listing" | "order" | "profile";
};

const copy: Record<NonNullable<NotFoundScreenProps["what"]>, { title: string; text: string }> = {
  page: {
    title: "Page not found",
    text: "The address leads nowhere. It may be old, or a letter may be missing.",
  },
  listing: {
    title: "This piece is gone",
    text: "It was taken down by its seller. There are others like it.",
  },
  order: {
    title: "There is no such order",
    text: "It may belong to another account. Your own orders stand under your purchases.",
  },
  profile: {
    title: "There is no such seller",
    text: "They may have closed their shop. Their pieces are gone with them.",
  },
};

/** 404 */
export function NotFoundScreen({ what = "page" }: NotFoundScreenProps) {
  const { title, text } = copy[what];
  return (
    <Container width="text">
      <EmptyState
        level={1}
        title={title}
        actions={
          <>
            <ButtonLink
              href={what === "order" ? pageUrls.purchases() : pageUrls.collections()}
              variant="primary"
            >
              {what === "order" ? "My purchases" : "Browse furniture"}
            </ButtonLink>
            <ButtonLink href={pageUrls.home()}>Home</ButtonLink>
          </>
        }
      >
        {text}
      </EmptyState>
    </Container>
  );
}
