import type { FoundListing } from "@heirloop/contract/admin/reported-listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Badge } from "../../components/badge/badge.tsx";
import { Button } from "../../components/button/button.tsx";
import { Card } from "../../components/card/card.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextField } from "../../components/text-field/text-field.tsx";
import { LoadablePlaceholder } from "../../patterns/loadable/loadable-placeholder.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { PieceSummary } from "../../patterns/piece-summary/piece-summary.tsx";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./admin-screen.css.ts";
import { ReasonForm } from "./reason-form.tsx";
import { PersonLink } from "./reports.tsx";
import { takeDownObstacles, takingDown } from "./take-down-copy.ts";

type FoundProps = {
  /** The current search. */
  keyword: string;
  /** The piece with this number or address; null if there is none. */
  found: Loadable<FoundListing | null>;
  onRetry: () => void;
};

export type TakeDownSearchProps = Omit<FoundProps, "found"> & {
  /** What was found; null before the first search. */
  found: FoundProps["found"] | null;
};

/** What becomes of its reports. */
const closing = (openReports: number): string =>
  openReports === 1
    ? " Its open report will be closed."
    : openReports > 1
      ? ` Its ${openReports} open reports will be closed.`
      : "";

/** Not in a dialog, so that it works without JavaScript. */
function TakeDown({ found: { listing, obstacle, takenDown, openReports } }: { found: FoundListing }) {
  if (takenDown)
    return (
      <Text size="small" tone="soft" measure>
        It is taken down already. You can allow it again below.
      </Text>
    );
  if (obstacle !== null)
    return (
      <Text size="small" tone="soft" measure>
        {takeDownObstacles[obstacle]}
      </Text>
    );
  return (
    <div className={styles.form}>
      <Stack gap="s">
        <Text measure>{`${takingDown.description}${closing(openReports)}`}</Text>
        <ReasonForm
          key={listing.heirloopId}
          intent="take-down-found"
          id={listing.heirloopId}
          hint={takingDown.hint}
          submit={takingDown.submit}
        />
      </Stack>
    </div>
  );
}

function Found({ keyword, found, onRetry }: FoundProps) {
  if (found.state !== "ready")
    return (
      <LoadablePlaceholder state={found.state} title="The piece could not be loaded" onRetry={onRetry} />
    );
  if (found.value === null)
    return (
      <EmptyState compact title="No piece found">
        {`No piece has the number or address “${keyword}”.`}
      </EmptyState>
    );
  const { listing, seller } = found.value;
  return (
    <Card>
      <Stack gap="m">
        <PieceSummary piece={listing}>
          <Text size="small" tone="soft">
            <PersonLink person={seller} />
          </Text>
          {listing.status === "inactive" && <Badge>Not for sale</Badge>}
        </PieceSummary>
        <TakeDown found={found.value} />
      </Stack>
    </Card>
  );
}

/** Any piece by its number or address, to take it down. The search is sent by get as `find`. */
export function TakeDownSearch({ keyword, found, onRetry }: TakeDownSearchProps) {
  return (
    <Stack gap="m" as="section">
      <Heading level={2} size="subheading">
        Take down a piece
      </Heading>
      <AppForm method="get" action={pageUrls.admin()} role="search" aria-label="Search pieces">
        <input type="hidden" name="tab" value="reports" />
        <div className={styles.search}>
          <div className={styles.content}>
            <TextField
              label="Number or address of the piece"
              name="find"
              type="search"
              defaultValue={keyword}
            />
          </div>
          <Button type="submit">Find</Button>
        </div>
      </AppForm>
      {found && <Found {...{ keyword, found, onRetry }} />}
    </Stack>
  );
}
