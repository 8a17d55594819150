import * as z from "zod/mini";

const inches = (least: number, most: number) =>
  z
    .number()
    .check(z.gte(least, `Measure at least ${least} inches`), z.lte(most, `Use at most ${most} inches`));

/** The openings between the street and the room, in inches of clear space (docs/product.md §11). */
export const homeMeasurementsSchema = z.object({
  /** The narrowest door on the way. */
  doorway: z.object({ width: inches(10, 200), height: inches(20, 300) }),
  /** Null without stairs. `landing` is the depth of the tightest turn; null for a straight flight. */
  stairs: z.nullable(
    z.object({ width: inches(10, 200), headroom: inches(20, 300), landing: z.nullable(inches(10, 300)) }),
  ),
  /** Null without an elevator: the size of its door and cabin. */
  lift: z.nullable(z.object({ width: inches(10, 300), height: inches(20, 300), depth: inches(10, 300) })),
});
export type HomeMeasurements = z.infer<typeof homeMeasurementsSchema>;
