import type { FitBox } from "@heirloop/contract/listing/fit-boxes.schema";
import { isInside, withoutCovered } from "@heirloop/machines/fit/fit-boxes";
import type { Clause } from "../search/search.port.ts";

const fields = ["smallestSide", "middleSide", "largestSide"] as const;

/** The larger limits are, the less a clause demands; a limit of 0 never holds. */
const nothing: FitBox = [0, 0, 0];

/** The three clauses that hold where the clause or one side of the box does. */
const widened = ([smallest, middle, largest]: FitBox, box: FitBox): FitBox[] => [
  [Math.max(smallest, box[0]), middle, largest],
  [smallest, Math.max(middle, box[1]), largest],
  [smallest, middle, Math.max(largest, box[2])],
];

/**
 * "Within one of these boxes" as clauses that must all hold, because engines filter by an "and" of "or"s and
 * not the other way around. A clause that another one implies is left out, so there are few.
 */
export function fitClauses(boxes: readonly FitBox[]): Clause[] {
  let clauses: readonly FitBox[] = [nothing];
  for (const box of boxes)
    clauses = withoutCovered(
      clauses.flatMap((clause) => widened(clause, box)),
      isInside,
    );
  return clauses.map((limits) => ({
    any: fields.flatMap((field, place) => {
      const most = limits[place] ?? 0;
      return most === 0 ? [] : [{ kind: "number", field, least: 0, most } as const];
    }),
  }));
}
