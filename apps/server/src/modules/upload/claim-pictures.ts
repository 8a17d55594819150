import type { Db } from "../../platform/database/database.ts";
import { problem } from "../../platform/problem.ts";
import { isUploadedPicture } from "./picture-address.ts";
import { claimOwnUploads } from "./upload.queries.ts";

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
 * Only the user who uploaded a picture may use it, and a picture that is used is never deleted as unused. Called in the
 * transaction that stores where it is shown. Throws `invalid` with one entry per field; demo drawings have no owner.
 */
export async function claimPictures(tx: Db, { userId, pictures, current = [] }: Use): Promise<void> {
  const known = new Set(current);
  const added = Object.values(pictures)
    .flatMap(listOf)
    .filter((address) => isUploadedPicture(address) && !known.has(address));
  const own = await claimOwnUploads(tx, userId, added);
  const foreign = new Set(added.filter((address) => !own.has(address)));
  const errors = Object.entries(pictures)
    .filter(([, named]) => listOf(named).some((address) => foreign.has(address)))
    .map(([path, named]) => ({
      path,
      message: Array.isArray(named) ? "Upload the pictures again" : "Upload the picture again",
    }));
  if (errors.length > 0) throw problem("invalid", { errors });
}
