import { expect, test } from "vitest";
import {
  changeRefusal,
  compareAtPrice,
  floorRefusal,
  pictureRefusal,
  uploadRefusal,
} from "./listing-change.ts";

test("lets only the seller change a listing, and not once it is sold", () => {
  expect([
    changeRefusal({ sellerId: "ann", status: "active" }, "ann"),
    changeRefusal({ sellerId: "ann", status: "inactive" }, "ann"),
    changeRefusal({ sellerId: "ann", status: "sold" }, "ann"),
    changeRefusal({ sellerId: "ann", status: "sold" }, "bea"),
  ]).toEqual([
    null,
    null,
    { code: "listing-sold", detail: "A sold piece stays as it was bought." },
    { code: "permission-denied" },
  ]);
});

test("accepts only pictures that were uploaded here", () => {
  const isUploaded = (image: string) => image.startsWith("/pictures/");
  expect([
    uploadRefusal(undefined, isUploaded),
    uploadRefusal([], isUploaded),
    uploadRefusal(["/pictures/a"], isUploaded),
    uploadRefusal(["/pictures/a", "https://b.test"], isUploaded),
  ]).toEqual([
    null,
    null,
    null,
    { code: "invalid", errors: [{ path: "images", message: "Upload the pictures first" }] },
  ]);
});

test("rejects a price for a consigned piece below the one its owner agreed to", () => {
  expect([floorRefusal(499_99, null), floorRefusal(500_00, 500_00)]).toEqual([null, null]);
  expect(floorRefusal(499_99, 500_00)).toEqual({
    code: "invalid",
    errors: [
      {
        path: "price",
        message:
          "Enter $500 or more. You agreed on this price with the owner; to go lower, ask the owner first.",
      },
    ],
  });
});

test("requires a picture for a piece that is for sale", () => {
  expect([pictureRefusal(["/pictures/a"]), pictureRefusal([])]).toEqual([
    null,
    { code: "invalid", errors: [{ path: "images", message: "Add a picture" }] },
  ]);
});

const now = "2026-11-21T10:00:00.000Z";
const weekAgo = "2026-11-14T10:00:00.000Z";

test("keeps the highest price before a price cut until the price rises to it again", () => {
  const stood = { price: 400, since: weekAgo };
  expect([
    compareAtPrice({ ...stood, compareAtPrice: null }, 300, now),
    compareAtPrice({ ...stood, compareAtPrice: 500 }, 300, now),
    compareAtPrice({ ...stood, compareAtPrice: 500 }, 499, now),
    compareAtPrice({ ...stood, compareAtPrice: 500 }, 500, now),
    compareAtPrice({ ...stood, compareAtPrice: null }, 401, now),
    compareAtPrice({ ...stood, since: null, compareAtPrice: null }, 300, now),
  ]).toEqual([400, 500, 500, null, null, 400]);
});

test("compares with no price that stood for less than a week", () => {
  const since = "2026-11-14T10:00:00.001Z";
  expect([
    compareAtPrice({ price: 4000, since, compareAtPrice: null }, 300, now),
    compareAtPrice({ price: 400, since, compareAtPrice: 500 }, 300, now),
  ]).toEqual([null, 500]);
});
