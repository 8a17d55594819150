import { brand } from "@heirloop/contract/brand/brand";
import type { MetaDescriptor } from "react-router";
import { breadcrumbList, type Crumb, type StructuredData } from "./structured-data.ts";

/** What is said of a page in its `<head>`: for tabs, search engines and previews of links. */
export type PageMeta = {
  /** The page's own words; the site's name is added. */
  title: string;
  /** One or two sentences, of which some 155 characters are shown. */
  description: string;
  /** Path of the address under which the page is known, with only those parameters that make another page of it. */
  path: string;
  /** Not for search engines: what is somebody's own, passing, or one of endlessly many. */
  unlisted?: boolean;
  /** `/pictures/{key}` of what the page shows, and what is to be seen. */
  picture?: { src: string; alt: string } | undefined;
  kind?: "website" | "article" | "product" | "profile";
  /** The breadcrumb that the page shows. */
  trail?: readonly Crumb[];
  data?: readonly StructuredData[];
};

/** As a route's `meta` gets them: the root's come first, and hold the site's public address. */
export type MetaMatches = readonly [
  { loaderData: { publicUrl: string } | undefined } | undefined,
  ...(readonly unknown[]),
];

/** Origin that the outside knows the site by; empty where the frame itself could not be loaded. */
export const getPublicUrl = ([root]: MetaMatches): string => root?.loaderData?.publicUrl ?? "";

/** `<title>` of a page: its own words, then the site's name. */
const getTitle = (title: string): string => `${title} · ${brand.name}`;

const pictureWidth = 1280;
/** Stands for pages that show nothing of their own. 1200 × 630. */
const housePicture = "/share.png";

const longest = 160;
/** Cut at a word. */
const inShort = (text: string): string =>
  text.length <= longest ? text : `${text.slice(0, longest - 1).replace(/\s+\S*$/, "")}…`;

/** Everything in a page's head that is its own: title, description, canonical address, preview, structured data. */
export function pageMeta(matches: MetaMatches, page: PageMeta): MetaDescriptor[] {
  const publicUrl = getPublicUrl(matches);
  const { title, path, picture, kind = "website", trail = [], data = [] } = page;
  const description = inShort(page.description);
  const url = publicUrl + path;
  const image = publicUrl + (picture ? `${picture.src}/${pictureWidth}.jpg` : housePicture);
  const told = [...(trail.length > 1 ? [breadcrumbList(publicUrl, trail)] : []), ...data];
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
    { property: "og:image:alt", content: picture?.alt ?? `${brand.name}: furniture with a past` },
    { name: "twitter:card", content: "summary_large_image" },
    ...(page.unlisted ? [] : told.map((one) => ({ "script:ld+json": one }))),
  ];
}
