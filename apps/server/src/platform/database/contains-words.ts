import { type AnyColumn, ilike, sql, type SQL } from "drizzle-orm";

const escapeWildcards = (word: string): string => word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

/** The conditions that each word of a text occurs in one of the columns, in upper or lower case. */
export function containsWords(text: string, columns: readonly AnyColumn[]): SQL[] {
  const searched = sql`concat_ws(' ', ${sql.join([...columns], sql`, `)})`;
  return text
    .split(/\s+/)
    .filter((word) => word !== "")
    .map((word) => ilike(searched, `%${escapeWildcards(word)}%`));
}
