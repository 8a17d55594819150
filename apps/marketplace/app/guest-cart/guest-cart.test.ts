import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import { createGuestCartCookie, readGuestCart, isFull } from "./guest-cart.ts";

const id = (name: string) => heirloopIdSchema.parse(name);

test("reads the saved listings, oldest first and without duplicates", () => {
  const cookie = createGuestCartCookie([id("listing-0001"), id("listing-0002"), id("listing-0001")], false);
  expect(cookie).toBe("cart=listing-0001.listing-0002; Max-Age=2592000; Path=/; SameSite=Lax");
  expect(readGuestCart(`theme=dark; ${cookie.split(";")[0] ?? ""}; token=abc`)).toEqual([
    "listing-0001",
    "listing-0002",
  ]);
});

test("deletes the cookie of an empty cart and sets Secure over HTTPS", () => {
  expect(createGuestCartCookie([], true)).toBe("cart=; Max-Age=0; Path=/; Secure; SameSite=Lax");
});

test("is full at twenty and drops none of them", () => {
  const ids = Array.from({ length: 25 }, (_, at) => id(`listing-${1_000 + at}`));
  expect(readGuestCart(createGuestCartCookie(ids, false).split(";")[0] ?? "")).toEqual(ids.slice(0, 20));
  expect([isFull(ids.slice(0, 19)), isFull(ids.slice(0, 20))]).toEqual([false, true]);
});

test("reads at most twenty different listings of a cookie that somebody has written", () => {
  const ids = Array.from({ length: 700 }, (_, at) => `listing-${1_000 + at}`);
  expect(readGuestCart(`cart=${ids.join(".")}`)).toEqual(ids.slice(0, 20));
  expect(readGuestCart("cart=listing-0001.listing-0001")).toEqual(["listing-0001"]);
});

test("reads missing, foreign and malformed cookies as empty", () => {
  expect(readGuestCart(null)).toEqual([]);
  expect(readGuestCart("cartoon=listing-0001")).toEqual([]);
  expect(readGuestCart("cart=<script>.listing-0001.x")).toEqual(["listing-0001"]);
});
