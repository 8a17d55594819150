import { expect, fn, within } from "storybook/test";
import { listingPageSchema } from "@heirloop/contract/listing/listing.endpoints";
import { listingQuerySchema } from "@heirloop/contract/listing/listing-query.schema";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { CollectionsScreen } from "./collections-screen.tsx";

const counts = (...names: string[]) => names.map((name, at) => ({ name, count: 640 - at * 37 }));
const page = listingPageSchema.parse({
  listings,
  total: 1204,
  page: 1,
  totalPages: 26,
  queryId: "story",
  leftOut: [],
  correctedTo: null,
  facets: {
    uniqueBrands: counts(
      "knoll",
      "herman_miller",
      "ligne_roset",
      "arne_vodder",
      "heal's",
      "paul_mccobb",
      "carl_hansen_&_søn",
      "vitra",
      "west_elm",
      "room_&_board",
      "crate_&_barrel",
      "restoration_hardware",
    ),
    uniqueRegions: [
      { region: "la", count: 320 },
      { region: "ny", count: 286 },
      { region: "ict", count: 41 },
    ],
    uniqueMaterials: counts("walnut", "oak", "teak", "leather", "bouclé", "brass", "marble", "rattan"),
    uniqueStyles: counts(
      "mid_century_modern",
      "art_deco",
      "20_th_century",
      "1980_s",
      "scandinavian",
      "farmhouse",
    ),
    uniqueRooms: counts("living_room", "bedroom", "dining_room", "office"),
    uniqueCategories: counts("furniture", "seating", "lighting", "home_decor"),
    uniqueSubCategories: counts("sofas", "armchairs", "dining_chairs"),
    uniqueTypes: counts("loveseats", "sectionals", "three_seat_sofas"),
  },
});
const query = listingQuerySchema.parse({});

const meta = preview.meta({
  component: CollectionsScreen,
  title: "Screens/Collections",
  parameters: { frame: "screen" },
  args: {
    query,
    path: "/collections",
    result: { state: "ready" as const, value: page },
    isFavorite: (id) => id === listings[1]?.heirloopId,
    onFavorite: fn(),
    onRetry: fn(),
  },
});

export const Default = meta.story();
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;

/** As when a thumb is dragged and released. */
function pull(thumb: HTMLElement, stop: number): void {
  setValue?.call(thumb, String(stop));
  thumb.dispatchEvent(new Event("input", { bubbles: true }));
  thumb.dispatchEvent(new Event("change", { bubbles: true }));
}

export const DraggingPrice = Default.extend({
  play: async ({ canvas, canvasElement }) => {
    const submitted: FormDataEntryValue[][] = [];
    canvasElement.addEventListener("submit", (event) => {
      event.preventDefault();
      if (!(event.target instanceof HTMLFormElement)) return;
      const fields = new FormData(event.target);
      submitted.push([...fields.getAll("minPrice"), ...fields.getAll("maxPrice")]);
    });
    pull(canvas.getByRole("slider", { name: "Lowest price" }), 5);
    pull(canvas.getByRole("slider", { name: "Highest price" }), 10);
    await expect(await canvas.findByText("$250 to $500", { selector: "span" })).toBeVisible();
    await expect(submitted).toEqual([["25000"], ["25000", "50000"]]);
  },
});
export const Category = Default.extend({
  args: { query: listingQuerySchema.parse({ category: "seating", subCategory: "sofas", type: "loveseats" }) },
});
export const Filtered = Default.extend({
  args: {
    query: listingQuerySchema.parse({
      keyword: "sofa",
      brand: ["knoll", "vitra"],
      style: ["mid_century_modern", "20_th_century"],
      material: "a_material_with_a_name_that_goes_on_and_on",
      region: "ny",
      discount: "20",
      op: "designer",
      minPrice: "25000",
      maxPrice: "50000",
      sort: "price-asc",
      page: "4",
    }),
    result: { state: "ready", value: { ...page, page: 4 } },
  },
});
export const BrandPage = Default.extend({
  args: {
    path: "/brand/knoll",
    fixed: ["brand"],
    query: listingQuerySchema.parse({ brand: "knoll" }),
    title: "Knoll",
    intro:
      "Furniture by the company that made the modern American office, and a good part of its living rooms.",
  },
});
/** The filters show what is loading; the results, their number and the heading stay. */
export const Refreshing = Default.extend({
  args: {
    query: listingQuerySchema.parse({ style: "art_deco" }),
    loadingSearch: "?style=art_deco&discount=1&maxPrice=25000",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Art Deco furniture");
    await expect(canvas.getByRole("link", { name: "Remove On sale" })).toHaveAttribute(
      "href",
      "/collections?style=art_deco&maxPrice=25000",
    );
  },
});
export const Loading = Default.extend({ args: { result: { state: "loading" } } });
export const Empty = Filtered.extend({
  args: {
    result: { state: "ready", value: { ...page, listings: [], total: 0, page: 1, totalPages: 0 } },
    suggestions: { kind: "unfiltered", pieces: listings },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Clear the filters" })).toHaveAttribute(
      "href",
      "/collections?keyword=sofa",
    );
    await expect(canvas.getByRole("heading", { name: "Without these filters" })).toBeVisible();
  },
});
export const NoSearchResults = Empty.extend({
  args: {
    query: listingQuerySchema.parse({ keyword: "xyzzyq" }),
    suggestions: { kind: "new", pieces: listings },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "No results for “xyzzyq”" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Browse all furniture" })).toHaveAttribute(
      "href",
      "/collections",
    );
    await expect(canvas.queryByText(/filter away/)).toBeNull();
    await expect(canvas.getByRole("heading", { name: "New in the shop" })).toBeVisible();
  },
});
/** The keyword is no filter: the button counts only the others. */
export const SearchOnPhone = Default.extend({
  globals: { viewport: { value: "phone" } },
  args: { query: listingQuerySchema.parse({ keyword: "sofa", region: "ny" }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("Filters (2)")).toBeNull();
    await expect(canvas.getByText("Filters (1)")).toBeInTheDocument();
  },
});
export const FewerKeywords = Default.extend({
  args: {
    query: listingQuerySchema.parse({ keyword: "vintage persian rug" }),
    result: { state: "ready", value: { ...page, leftOut: ["vintage", "persian"] } },
  },
});
export const ClosestKind = Default.extend({
  args: {
    query: listingQuerySchema.parse({ keyword: "recliner" }),
    result: { state: "ready", value: { ...page, leftOut: ["recliner"] } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Nothing matches “recliner”. Here is what comes closest.")).toBeVisible();
  },
});
export const CorrectedSpelling = Default.extend({
  args: {
    query: listingQuerySchema.parse({ keyword: "vlevet soffa" }),
    result: { state: "ready", value: { ...page, correctedTo: "velvet sofa" } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "vlevet soffa" })).toHaveAttribute(
      "href",
      "/collections?keyword=vlevet%20soffa&exact=1",
    );
  },
});
export const Error = Default.extend({ args: { result: { state: "failed" } } });
export const FilterDrawer = Default.extend({
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opener = canvas.queryByRole("link", { name: "Filters" });
    if (opener === null) return;
    await userEvent.click(opener);
    // The drawer is loaded when it is first opened.
    await within(canvasElement.ownerDocument.body).findByRole("dialog", { name: "Filters" });
  },
});
