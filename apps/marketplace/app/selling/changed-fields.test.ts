import { listingDraftSchema } from "@heirloop/contract/listing/listing.endpoints";
import { expect, test } from "vitest";
import { changedFields } from "./changed-fields.ts";
import { toListingDraft } from "./listing-fields.server.ts";

type Values = Parameters<typeof toListingDraft>[0];

const images = ["/pictures/one.webp"];
const kept: Values = {
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
const loaded = JSON.stringify(toListingDraft(kept, images));

function changed(typed: Partial<Values>, before = loaded, pictures = images) {
  const draft = toListingDraft({ ...kept, ...typed }, pictures);
  return changedFields(listingDraftSchema.parse(draft), draft, before);
}

test("only what was changed in the form is sent, so that another tab's price stays", () => {
  expect(changed({ conditionNotes: "One deep scratch." })).toEqual({ conditionNotes: "One deep scratch." });
  expect(changed({ price: "280" })).toEqual({ price: 28_000 });
  expect(changed({ width: "41" })).toEqual({ dimensions: { width: 41, depth: 14.5, height: 18 } });
  expect(changed({}, loaded, [...images, "/pictures/two.webp"])).toEqual({
    images: [...images, "/pictures/two.webp"],
  });
});

test("a form's line ends and the order of its boxes are no change", () => {
  expect(
    changed({ description: "From a school.\r\nOiled once.", rooms: ["bedroom", "living_room"] }),
  ).toEqual({});
});

test("the kind of a piece is one choice", () => {
  expect(changed({ kind: "seating/stools_and_benches/stools" })).toEqual({
    category: "seating",
    subCategory: "stools_and_benches",
    type: "stools",
  });
});

test("without what the form came with, or with something else, all of it is sent", () => {
  for (const before of ["", "null", "{"]) expect(Object.keys(changed({}, before))).toContain("price");
});
