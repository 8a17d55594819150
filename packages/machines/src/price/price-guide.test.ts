import { expect, test } from "vitest";
import { priceGuide, type Sale } from "./price-guide.ts";

const sales = (prices: readonly number[], brand: string | null = null): Sale[] =>
  prices.map((price) => ({ price: price * 100, brand }));
const stool = { type: "Stool", brand: null };

test("is silent below five sales", () => {
  expect(priceGuide(sales([100, 110, 120, 130]), stool)).toBeNull();
  expect(priceGuide(sales([100, 110, 120, 130, 140]), stool)).toEqual({
    low: 110_00,
    high: 130_00,
    sales: 5,
    type: "Stool",
    brand: null,
  });
});

test("leaves out the cheapest and the dearest quarter, in any order", () => {
  expect(priceGuide(sales([9_000, 400, 300, 500, 10]), stool)).toMatchObject({ low: 300_00, high: 500_00 });
});

test("interpolates between two prices, and rounds to five or ten dollars", () => {
  expect(priceGuide(sales([40, 43, 46, 52, 60, 71]), stool)).toMatchObject({ low: 45_00, high: 60_00 });
  expect(priceGuide(sales([401, 412, 418, 437, 444, 449]), stool)).toMatchObject({
    low: 410_00,
    high: 440_00,
  });
  expect(priceGuide(sales([1, 1, 1, 1, 1]), stool)).toMatchObject({ low: 5_00, high: 5_00 });
});

test("rests on the maker's own pieces once there are five of them", () => {
  const others = sales([100, 100, 100, 100, 100, 100]);
  const four = [...others, ...sales([800, 810, 820, 830], "Lykke")];
  const lykke = { type: "Stool", brand: "Lykke" };
  expect(priceGuide(four, lykke)).toMatchObject({ sales: 10, brand: null });
  expect(priceGuide([...four, ...sales([840], "Lykke")], lykke)).toMatchObject({
    low: 810_00,
    high: 830_00,
    sales: 5,
    brand: "Lykke",
  });
  expect(priceGuide([...four, ...sales([840], "Lykke")], stool)).toMatchObject({ sales: 11, brand: null });
});
