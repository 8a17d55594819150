import { brandReviewEndpoints } from "@heirloop/contract/admin/brand-review.endpoints";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { cents } from "@heirloop/contract/money/money.schema";
import { expect, test } from "vitest";
import { type Contract, inShort } from "./contract-target.ts";

const draft = {
  title: "Contract stool",
  description: "Ash, with a rush seat.",
  price: cents(120_00),
  images: ["/pictures/demo/stool"],
  condition: "good" as const,
  conditionNotes: null,
  category: "Seating",
  subCategory: "Stools and benches",
  type: "Stool",
  materials: ["Ash"],
  style: null,
  color: null,
  rooms: [],
  dimensions: { width: 16, depth: 16, height: 18 },
  weight: null,
  delivery: { pickup: true, delivery: false },
};

export function brandCalls({ answer, problem }: Contract): void {
  const create = (brand: string) =>
    answer("consigner", listingEndpoints.create, { body: { ...draft, brand } });
  const waiting = async (name: string) =>
    (await answer("admin", brandReviewEndpoints.list)).brands.find((brand) => brand.name === name);
  const facets = async () =>
    (await answer("guest", listingEndpoints.list)).facets.uniqueBrands.map(({ name }) => name);

  test("a new brand is public once an admin approves it", async () => {
    expect((await create("Contract Joiners")).brand).toBe("Contract Joiners");
    expect((await create("contract  JÓINERS")).brand).toBe("Contract Joiners");
    expect(await facets()).not.toContain("Contract Joiners");
    const brand = await waiting("Contract Joiners");
    expect(brand).toMatchObject({ listings: 2, similar: null });
    await answer("admin", brandReviewEndpoints.approve, { params: { id: brand?._id ?? "" } });
    expect(await facets()).toContain("Contract Joiners");
  });

  test("a new brand is merged into an approved one or rejected, once and only by admins", async () => {
    const { approved } = await answer("admin", brandReviewEndpoints.list);
    const [target] = approved;
    await create("Contract Weavers");
    const params = { id: (await waiting("Contract Weavers"))?._id ?? "" };
    const merge = { params, body: { into: target?._id ?? "" } };
    expect(inShort(await problem("shopper", brandReviewEndpoints.merge, merge))).toBe(
      "403 permission-denied",
    );
    expect(
      inShort(await problem("admin", brandReviewEndpoints.merge, { params, body: { into: "nobody" } })),
    ).toBe("422 invalid into");
    await answer("admin", brandReviewEndpoints.merge, merge);
    expect((await create("contract weavers")).brand).toBe(target?.name);
    expect(inShort(await problem("admin", brandReviewEndpoints.reject, { params }))).toBe(
      "409 state-conflict",
    );

    await create("Contract Spam");
    const spam = { id: (await waiting("Contract Spam"))?._id ?? "" };
    await answer("admin", brandReviewEndpoints.reject, { params: spam });
    const again = { body: { ...draft, brand: "contract spam" } };
    expect(inShort(await problem("consigner", listingEndpoints.create, again))).toBe("422 invalid brand");
  });
}
