import type { Api } from "@heirloop/api-client/http/http-client";
import { formatLabel } from "@heirloop/contract/label/label";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { PictureTileLink } from "@heirloop/ui/patterns/picture-tiles/picture-tiles";

type Counted = ReadonlyArray<{ name: string; count: number }>;

/** The most common materials, each with a different picture. */
export async function loadMaterials(api: Api, materials: Counted, most: number): Promise<PictureTileLink[]> {
  const commonest = materials.toSorted((a, b) => b.count - a.count).slice(0, most);
  const pages = await Promise.all(
    commonest.map(({ name }) =>
      api.call(listingEndpoints.list, { query: { material: [name], sort: "newest", limit: "8" } }),
    ),
  );
  const shown = new Set<string>();
  return commonest.map(({ name, count }, at) => {
    const images = pages[at]?.listings.flatMap(({ images: [image] }) => image ?? []) ?? [];
    const image = images.find((one) => !shown.has(one)) ?? null;
    if (image !== null) shown.add(image);
    return {
      title: formatLabel(name),
      href: pageUrls.collections(`material=${encodeURIComponent(name)}`),
      count,
      image,
    };
  });
}
