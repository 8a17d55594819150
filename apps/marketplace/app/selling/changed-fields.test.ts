import { listingDraftSchema } from "@heirloop/contract/listing/listing.endpoints";
import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";
import { toListingDraft } from "./listing-fields.server.ts";

type Values = Parameters<typeof toListingDraft>[0];

const images = ["/pictures/one.webp"];
const storedValues: Values = {
  title: "Oak bench",
  kind: "seating/stools_and_benches/benches",
  description: "From a school.\nOiled once.",
  brand: "",
  condition: "good",
  conditionNotes: "",
  materials: ["oak", "iron"],
  style: "",
  color: "",
  rooms: ["living_room", "bedroom"],
  width: "40",
  depth: "14.5",
  height: "18",
  weight: "",
  comesApart: "",
  price: "320",
  pickup: true,
  delivery: true,
};
const loaded = JSON.stringify(toListingDraft(storedValues, images));

function changed(typed: Partial<Values>, before = loaded, pictures = images) {
  const draft = toListingDraft({ ...storedValues, ...typed }, pictures);
  return changedFields(listingDraftSchema.parse(draft), draft, before);
}

test("sends only the fields changed in the form, so that a price changed in another tab stays", () => {
  expect(changed({ conditionNotes: "One deep scratch." })).toEqual({ conditionNotes: "One deep scratch." });
  expect(changed({ price: "280" })).toEqual({ price: 28_000 });
  expect(changed({ width: "41" })).toEqual({ dimensions: { width: 41, depth: 14.5, height: 18 } });
  expect(changed({}, loaded, [...images, "/pictures/two.webp"])).toEqual({
    images: [...images, "/pictures/two.webp"],
  });
});

test("ignores line ends and the order of checkboxes", () => {
  expect(
    changed({ description: "From a school.\r\nOiled once.", rooms: ["bedroom", "living_room"] }),
  ).toEqual({});
});

test("treats the type of a listing as one field", () => {
  expect(changed({ kind: "seating/stools_and_benches/stools" })).toEqual({
    category: "seating",
    subCategory: "stools_and_benches",
    type: "stools",
  });
});

test("sends every field when the loaded draft is missing or malformed", () => {
  for (const before of ["", "null", "{"]) expect(Object.keys(changed({}, before))).toContain("price");
});
