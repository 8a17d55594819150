import {
  type DashboardProductList,
  dashboardProductLists,
  type DashboardProducts as Products,
} from "@heirloop/contract/dashboard/dashboard.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { Banner } from "../../components/banner/banner.tsx";
import { ButtonLink } from "../../components/button/button.tsx";
import { ChipLink } from "../../components/chip/chip.tsx";
import { EmptyState } from "../../components/empty-state/empty-state.tsx";
import { ErrorState } from "../../components/error-state/error-state.tsx";
import { Inline } from "../../components/inline/inline.tsx";
import { Pagination } from "../../components/pagination/pagination.tsx";
import { Skeleton } from "../../components/skeleton/skeleton.tsx";
import { Stack } from "../../components/stack/stack.tsx";
import { ShopTable } from "../../patterns/shop-table/shop-table.tsx";
import type { Loadable } from "../../patterns/loadable/loadable.ts";
import { DashboardImport, type DashboardImportProps } from "./dashboard-import.tsx";
import { DashboardSearch } from "./dashboard-search.tsx";
import * as styles from "./dashboard-screen.css.ts";

export type DashboardProductsProps = DashboardImportProps & {
  list: DashboardProductList;
  keyword: string;
  products: Loadable<Products>;
  /** Result of the last action. */
  result?: { tone: "success" | "danger"; text: string } | undefined;
  /** An action is pending. */
  busy: boolean;
  onRetry: () => void;
};

const listLabels: Record<Exclude<DashboardProductList, "search">, string> = {
  all: "All",
  active: "For sale",
  sold: "Sold",
  inactive: "Not for sale",
};

const emptyCopy: Record<DashboardProductList, { title: string; text: string }> = {
  all: {
    title: "No pieces yet",
    text: "Add your first piece with a few pictures, or import all of your pieces from a spreadsheet.",
  },
  active: {
    title: "Nothing is for sale",
    text: "Pieces that buyers can find appear here. List a piece, or relist one that you took down.",
  },
  sold: { title: "Nothing sold yet", text: "Sold pieces appear here." },
  inactive: {
    title: "No pieces that are not for sale",
    text: "Pieces that you take down, and imported ones that wait for pictures, appear here.",
  },
  search: { title: "No pieces found", text: "Try fewer words, or part of a word." },
};

function List({ list, keyword, products, busy, onRetry }: DashboardProductsProps) {
  if (products.state === "failed")
    return <ErrorState title="Your pieces could not be loaded" onRetry={onRetry} />;
  if (products.state === "loading")
    return (
      <div aria-busy>
        <Stack gap="m">
          {[1, 2, 3, 4, 5].map((at) => (
            <Skeleton key={at} shape="control" />
          ))}
        </Stack>
      </div>
    );
  const { listings, paginationData } = products.value;
  if (listings.length === 0)
    return (
      <EmptyState
        title={emptyCopy[list].title}
        actions={
          list === "search" ? (
            <ButtonLink href={pageUrls.dashboardProducts({})}>All your pieces</ButtonLink>
          ) : undefined
        }
      >
        {emptyCopy[list].text}
      </EmptyState>
    );
  return (
    <Stack gap="l">
      <ShopTable listings={listings} busy={busy} />
      <Pagination
        page={paginationData.currentPage}
        totalPages={paginationData.totalPages}
        getHref={(page) => pageUrls.dashboardProducts({ list, keyword: keyword || undefined, page })}
      />
    </Stack>
  );
}

/** The shop's pieces, list by list, and a way to bring many at once. */
export function DashboardProducts(props: DashboardProductsProps) {
  const { list, keyword, products, result } = props;
  const counts = products.state === "ready" ? products.value.counts : undefined;
  return (
    <Stack gap="xl">
      {result && (
        <Banner tone={result.tone} announce>
          {result.text}
        </Banner>
      )}
      <div className={styles.bar}>
        <nav aria-label="Lists">
          <Inline gap="xs">
            {dashboardProductLists.map(
              (name) =>
                name !== "search" && (
                  <ChipLink
                    key={name}
                    href={pageUrls.dashboardProducts({ list: name })}
                    current={name === list}
                  >
                    {counts
                      ? `${listLabels[name]} ${counts[name].toLocaleString("en-US")}`
                      : listLabels[name]}
                  </ChipLink>
                ),
            )}
          </Inline>
        </nav>
        <DashboardSearch tab="products" label="Search your pieces" keyword={keyword} />
      </div>
      <List {...props} />
      <DashboardImport
        imported={props.imported}
        importProblem={props.importProblem}
        sending={props.sending}
        onImport={props.onImport}
      />
    </Stack>
  );
}
