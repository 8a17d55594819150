import { pageUrls } from "./page-urls.ts";

const pathUpTo = (path: string): string => path.slice(0, path.indexOf("ID"));

/** The paths of these pages up to the id or the slug. */
const paths = {
  product: pathUpTo(pageUrls.product({ heirloopId: "ID", slug: "slug" })),
  profile: pathUpTo(pageUrls.profile("ID")),
};

/**
 * Returns the ids of listings, or the slugs of profiles, in all links of a page or in a path. They are copies, because a
 * part of a string would keep all of it in memory.
 */
export const parseLinkedIds = (page: keyof typeof paths, text: string): ReadonlySet<string> =>
  new Set(
    text
      .split(paths[page])
      .slice(1)
      .map((rest) => (/^[\w-]*/.exec(rest)?.[0] ?? "").split("").join("")),
  );

/** Returns the number of a piece that was entered as such, or as the address of its page. */
export function parsePieceNumber(entered: string): string {
  const [linked] = parseLinkedIds("product", entered);
  return linked ?? entered;
}
