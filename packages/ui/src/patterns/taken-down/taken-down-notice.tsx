import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";

export type TakenDownNoticeProps = {
  listing: Pick<Listing, "heirloopId" | "slug" | "title" | "takenDownReason">;
};

/** Tells the seller of a piece that an admin took down why, and where to write. Nothing for other pieces. */
export function TakenDownNotice({ listing }: TakenDownNoticeProps) {
  const { takenDownReason, title } = listing;
  if (takenDownReason === undefined) return null;
  return (
    <Banner
      tone="danger"
      actions={<TextLink href={pageUrls.contact("selling", pageUrls.product(listing))}>Write to us</TextLink>}
    >
      <Stack gap="xxs">
        <Text size="label">We took down {title}</Text>
        <Text lines>{takenDownReason}</Text>
        <Text size="small">Only we can put it back on sale. If this is a mistake, write to us.</Text>
      </Stack>
    </Banner>
  );
}
