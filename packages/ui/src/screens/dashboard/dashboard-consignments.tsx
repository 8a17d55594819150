import type { ConsignmentList } from "@heirloop/contract/consignment/consignment.schema";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { errorCatalog } from "@heirloop/contract/problem/error-catalog";
import { Banner } from "../../components/banner/banner.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { ChipLink } from "../../components/chip/chip.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { getConsignmentNames } from "../../patterns/consignment/consignment-names.ts";
import { ProblemBanner } from "../../patterns/form/problem-banner.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import {
  DashboardConsignment,
  type DashboardConsignmentAnswer,
  type DashboardConsignmentProps,
} from "./dashboard-consignment.tsx";
import { DashboardSearch } from "./dashboard-search.tsx";
import * as styles from "./dashboard-screen.css.ts";

export type DashboardConsignmentsProps = {
  list: ConsignmentList;
  keyword: string;
  consignments: Loadable<{
    consignments: ReadonlyArray<Pick<DashboardConsignmentProps, "consignment" | "actions">>;
    paginationData: { currentPage: number; totalPages: number };
  }>;
  /** Result of the form of one of them. */
  answer?: (DashboardConsignmentAnswer & { consignment: string; message?: string | undefined }) | undefined;
  now: string;
  onRetry: () => void;
};

const lists: Record<Exclude<ConsignmentList, "search">, string> = {
  available: "Available",
  accepted: "Accepted",
  missed: "Missed",
};
const listNames = ["available", "accepted", "missed"] as const;

const emptyCopy: Record<ConsignmentList, { title: string; text: string }> = {
  available: {
    title: "No pieces available right now",
    text: "Pieces that people in your area, or in areas without a shop, want to consign appear here, newest first.",
  },
  accepted: {
    title: "No accepted pieces yet",
    text: "Pieces that you accept appear here until they are sold.",
  },
  missed: {
    title: "No missed pieces",
    text: "Pieces that you pass on or that other shops accept appear here.",
  },
  search: { title: "No consignments found", text: "Try fewer words, or part of a word." },
};

function List({ list, keyword, consignments, answer, now, onRetry }: DashboardConsignmentsProps) {
  if (consignments.state === "failed")
    return (
      <ErrorState title={errorCatalog["consignment-unavailable"].title} onRetry={onRetry}>
        Your consignments could not be loaded. Try again in a moment.
      </ErrorState>
    );
  if (consignments.state === "loading")
    return (
      <div aria-busy>
        <Stack gap="l">
          {[1, 2, 3].map((at) => (
            <div key={at} className={styles.consignment}>
              <Skeleton shape="picture" />
              <Skeleton shape="line" />
            </div>
          ))}
        </Stack>
      </div>
    );
  const { consignments: found, paginationData } = consignments.value;
  if (found.length === 0)
    return (
      <EmptyState
        title={emptyCopy[list].title}
        actions={
          list === "search" ? (
            <ButtonLink href={pageUrls.dashboardConsignments({})}>What is available</ButtonLink>
          ) : undefined
        }
      >
        {emptyCopy[list].text}
      </EmptyState>
    );
  const names = getConsignmentNames(found.map(({ consignment }) => consignment));
  return (
    <Stack gap="l">
      <ul>
        {found.map(({ consignment, actions }) => (
          <DashboardConsignment
            key={consignment._id}
            consignment={consignment}
            name={names.get(consignment._id) ?? consignment.title}
            actions={actions}
            // A declined consignment is not offered again, although its status has not changed.
            open={list !== "missed"}
            now={now}
            answer={answer?.consignment === consignment._id ? answer : undefined}
          />
        ))}
      </ul>
      <Pagination
        page={paginationData.currentPage}
        totalPages={paginationData.totalPages}
        getHref={(page) => pageUrls.dashboardConsignments({ list, keyword: keyword || undefined, page })}
      />
    </Stack>
  );
}

/** Pieces that people would like the shop to sell for them. */
export function DashboardConsignments(props: DashboardConsignmentsProps) {
  const { list, keyword, answer } = props;
  return (
    <Stack gap="xl">
      {answer?.message && (
        <Banner tone="success" announce>
          {answer.message}
        </Banner>
      )}
      <ProblemBanner problem={answer?.problem} />
      <div className={styles.bar}>
        <nav aria-label="Lists">
          <Inline gap="xs">
            {listNames.map((name) => (
              <ChipLink
                key={name}
                href={pageUrls.dashboardConsignments({ list: name })}
                current={name === list}
              >
                {lists[name]}
              </ChipLink>
            ))}
          </Inline>
        </nav>
        <DashboardSearch tab="consignments" label="Search consignments" keyword={keyword} />
      </div>
      <List {...props} />
    </Stack>
  );
}
