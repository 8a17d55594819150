import { expect, test } from "vitest";
import { cardPictures, shownLast, withoutShown } from "./card-pictures.ts";

const piece = (...images: string[]) => ({ images });
const chair = piece("chair", "chair-back");
const table = piece("table");
const lamp = piece("lamp");
const pieces = [chair, table, piece(), lamp];

test("a card shows the first picture", () =>
  expect(cardPictures(pieces)).toEqual(["chair", "table", "lamp"]));

test("leaves out what the page shows already", () =>
  expect(withoutShown(pieces, new Set(["table", "chair-back"]))).toEqual([chair, lamp]));

test("puts what the page shows already last, instead of showing too little", () => {
  expect(shownLast(pieces, new Set(["chair"]), 2)).toEqual([table, lamp]);
  expect(shownLast(pieces, new Set(["chair"]), 3)).toEqual([table, lamp, chair]);
  expect(shownLast([], new Set(), 3)).toEqual([]);
});
