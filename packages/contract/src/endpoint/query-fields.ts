import * as z from "zod/mini";

/** A query field that may be present once, repeatedly or not at all; always an array after parsing. */
export const manySchema = z._default(
  z.union([
    z.array(z.string().check(z.maxLength(80))),
    z.pipe(
      z.string().check(z.maxLength(80)),
      z.transform((one) => [one]),
    ),
  ]),
  [],
);

/** An integer in a query or path: digits only, so `1e3`, `-1` and `abc` are rejected. */
export const wholeNumberSchema = (least: number, most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,7}$/, "Use a whole number")),
      z.transform((digits) => Number(digits)),
    ),
    z.int().check(z.gte(least, `Use ${least} or more`), z.lte(most, `Use ${most} or less`)),
  );

/** `page` of a list, counted from 1. */
export const pageNumberSchema = wholeNumberSchema(1, 100_000);

/** Text entered by a user: trimmed, with a maximum length. */
export const textSchema = (most: number, missing = "Fill this in") =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, `Use at most ${most} characters`));
export const optionalTextSchema = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Use at most ${most} characters`));
