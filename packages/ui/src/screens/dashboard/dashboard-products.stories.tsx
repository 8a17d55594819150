import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { expect, fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { imports } from "../../fixtures/dashboard.ts";
import { listings } from "../../fixtures/listings.ts";
import { DashboardProducts, type DashboardProductsProps } from "./dashboard-products.tsx";

const shelf = (found: readonly Listing[], totalPages = 1) => ({
  state: "ready" as const,
  value: {
    listings: [...found],
    paginationData: { currentPage: 1, totalPages },
    counts: { all: 1_214, active: 1_180, sold: 31, inactive: 3 },
  },
});

const args: DashboardProductsProps = {
  list: "all",
  keyword: "",
  products: shelf(listings, 61),
  busy: false,
  imported: null,
  sending: false,
  onImport: fn(),
  onRetry: fn(),
};

const meta = preview.meta({
  component: DashboardProducts,
  title: "Screens/Dashboard/Products",
  parameters: { frame: "screen" },
  args,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Page 61" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All 1,214" })).toHaveAttribute("aria-current", "page");
  },
});
export const Empty = meta.story({ args: { products: shelf([]) } });
export const NoResults = meta.story({
  args: { list: "search", keyword: "harpsichord", products: shelf([]) },
});
export const Loading = meta.story({ args: { products: { state: "loading" } } });
export const Error = meta.story({ args: { products: { state: "failed" } } });
export const Deactivated = meta.story({
  args: {
    result: { tone: "success", text: "Brass floor lamp with linen shade is taken down." },
    products: shelf(listings.slice(0, 2)),
  },
});
export const RequestFailed = meta.story({
  args: {
    result: { tone: "danger", text: "Somebody is checking out with this piece" },
    products: shelf(listings.slice(0, 2)),
  },
});
export const ImportRunning = meta.story({
  args: { products: shelf(listings.slice(0, 2)), imported: { id: "import-0001", state: imports.running } },
});
export const ImportDone = meta.story({
  args: { products: shelf(listings.slice(0, 2)), imported: { id: "import-0001", state: imports.done } },
});
export const ImportWithRejectedRows = meta.story({
  args: {
    products: shelf(listings.slice(0, 2)),
    imported: { id: "import-0001", state: imports.withRejects },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Download these rows" })).toHaveAttribute(
      "href",
      "/seller-dashboard/rejected/import-0001",
    );
  },
});
export const ImportStopped = meta.story({
  args: { products: shelf(listings.slice(0, 2)), imported: { id: "import-0001", state: imports.stopped } },
});
export const FileRejected = meta.story({
  args: {
    products: shelf(listings.slice(0, 2)),
    importProblem: "This is not a CSV file: save the sheet as CSV first",
  },
});
export const FileUploading = meta.story({ args: { products: shelf(listings.slice(0, 2)), sending: true } });
