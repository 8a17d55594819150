import { listingQuerySchema, type ListingQueryInput } from "@heirloop/contract/listing/listing-query.schema";
import { expect, test } from "vitest";
import {
  createCollectionBreadcrumbs,
  createListingBreadcrumbs,
  type BreadcrumbTrail,
} from "./breadcrumbs.ts";

const written = (trail: BreadcrumbTrail): string =>
  trail.map(({ label, href }) => (href === undefined ? label : `${label} (${href})`)).join(" / ");

test.each<[ListingQueryInput, string]>([
  [{}, "Home (/) / Shop"],
  [{ material: "oak", style: "art_deco" }, "Home (/) / Shop (/collections) / Art Deco furniture"],
  [{ material: "oak" }, "Home (/) / Shop (/collections) / Oak furniture"],
  [{ brand: "casa-verani" }, "Home (/) / Shop (/collections) / Casa Verani"],
  [{ discount: "1" }, "Home (/) / Shop (/collections) / On sale"],
  [{ category: "seating" }, "Home (/) / Shop (/collections) / Seating"],
  [
    { category: "seating", subCategory: "sofas", type: "loveseats", material: "oak" },
    "Home (/) / Shop (/collections) / Seating (/collections/seating) / Sofas (/collections/seating/sofas) / Loveseats",
  ],
  [
    { category: "seating", keyword: "green" },
    "Home (/) / Shop (/collections) / Seating (/collections/seating) / Results for “green”",
  ],
])("the trail of %j", (query, trail) => {
  expect(written(createCollectionBreadcrumbs(listingQuerySchema.parse(query)))).toBe(trail);
});

test("puts a page with one filter in its path below the list of such pages", () => {
  expect(
    written(createCollectionBreadcrumbs(listingQuerySchema.parse({ room: "bedroom" }), ["room"], "Bedroom")),
  ).toBe("Home (/) / Rooms (/room) / Bedroom");
});

test("puts a listing below its categories", () => {
  const newSchema = { categories: ["seating"], subCategories: ["sofas"], types: [] };
  expect(written(createListingBreadcrumbs({ title: "A sofa", newSchema }))).toBe(
    "Home (/) / Shop (/collections) / Seating (/collections/seating) / Sofas (/collections/seating/sofas) / A sofa",
  );
});
