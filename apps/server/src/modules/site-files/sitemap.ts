/**
 * The maximum length of a sitemap: the protocol allows ten times as many, but each is built and sent as a
 * whole.
 */
export const addressesPerSitemap = 5_000;

export type SitemapEntry = { path: string; changedAt?: Date | undefined; picture?: string | null };

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? "");
const day = (at: Date): string => at.toISOString().slice(0, 10);

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const schema = "http://www.sitemaps.org/schemas/sitemap/0.9";
const imageSchema = "http://www.google.com/schemas/sitemap-image/1.1";

/** URLs under `publicUrl`, each with its picture and the date of its last change. */
export function sitemap(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, changedAt, picture }) =>
    [
      "<url><loc>",
      escaped(publicUrl + path),
      "</loc>",
      changedAt ? `<lastmod>${day(changedAt)}</lastmod>` : "",
      picture ? `<image:image><image:loc>${escaped(publicUrl + picture)}</image:loc></image:image>` : "",
      "</url>",
    ].join(""),
  );
  return `${head}\n<urlset xmlns="${schema}" xmlns:image="${imageSchema}">\n${urls.join("\n")}\n</urlset>\n`;
}

/** Links to the sitemaps themselves. */
export function sitemapIndex(publicUrl: string, paths: readonly string[]): string {
  const maps = paths.map((path) => `<sitemap><loc>${escaped(publicUrl + path)}</loc></sitemap>`);
  return `${head}\n<sitemapindex xmlns="${schema}">\n${maps.join("\n")}\n</sitemapindex>\n`;
}
