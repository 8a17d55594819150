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
    text: "The link may be outdated, or the address may be misspelled.",
  },
  listing: {
    title: "This piece is no longer available",
    text: "The seller has taken it down. You can browse similar pieces.",
  },
  order: {
    title: "Order not found",
    text: "It may belong to another account. You can find your orders under your purchases.",
  },
  profile: {
    title: "Seller not found",
    text: "They may have closed their shop and taken down their pieces.",
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
