import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { expect, test } from "vitest";
import { createGuestCartCookie, readGuestCart, isFull } from "./guest-cart.ts";

const id = (name: string) => heirloopIdSchema.parse(name);

test("what is kept is read again, oldest first, each piece once", () => {
  const cookie = createGuestCartCookie([id("listing-0001"), id("listing-0002"), id("listing-0001")], false);
  expect(cookie).toBe("cart=listing-0001.listing-0002; Max-Age=2592000; Path=/; SameSite=Lax");
  expect(readGuestCart(`theme=dark; ${cookie.split(";")[0] ?? ""}; token=abc`)).toEqual([
    "listing-0001",
    "listing-0002",
  ]);
});

test("an empty cart takes the cookie away; over https it is never sent without", () => {
  expect(createGuestCartCookie([], true)).toBe("cart=; Max-Age=0; Path=/; Secure; SameSite=Lax");
});

test("twenty fill it, and none of them is pushed out", () => {
  const ids = Array.from({ length: 25 }, (_, at) => id(`listing-${1_000 + at}`));
  expect(readGuestCart(createGuestCartCookie(ids, false).split(";")[0] ?? "")).toEqual(ids.slice(0, 20));
  expect([isFull(ids.slice(0, 19)), isFull(ids.slice(0, 20))]).toEqual([false, true]);
});

test("no cookie, another one, and one with anything else in it", () => {
  expect(readGuestCart(null)).toEqual([]);
  expect(readGuestCart("cartoon=listing-0001")).toEqual([]);
  expect(readGuestCart("cart=<script>.listing-0001.x")).toEqual(["listing-0001"]);
});
