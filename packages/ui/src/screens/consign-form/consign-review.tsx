import { capitalize } from "@heirloop/contract/label/label";
import { conditions } from "@heirloop/contract/listing/condition";
import { formatCents } from "@heirloop/contract/money/format-cents";
import { numberOf } from "@heirloop/contract/number/number-of";
import { KeyValueList } from "../../components/key-value-list/key-value-list.tsx";
import { Picture } from "../../components/picture/picture.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { conditionNames } from "../../patterns/condition/condition-names.ts";
import type { ConsignFieldsProps, ConsignValues } from "./consign-fields.tsx";
import * as styles from "./consign-form-screen.css.ts";
import { OfferedShops } from "./offered-shops.tsx";

export type ConsignReviewProps = Pick<ConsignFieldsProps, "values" | "expectedPrice" | "shops"> & {
  /** URLs of the uploaded pictures. */
  images: readonly string[];
};

/** "72 in wide, 38 in deep, 29.5 in high", of what is typed so far. */
function formatSize({ width, depth, height }: ConsignValues): string {
  const sizes = [
    [width, "wide"],
    [depth, "deep"],
    [height, "high"],
  ] as const;
  return sizes
    .flatMap(([typed, name]) => {
      const inches = numberOf(typed ?? "");
      return inches === undefined ? [] : [`${inches} in ${name}`];
    })
    .join(", ");
}

function getReview(values: ConsignValues, expectedPrice: number | undefined) {
  const { title, kind, brand, age, condition, place, zip, pickupAccess } = values;
  const known = conditions.find((one) => one === condition);
  const rows: ReadonlyArray<readonly [string, string | undefined]> = [
    ["Piece", title],
    ["Kind", kind && capitalize(kind)],
    ["Maker", brand],
    ["Age", age && capitalize(age)],
    ["Condition", known && conditionNames[known].name],
    ["Size", formatSize(values)],
    ["Place", [place, zip].filter(Boolean).join(" ")],
    ["Pickup access", pickupAccess],
    ["Expected price", expectedPrice === undefined ? undefined : formatCents(expectedPrice)],
  ];
  return rows.flatMap(([key, value]) => (value ? [{ key, value }] : []));
}

/** The last step: everything that was entered, and the shops that will see it. */
export function ConsignReview({ values, images, expectedPrice, shops }: ConsignReviewProps) {
  return (
    <Stack gap="l">
      <ul className={styles.thumbnails} aria-label="Pictures">
        {images.map((image, index) => (
          <li key={image} className={styles.thumbnail}>
            <Picture src={image} alt={`Picture ${index + 1}`} size="thumbnail" sizes="72px" />
          </li>
        ))}
      </ul>
      <KeyValueList items={getReview(values, expectedPrice)} />
      <OfferedShops shops={shops} />
      <Text size="small" tone="soft" measure>
        The first shop to accept the piece sets its price and your share, and collects it from you. Until then
        you can withdraw it at any time.
      </Text>
    </Stack>
  );
}
