import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { findOwnUploads } from "./upload.queries.ts";

const isUpload = (address: string): boolean => /^\/pictures\/(?:uploads|private)\//.test(address);

type Use = {
  userId: string;
  /** Keyed by field; null removes a picture. */
  pictures: Readonly<Record<string, string | null | undefined | readonly string[]>>;
  /** Pictures that the edited item already shows; they may belong to anyone. */
  current?: ReadonlyArray<string | null>;
};

const listOf = (pictures: Use["pictures"][string]): readonly string[] =>
  typeof pictures === "string" ? [pictures] : (pictures ?? []);

/**
 * Only the user who uploaded a picture may use it. Throws `invalid` with one entry per field; demo drawings
 * have no owner.
 */
export async function checkPictureOwner(db: Db, { userId, pictures, current = [] }: Use): Promise<void> {
  const known = new Set(current);
  const added = Object.values(pictures)
    .flatMap(listOf)
    .filter((address) => isUpload(address) && !known.has(address));
  const own = await findOwnUploads(db, userId, added);
  const foreign = new Set(added.filter((address) => !own.has(address)));
  const errors = Object.entries(pictures)
    .filter(([, named]) => listOf(named).some((address) => foreign.has(address)))
    .map(([path, named]) => ({
      path,
      message: Array.isArray(named) ? "Upload the pictures first" : "Upload the picture first",
    }));
  if (errors.length > 0) throw problem("invalid", { errors });
}
