import { brandReviewEndpoints, type BrandReview } from "@heirloop/contract/admin/brand-review.endpoints";
import { findSimilarBrand } from "@heirloop/contract/admin/similar-brand";
import { nameKey } from "@heirloop/contract/catalog/fold-text";
import { mock, type MockRoute } from "./mock-handler.ts";
import { badField, problem } from "./mock-problem.ts";
import { type MockBrand, type MockWorld, replace, storeListing } from "./mock-world.ts";

/** The brand of a listing as it is spelled here. One that nobody has typed before waits for an admin. */
export function resolveMockBrand(
  world: MockWorld,
  typed: string,
  userId: string,
): { brand: string | null; designer: boolean } {
  const name = typed.trim().replaceAll(/\s+/g, " ");
  if (name === "") return { brand: null, designer: false };
  const id = nameKey(name);
  const known = world.brands.find((brand) => brand.id === id);
  const brand = known?.mergedInto ? world.brands.find((one) => one.id === known.mergedInto) : known;
  if (brand?.status === "rejected")
    throw badField(
      "brand",
      `“${name}” is not listed as a brand. Leave this empty and name the maker in the description.`,
    );
  if (brand) return { brand: brand.name, designer: brand.designer };
  world.brands.push({
    id,
    name,
    designer: false,
    status: "new",
    mergedInto: null,
    proposedBy: userId,
    since: world.now(),
  });
  return { brand: name, designer: false };
}

function review({ brands, listings, index }: MockWorld): BrandReview {
  const approved = brands.filter(({ status }) => status === "approved");
  const keys = approved.map(({ id }) => id);
  return {
    brands: brands
      .filter(({ status }) => status === "new")
      .map(({ id, name, since, proposedBy }) => {
        const account = proposedBy === null ? undefined : index.accounts.get(proposedBy);
        return {
          _id: id,
          name,
          since,
          listings: listings.filter(({ brand }) => brand === name).length,
          proposedBy: account
            ? { firstName: account.firstName, lastName: account.lastName, email: account.email }
            : null,
          similar: findSimilarBrand(id, keys),
        };
      }),
    approved: approved
      .map(({ id, name }) => ({ _id: id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

function requireNew({ brands }: MockWorld, id: string): MockBrand {
  const brand = brands.find((one) => one.id === id);
  if (brand === undefined) throw problem("not-found");
  if (brand.status !== "new")
    throw problem("state-conflict", { detail: `“${brand.name}” has been decided on already.` });
  return brand;
}

function rename(
  world: MockWorld,
  { name }: MockBrand,
  brand: { name: string | null; designer: boolean },
): void {
  for (const listing of world.listings.filter((one) => one.brand === name))
    storeListing(world, { ...listing, brand: brand.name, designer: brand.designer });
}

/** What admins decide on brands that sellers typed. */
export const brandReviewMocks: readonly MockRoute[] = [
  mock(brandReviewEndpoints.list, ({ world }) => review(world)),
  mock(brandReviewEndpoints.approve, ({ params, world }) => {
    replace(world.brands, { ...requireNew(world, params.id), status: "approved" });
    return review(world);
  }),
  mock(brandReviewEndpoints.merge, ({ params, body, world }) => {
    const brand = requireNew(world, params.id);
    const target = world.brands.find(({ id, status }) => id === body.into && status === "approved");
    if (target === undefined) throw badField("into", "Choose an approved brand");
    replace(world.brands, { ...brand, status: "merged", mergedInto: target.id });
    rename(world, brand, target);
    return review(world);
  }),
  mock(brandReviewEndpoints.reject, ({ params, world }) => {
    const brand = requireNew(world, params.id);
    replace(world.brands, { ...brand, status: "rejected" });
    rename(world, brand, { name: null, designer: false });
    return review(world);
  }),
];
