import { expect, test } from "vitest";
import { fadeShadow } from "./shot-shadow.ts";

const width = 120;
const height = 150;
const frame = { width, height, above: 11, below: 19 };
/** Columns of a shadow that is darker on the left, with a hard step every four. */
const columns = Array.from(
  { length: width },
  (_, column) => (column % 8 < 4 ? 250 : 236) - (column < 40 ? 30 : 0),
);

function faded(): readonly (readonly number[])[] {
  const shadow = Uint8Array.from({ length: width * height }, (_, place) => columns[place % width] ?? 0);
  fadeShadow(shadow, frame);
  return Array.from({ length: height }, (_, row) => [...shadow.subarray(row * width, (row + 1) * width)]);
}

const steepest = (row: readonly number[] = []) =>
  Math.max(...row.slice(1).map((value, place) => Math.abs(value - (row[place] ?? 0))));

test("shows no streaks in rows that were never rendered", () => {
  const rows = faded();
  const added = [...rows.slice(0, frame.above), ...rows.slice(height - frame.below)];
  expect(Math.max(...added.map(steepest))).toBeLessThanOrEqual(3);
});

test("fades a shadow out completely at the frame's border", () => {
  const rows = faded();
  expect(Math.min(...(rows[0] ?? []), ...(rows.at(-1) ?? []))).toBeGreaterThanOrEqual(253);
});

test("keeps rendered rows unchanged except for the transition", () => {
  const rows = faded();
  expect(rows[Math.round(height / 2)]).toEqual(columns);
});
