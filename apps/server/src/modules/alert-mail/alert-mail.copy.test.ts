import { constants } from "@heirloop/contract/constants/marketplace-constants";
import { expect, test } from "vitest";
import { credenza } from "../../testing/example-rows.ts";
import type { FollowedPiece } from "../seller-follow/seller-follow.alerts.ts";
import { writeAlertLetter, type SearchNews } from "./alert-mail.copy.ts";

const pieces = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...credenza, id: `piece-${at}`, title: `Piece ${at}` }));
const search = (name: string, count: number): SearchNews => ({
  name,
  query: `keyword=${name.toLowerCase()}`,
  pieces: pieces(count),
});
const drop = { listing: { ...credenza, price: 400_00 }, priceBefore: 500_00 };
/** One piece of each of these sellers. */
const from = (...sellers: readonly string[]) =>
  sellers.map((seller, at) => ({
    listing: { ...credenza, id: `followed-${at}`, title: `Followed ${at}`, sellerId: seller },
    seller,
  }));
const write = (searches: readonly SearchNews[], drops = 0, followed: readonly FollowedPiece[] = []) =>
  writeAlertLetter(
    { firstName: "Ada" },
    { searches, followed, drops: Array.from({ length: drops }, () => drop) },
    "https://shop.test",
  );

test.each<[searches: readonly SearchNews[], drops: number, subject: string, sellers?: readonly string[]]>([
  [[search("Teak", 1)], 0, "A new piece for “Teak”"],
  [[search("Teak", 3)], 0, "3 new pieces for “Teak”"],
  [[search("Teak", 3), search("Oak", 2)], 0, "5 new pieces for 2 saved searches"],
  [[], 1, "Walnut credenza is now $400"],
  [[], 3, "3 of your favorites cost less"],
  [[search("Teak", 1)], 1, "A new piece for “Teak” and a price drop"],
  [[search("Teak", 1), search("Oak", 1)], 2, "2 new pieces for 2 saved searches and 2 price drops"],
  [[], 0, "A new piece from Otto", ["Otto"]],
  [[], 0, "2 new pieces from Otto", ["Otto", "Otto"]],
  [[], 0, "3 new pieces from 2 sellers you follow", ["Otto", "Olga", "Otto"]],
  [[search("Teak", 2)], 0, "2 new pieces for “Teak” and a new piece from Otto", ["Otto"]],
  [[search("Teak", 1)], 1, "A new piece for “Teak”, a new piece from Otto, and a price drop", ["Otto"]],
  [[], 2, "A new piece from Otto and 2 price drops", ["Otto"]],
])("names what is new in the subject: %#", (searches, drops, subject, sellers = []) => {
  expect(write(searches, drops, from(...sellers)).subject).toBe(subject);
});

test("names the first pieces of each search, and links to all of them", () => {
  const { sections = [] } = write([search("Teak", 12)]);
  expect(sections.map(({ title, items, link }) => [title, items.map((item) => item.title), link])).toEqual([
    [
      "12 new pieces for “Teak”",
      pieces(constants.alertPiecesNamed).map(({ title }) => title),
      {
        label: "See all matches for “Teak”",
        address: "https://shop.test/collections?keyword=teak&sort=newest",
      },
    ],
  ]);
});

test("names a limited number of pieces in all, and links to every search", () => {
  const { sections = [] } = write(
    ["A", "B", "C", "D", "E"].map((name) => search(name, 9)),
    1,
  );
  expect(sections.map(({ items }) => items.length)).toEqual([8, 8, 8, 0, 0, 0]);
  expect(sections.map(({ link }) => link.address).at(-1)).toBe("https://shop.test/favorites");
});

test("greets the user and says why the pieces are named", () => {
  const paragraphs = [
    write([search("Teak", 1)]),
    write([], 1),
    write([search("Teak", 1)], 1),
    write([], 0, from("Otto")),
    write([search("Teak", 1)], 0, from("Otto")),
    write([], 1, from("Otto")),
  ].map((letter) => letter.paragraphs);
  expect(paragraphs).toEqual([
    ["Hello Ada,", "These pieces are new, and match what you are looking for."],
    ["Hello Ada,", "Sellers have lowered the price of pieces that you saved as favorites."],
    ["Hello Ada,", "These pieces are new, and some of your favorites cost less."],
    ["Hello Ada,", "Sellers you follow have listed these pieces."],
    [
      "Hello Ada,",
      "These pieces are new. They match what you are looking for, or are from sellers you follow.",
    ],
    ["Hello Ada,", "These pieces are new, and some of your favorites cost less."],
  ]);
});

test("links each piece and names its price, and what it cost before", () => {
  expect(write([search("Teak", 1)], 1).sections).toEqual([
    {
      title: "A new piece for “Teak”",
      items: [
        {
          title: "Piece 0",
          detail: "$500",
          address: "https://shop.test/product/piece-0/walnut-credenza",
        },
      ],
      link: {
        label: "See all matches for “Teak”",
        address: "https://shop.test/collections?keyword=teak&sort=newest",
      },
    },
    {
      title: "Lower prices",
      items: [
        {
          title: "Walnut credenza",
          detail: "now $400, down from $500",
          address: "https://shop.test/product/credenza/walnut-credenza",
        },
      ],
      link: { label: "See all your favorites", address: "https://shop.test/favorites" },
    },
  ]);
});

test("names the sellers of their new pieces, the first ones of all together", () => {
  const { sections } = write([], 0, from(...Array.from({ length: 9 }, () => "Otto")));
  expect(sections).toEqual([
    {
      title: "9 new pieces from Otto",
      items: Array.from({ length: constants.alertPiecesNamed }, (_, at) => ({
        title: `Followed ${at}`,
        detail: "$500, from Otto",
        address: `https://shop.test/product/followed-${at}/walnut-credenza`,
      })),
      link: { label: "See the sellers you follow", address: "https://shop.test/followed-sellers" },
    },
  ]);
});

test("has no section about prices when none has dropped", () => {
  expect(write([search("Teak", 2)]).sections?.map(({ title }) => title)).toEqual(["2 new pieces for “Teak”"]);
});
