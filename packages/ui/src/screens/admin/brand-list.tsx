import type { BrandReview, NewBrand } from "@heirloop/contract/admin/brand-review.endpoints";
import { formatFullName } from "@heirloop/contract/user/full-name";
import { Button } from "../../components/button/button.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Combobox } from "../../components/combobox/combobox.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table, type TableProps } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { ConfirmedButton } from "../../patterns/confirm/confirmed-button.tsx";
import { formatDay } from "../../patterns/date/day.ts";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./admin-screen.css.ts";

export type BrandListProps = { review: Loadable<BrandReview>; onRetry: () => void };

const counted = (listings: number): string => (listings === 1 ? "1 listing" : `${listings} listings`);

/** Forms with `intent` (`approve-brand`, `merge-brand`, `reject-brand`) and `id`; merging has `into`, too. */
function Decision({ brand, approved }: { brand: NewBrand; approved: BrandReview["approved"] }) {
  const { _id: id, name, similar, listings } = brand;
  return (
    <Stack gap="s">
      <div className={styles.actions}>
        <AppForm method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            size="small"
            name="intent"
            value="approve-brand"
            aria-label={`Approve ${name}`}
          >
            Approve
          </Button>
        </AppForm>
        <AppForm method="post">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="intent" value="reject-brand" />
          <ConfirmedButton
            confirmation={{
              title: `Reject ${name}?`,
              description: `The brand is taken off ${counted(listings)}, and no listing can name it again. This cannot be undone.`,
              action: "Reject brand",
            }}
            size="small"
            variant="quiet"
            label={`Reject ${name}`}
            full={false}
            busy={false}
          >
            Reject
          </ConfirmedButton>
        </AppForm>
      </div>
      <AppForm method="post">
        <input type="hidden" name="id" value={id} />
        <div className={styles.merge}>
          <div className={styles.content}>
            <Combobox
              label={`Brand that ${name} belongs to`}
              hideLabel
              name="into"
              required
              placeholder="Another spelling of"
              defaultValue={similar ?? ""}
              options={approved.map((one) => ({ value: one._id, label: one.name }))}
            />
          </div>
          <Button type="submit" size="small" name="intent" value="merge-brand" aria-label={`Merge ${name}`}>
            Merge
          </Button>
        </div>
      </AppForm>
    </Stack>
  );
}

const columnsFor = (approved: BrandReview["approved"]): TableProps<NewBrand>["columns"] => [
  {
    id: "name",
    head: "Brand",
    cell: ({ name, listings }) => (
      <>
        {name}
        <Text size="small" tone="soft">
          {counted(listings)}
        </Text>
      </>
    ),
  },
  {
    id: "by",
    head: "Added by",
    cell: ({ proposedBy, since }) => (
      <>
        {proposedBy === null ? "Unknown" : formatFullName(proposedBy)}
        <Text size="small" tone="soft">
          {formatDay(since)}
        </Text>
      </>
    ),
  },
  {
    id: "decision",
    head: "Decision",
    align: "end",
    isBareWhenStacked: true,
    cell: (brand) => <Decision brand={brand} approved={approved} />,
  },
];

/** Brands that sellers typed: until one is approved it is shown on its listings alone. */
export function BrandList({ review, onRetry }: BrandListProps) {
  if (review.state !== "ready")
    return (
      <LoadablePlaceholder state={review.state} title="The brands could not be loaded" onRetry={onRetry} />
    );
  const { brands, approved } = review.value;
  if (brands.length === 0)
    return (
      <EmptyState title="No new brands">
        Brands that sellers add are listed here until you decide on them.
      </EmptyState>
    );
  return (
    <Stack gap="m">
      <Text tone="soft" measure>
        A new brand is shown only on its listings. Approve it to add it to menus, filters, search suggestions
        and the sitemap. Merge another spelling into the brand that it belongs to. Rejecting takes it off its
        listings.
      </Text>
      <Table
        caption="New brands, oldest first"
        rows={brands}
        getKey={({ _id }) => _id}
        narrow="stack"
        stand="middle"
        columns={columnsFor(approved)}
      />
    </Stack>
  );
}
