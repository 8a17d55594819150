import * as z from "zod/mini";

/** A page has a link without each value, with all others in it: its size grows with their square (docs/decisions/0134). */
export const mostValues = 30;

/**
 * A query field that may be present once, repeatedly or not at all; always an array after parsing, of at most
 * {@link mostValues}.
 */
export const manyOf = <One extends z.ZodMiniType<unknown, string>>(one: One) =>
  z._default(
    z.union([
      z.array(one).check(z.maxLength(mostValues, `Choose at most ${mostValues}`)),
      z.pipe(
        one,
        z.transform((value) => [value]),
      ),
    ]),
    [],
  );
export const manySchema = manyOf(z.string().check(z.maxLength(80)));

/** A number of digits only, so `1e3`, `-1` and `abc` are rejected. */
export const digitsSchema = (message: string) =>
  z.pipe(
    z.string().check(z.regex(/^\d+$/, message)),
    // More digits than a number can have are above every limit, whose message says more.
    z.transform((digits) => Math.min(Number(digits), Number.MAX_SAFE_INTEGER)),
  );

/** An integer in a query or path. */
export const wholeNumberSchema = (least: number, most: number) =>
  z.pipe(
    digitsSchema("Use a whole number"),
    z.int().check(z.gte(least, `Use ${least} or more`), z.lte(most, `Use ${most} or less`)),
  );

/** `page` of a list, counted from 1. */
export const pageNumberSchema = wholeNumberSchema(1, 100_000);

/** Text entered by a user: trimmed, with a maximum length. */
export const textSchema = (most: number, missing = "Fill this in") =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, `Use at most ${most} characters`));
export const optionalTextSchema = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Use at most ${most} characters`));
