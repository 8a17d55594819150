import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createPageBreadcrumbs } from "@heirloop/ui/patterns/breadcrumbs/breadcrumbs";
import { aboutUs } from "@heirloop/ui/screens/editorial/about-us";
import { EditorialScreen } from "@heirloop/ui/screens/editorial/editorial-screen";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { loadPieces } from "../collection/load-pieces.server.ts";
import { pageMeta, getPublicUrl } from "../page-head/page-meta.ts";
import { sitePages } from "../layout/site-pages.ts";
import { organization } from "../page-head/structured-data.ts";
import type { Route } from "./+types/about-us";

export async function loader({ request, context }: Route.LoaderArgs) {
  const pieces = await loadPieces(serverApi(context), [
    { room: ["dining_room"], type: "dining_tables", sort: "price-desc" },
    { subCategory: "storage", sort: "price-desc" },
    { category: "seating", op: "designer", sort: "newest" },
  ]).catch((error: unknown) => throwPageError(error, request));
  return { pieces };
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  const [piece] = loaderData?.pieces ?? [];
  const [image] = piece?.images ?? [];
  return pageMeta(matches, {
    title: aboutUs.name,
    description: aboutUs.description,
    path: pageUrls.aboutUs(),
    picture: piece && image ? { src: image, alt: piece.title } : undefined,
    trail: createPageBreadcrumbs(aboutUs.name),
    data: [organization(getPublicUrl(matches))],
  });
}

export default function AboutUs({ loaderData }: Route.ComponentProps) {
  return <EditorialScreen page={aboutUs} pieces={loaderData.pieces} pages={sitePages} />;
}
