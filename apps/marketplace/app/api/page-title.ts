import { brand } from "@heirloop/contract/brand/brand";

/** `<title>` of a page: its own words, then the brand's. */
export const pageTitle = (title: string): string => `${title} · ${brand.name}`;
