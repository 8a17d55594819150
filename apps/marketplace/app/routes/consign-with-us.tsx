import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { centsOf } from "@heirloop/contract/money/cents-of";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { getOwnerShare } from "@heirloop/contract/money/sale-earnings";
import { scenes } from "@heirloop/contract/scene/scenes";
import { ConsignWithUsScreen } from "@heirloop/ui/screens/consign-with-us/consign-with-us-screen";
import { useState } from "react";
import { throwPageError, serverApi } from "../api/server-api.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/consign-with-us";

export function meta({ matches, loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Sell or consign furniture",
    description:
      "Let a shop near you collect, photograph and sell your furniture for a share of the price, or list it yourself. See what it would bring you.",
    path: pageUrls.consignWithUs(),
    picture: loaderData?.scene,
  });
}

/** Expensive enough to be worth a shop's time. */
const leastPrice = "90000";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { listings } = await serverApi(context)
    .call(listingEndpoints.list, {
      query: { category: "seating", condition: ["excellent", "restored"], minPrice: leastPrice, limit: "2" },
    })
    .catch((error: unknown) => throwPageError(error, request));
  const price = centsOf(new URL(request.url).searchParams.get("price") ?? "");
  return { scene: scenes.consign, featured: listings, price: price ?? 80_000 };
}

export default function ConsignWithUs({
  loaderData: { scene, featured, price: askingPrice },
}: Route.ComponentProps) {
  const [price, setPrice] = useState<number | undefined>(askingPrice);
  return (
    <ConsignWithUsScreen
      scene={scene}
      featured={featured}
      listHref={pageUrls.newListing()}
      price={price}
      getShare={(cents) => getOwnerShare(cents, null)}
      onPrice={setPrice}
    />
  );
}
