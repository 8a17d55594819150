import type { Emphasized } from "../../patterns/editorial/editorial-hero.tsx";
import type { PictureTileLink } from "../../patterns/picture-tiles/picture-tiles.tsx";
import type { SitePage } from "../../patterns/site-pages/site-pages.ts";

/** `page` names a page that may not be there yet: without it the link is left out. */
export type EditorialLink = { label: string; href: string; page?: SitePage };

/** `id` is the anchor on the page. */
type Titled = { id: string; title: string };
export type EditorialPart =
  /** Text next to a picture of a piece. */
  | (Titled & { kind: "story"; paragraphs: readonly string[]; link?: EditorialLink })
  /** Numbered steps. */
  | (Titled & { kind: "steps"; lead: string; steps: ReadonlyArray<{ title: string; text: string }> })
  /** Facts and guarantees. */
  | (Titled & { kind: "claims"; claims: ReadonlyArray<{ figure: string; text: string }> })
  | (Titled & { kind: "questions"; questions: ReadonlyArray<{ question: string; text: string }> })
  /** Names of places, in columns. */
  | (Titled & { kind: "places"; lead: string; places: readonly string[] })
  /** Ways into the shop. */
  | (Titled & { kind: "tiles"; lead: string; tiles: readonly PictureTileLink[] });

/** A page about the company or a process: pictures first, little text. */
export type EditorialPage = {
  /** The title in breadcrumbs and tabs. */
  name: string;
  /** For search engines. */
  description: string;
  title: Emphasized;
  lead: string;
  actions: readonly EditorialLink[];
  parts: readonly EditorialPart[];
  end: { title: string; text: string; actions: readonly EditorialLink[] };
};
