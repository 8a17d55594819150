import * as z from "zod/mini";
import { termsOf, type Kind, type TermKind } from "./catalog-terms.ts";
import { findTerm, kindOfType, unknownTermMessage } from "./find-term.ts";
import { formatLabel } from "../label/label.ts";

/** A catalog term in any case, with or without accents, singular or plural; parsed to its raw name. */
export const termSchema = (kind: TermKind) =>
  z.pipe(
    z
      .string()
      .check(z.trim(), z.minLength(1, "Choose one"), z.maxLength(80))
      .register(z.globalRegistry, { examples: [...termsOf[kind]] }),
    z.transform((written, context) => {
      const term = findTerm(kind, written);
      if (term !== undefined) return term;
      context.issues.push({
        code: "custom",
        message: unknownTermMessage(kind, written),
        input: written,
      });
      return z.NEVER;
    }),
  );

/** Several terms of one kind, without duplicates. */
export const termListSchema = (kind: TermKind, most: number) =>
  z.pipe(
    z.array(termSchema(kind)).check(z.maxLength(most, `Choose at most ${most}`)),
    z.transform((terms) => [...new Set(terms)]),
  );

/** Why a type does not belong to the given category and subcategory; undefined when it does. */
export function misplacedKind({
  category,
  subCategory,
  type,
}: Kind): { path: keyof Kind; message: string } | undefined {
  const place = kindOfType(type);
  if (place === undefined) return { path: "type", message: unknownTermMessage("type", type) };
  const wrong = (["category", "subCategory"] as const).find(
    (part) => place[part] !== { category, subCategory }[part],
  );
  if (wrong === undefined) return undefined;
  const path = [place.category, place.subCategory].map(formatLabel).join(" › ");
  return { path: wrong, message: `${formatLabel(type)} are listed in ${path}` };
}
