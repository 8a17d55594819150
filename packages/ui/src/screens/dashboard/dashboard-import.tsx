import { constants } from "@heirloop/contract/constants/marketplace-constants";
import type { ListingImport } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Download, FileSpreadsheet } from "lucide-react";
import { Banner } from "../../components/banner/banner.tsx";
import { Button, ButtonLink } from "../../components/button/button.tsx";
import { FileDrop } from "../../components/file-drop/file-drop.tsx";
import { Heading } from "../../components/heading/heading.tsx";
import { Progress } from "../../components/progress/progress.tsx";
import { Spinner } from "../../components/spinner/spinner.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { Table } from "../../components/table/table.tsx";
import { Text } from "../../components/text/text.tsx";
import { TextLink } from "../../components/text-link/text-link.tsx";
import { AppForm } from "../../theme/form.tsx";
import * as styles from "./dashboard-screen.css.ts";

export type DashboardImportProps = {
  /** The import that the address names. */
  imported: { id: string; state: ListingImport } | null;
  /** The error of the uploaded file. */
  importProblem?: string | undefined;
  /** The file is on its way. */
  sending: boolean;
  /** A file was chosen. */
  onImport: (file: File) => void;
};

/** More than these are in the file of rejected rows. */
const shownProblems = 8;
const pieces = (count: number) => (count === 1 ? "1 piece" : `${count.toLocaleString("en-US")} pieces`);

function getOutcome({ created, existing, withoutPictures, rejected }: ListingImport): string {
  const bad = new Set(rejected.map(({ row }) => row)).size;
  return [
    `${created === 0 ? "No pieces" : pieces(created)} came in.`,
    ...(withoutPictures > 0
      ? [
          `${pieces(withoutPictures)} without pictures ${withoutPictures === 1 ? "waits" : "wait"} under “Not for sale”.`,
        ]
      : []),
    ...(existing > 0 ? [`${pieces(existing)} had been imported before.`] : []),
    ...(bad > 0 ? [`${bad === 1 ? "1 row needs" : `${bad} rows need`} another look.`] : []),
  ].join(" ");
}

function Rejected({ id, state }: NonNullable<DashboardImportProps["imported"]>) {
  const more = state.rejected.length - shownProblems;
  return (
    <Stack gap="m" align="stretch">
      <Table
        caption="Rows that need another look"
        rows={state.rejected.slice(0, shownProblems)}
        getKey={({ row, field }) => `${row} ${field}`}
        columns={[
          { id: "row", head: "Row", cell: ({ row }) => row },
          { id: "field", head: "Column", cell: ({ field }) => field },
          { id: "message", head: "What to do", cell: ({ message }) => message },
        ]}
      />
      {more > 0 && (
        <Text size="small" tone="soft">
          And {more} more in the file.
        </Text>
      )}
      <div>
        <ButtonLink href={pageUrls.rejectedRows(id)} icon={Download} target="_self" download="rejected.csv">
          Download these rows
        </ButtonLink>
      </div>
      <Text size="small" tone="soft" measure>
        Correct them in that file and import it again. Rows that are in already are not added twice.
      </Text>
    </Stack>
  );
}

function Outcome({ imported }: { imported: NonNullable<DashboardImportProps["imported"]> }) {
  const { state } = imported;
  if (state.status === "failed")
    return (
      <Banner tone="danger" announce>
        {`The import of ${state.fileName} was stopped. What came in before has stayed.`}
      </Banner>
    );
  if (state.status !== "done") {
    const rejected = new Set(state.rejected.map(({ row }) => row)).size;
    const done = state.created + state.existing + rejected;
    return (
      <Stack gap="xs">
        <Text size="label">{`Reading ${state.fileName}`}</Text>
        <Progress label={`Importing ${state.fileName}`} value={done} max={state.total} />
        <Text size="small" tone="soft" numeric>
          {`${done.toLocaleString("en-US")} of ${state.total.toLocaleString("en-US")} rows`}
        </Text>
        <noscript>
          <TextLink href={pageUrls.dashboardProducts({ imported: imported.id })}>See how far it is</TextLink>
        </noscript>
      </Stack>
    );
  }
  return (
    <Stack gap="m">
      <Banner tone={state.rejected.length > 0 ? "warning" : "success"} announce>
        {getOutcome(state)}
      </Banner>
      {state.rejected.length > 0 && <Rejected {...imported} />}
    </Stack>
  );
}

/** Imports listings from a spreadsheet and reports the result of each row. */
export function DashboardImport({ imported, importProblem, sending, onImport }: DashboardImportProps) {
  return (
    <section id="import">
      <Stack gap="m">
        <Heading level={2} size="subheading">
          Import from a spreadsheet
        </Heading>
        <div className={styles.upload}>
          <Stack gap="s">
            <Text tone="soft" measure>
              Save your sheet as CSV: one row a piece, with the headings of our example. Rows without pictures
              are imported too, and are listed for sale once you add some.
            </Text>
            <TextLink href={pageUrls.importExample()} target="_self" download="pieces.csv">
              Download the example
            </TextLink>
          </Stack>
          <AppForm method="post" encType="multipart/form-data" preventScrollReset>
            <Stack gap="s" align="start">
              <input type="hidden" name="intent" value="import" />
              <FileDrop
                label="Choose a CSV file"
                hint={`Up to ${constants.importMaximumRows.toLocaleString("en-US")} pieces and ${constants.importMaximumBytes / 1024 / 1024} MB`}
                icon={FileSpreadsheet}
                accept=".csv,text/csv"
                name="file"
                disabled={sending}
                error={importProblem}
                onFiles={([file]) => file && onImport(file)}
              />
              {sending && <Spinner label="Sending the file" />}
              <noscript>
                <Button type="submit">Import</Button>
              </noscript>
            </Stack>
          </AppForm>
        </div>
        {imported && <Outcome imported={imported} />}
      </Stack>
    </section>
  );
}
