import type { OfferedShops as Offered } from "@heirloop/contract/consignment/consignment.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";

type OfferedShopsProps = {
  /** Null while it is unknown. */
  shops: Offered | null;
};

function getHeading({ zip, inArea, total }: Offered): string {
  if (inArea)
    return total === 1 ? `One shop near ${zip} sees the piece` : `${total} shops near ${zip} see the piece`;
  return total === 1
    ? `No shop is near ${zip} yet, so one farther away sees the piece`
    : `No shop is near ${zip} yet, so all ${total} shops see the piece`;
}

const formatMiles = (miles: number | null): string => {
  if (miles === null) return "Distance unknown";
  if (miles === 0) return "Less than a mile away";
  return miles === 1 ? "1 mile away" : `${miles.toLocaleString("en-US")} miles away`;
};

/** The shops that a piece is offered to, with their distances. */
export function OfferedShops({ shops: offered }: OfferedShopsProps) {
  if (offered === null) return null;
  const { shops, total } = offered;
  if (total === 0)
    return (
      <Text size="small" tone="soft" measure>
        No shop accepts pieces right now. You can{" "}
        <TextLink href={pageUrls.newListing()}>list it yourself</TextLink>.
      </Text>
    );
  return (
    <Stack gap="s">
      <Text size="strong">{getHeading(offered)}</Text>
      <Stack as="ul" gap="xs">
        {shops.map(({ slug, firstName, place, miles }) => (
          <Text key={slug} as="li" size="small">
            {[firstName, place, formatMiles(miles)].filter(Boolean).join(" · ")}
          </Text>
        ))}
      </Stack>
      {total > shops.length && (
        <Text size="small" tone="soft">
          {`These are the ${shops.length} nearest. The distance is in a straight line.`}
        </Text>
      )}
    </Stack>
  );
}
