import { expect, test } from "vitest";
import { heldUntil, isHeld } from "./hold.ts";

const now = "2026-11-21T10:00:00.000Z";
const held = { status: "active", reservedUntil: "2026-11-21T10:00:00.001Z" } as const;

test.each([
  ["ends later", held, held.reservedUntil],
  ["ends now", { ...held, reservedUntil: now }, null],
  ["is over", { ...held, reservedUntil: "2026-11-21T09:59:59.999Z" }, null],
  ["there is none", { ...held, reservedUntil: null }, null],
  ["the piece is sold", { ...held, status: "sold" }, null],
  ["the piece is not for sale", { ...held, status: "inactive" }, null],
] as const)("recognizes an active hold: %s", (_, listing, until) => {
  expect([heldUntil(listing, now), isHeld(listing, now)]).toEqual([until, until !== null]);
});
