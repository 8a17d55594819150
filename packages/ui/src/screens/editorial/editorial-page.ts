import type { Emphasized } from "../../patterns/editorial/editorial-hero.tsx";
import type { PictureTileLink } from "../../patterns/picture-tiles/picture-tiles.tsx";
import type { SitePage } from "../../patterns/site-pages/site-pages.ts";

/** `page` names a page that may not be there yet: without it the link is left out. */
export type EditorialLink = { label: string; href: string; page?: SitePage };

/** `id` is what links into the page name. */
type Titled = { id: string; title: string };
export type EditorialPart =
  /** Words beside a picture of a piece. */
  | (Titled & { kind: "story"; words: readonly string[]; link?: EditorialLink })
  /** What happens, one thing after the other. */
  | (Titled & { kind: "steps"; lead: string; steps: ReadonlyArray<{ title: string; words: string }> })
  /** What can be counted on. */
  | (Titled & { kind: "claims"; claims: ReadonlyArray<{ figure: string; words: string }> })
  | (Titled & { kind: "questions"; questions: ReadonlyArray<{ question: string; words: string }> })
  /** Names of places, in columns. */
  | (Titled & { kind: "places"; lead: string; places: readonly string[] })
  /** Ways into the shop. */
  | (Titled & { kind: "shelves"; lead: string; shelves: readonly PictureTileLink[] });

/** A page that tells who we are or how something goes: pictures first, few words. */
export type EditorialPage = {
  /** What the page is called in breadcrumbs and tabs. */
  name: string;
  /** For search engines. */
  description: string;
  title: Emphasized;
  lead: string;
  actions: readonly EditorialLink[];
  parts: readonly EditorialPart[];
  end: { title: string; words: string; actions: readonly EditorialLink[] };
};
