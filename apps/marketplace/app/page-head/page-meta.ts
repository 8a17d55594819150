import { brand } from "@heirloop/contract/brand/brand";
import type { MetaDescriptor } from "react-router";
import { breadcrumbList, type Crumb, type StructuredData } from "./structured-data.ts";

/** The `<head>` of a page: for tabs, search engines and link previews. */
export type PageMeta = {
  /** The page's own title; the site's name is added. */
  title: string;
  /** One or two sentences; about 155 characters are shown. */
  description: string;
  /** Path of the canonical URL, with only those parameters that make a different page. */
  path: string;
  /** Excludes the page from search engines: private, temporary or one of endlessly many. */
  unlisted?: boolean;
  /** `/pictures/{key}` of the preview, and its alternative text. */
  picture?: { src: string; alt: string } | undefined;
  kind?: "website" | "article" | "product" | "profile";
  /** The page's breadcrumbs. */
  trail?: readonly Crumb[];
  data?: readonly StructuredData[];
};

/** As passed to a route's `meta`: the root's match is first and holds the public URL. */
export type MetaMatches = readonly [
  { loaderData: { publicUrl: string } | undefined } | undefined,
  ...(readonly unknown[]),
];

/** Public origin of the site; empty when the layout could not be loaded. */
export const getPublicUrl = ([root]: MetaMatches): string => root?.loaderData?.publicUrl ?? "";

/** `<title>`: the page's own title, then the site's name. */
const getTitle = (title: string): string => `${title} · ${brand.name}`;

const pictureWidth = 1280;
/** Preview for pages without a picture of their own. 1200 × 630. */
const brandPicture = "/share.png";

const longest = 160;
/** Truncated at a word boundary. */
const inShort = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, "")}…`;

/** All tags of a page's head: title, description, canonical URL, preview and structured data. */
export function pageMeta(matches: MetaMatches, page: PageMeta): MetaDescriptor[] {
  const publicUrl = getPublicUrl(matches);
  const { title, path, picture, kind = "website", trail = [], data = [] } = page;
  const description = inShort(page.description);
  const url = publicUrl + path;
  const image = publicUrl + (picture ? `${picture.src}/${pictureWidth}.jpg` : brandPicture);
  const structured = [...(trail.length > 1 ? [breadcrumbList(publicUrl, trail)] : []), ...data];
  return [
    { title: getTitle(title) },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...(page.unlisted ? [{ name: "robots", content: "noindex" }] : []),
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: kind },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:alt", content: picture?.alt ?? `${brand.name}: second-hand furniture` },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.unlisted ? [] : structured.map((one) => ({ "script:ld+json": one }))),
  ];
}
