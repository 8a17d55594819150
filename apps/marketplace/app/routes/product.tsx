import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import type { Api } from "@heirloop/api-client/http/http-client";
import type { FullListing } from "@heirloop/contract/listing/listing.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { type PriceGuide, priceGuideEndpoints } from "@heirloop/contract/price-guide/price-guide.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { getAvailability } from "@heirloop/machines/availability/availability";
import { fitPieceOf } from "@heirloop/machines/fit/carry-forms";
import { fitVerdict } from "@heirloop/machines/fit/fit-verdict";
import { lowestPrice } from "@heirloop/machines/price/lowest-price";
import { ProductScreen } from "@heirloop/ui/screens/product/product-screen";
import { useAtomValue } from "jotai";
import { redirect, useNavigate, useNavigation, useRevalidator } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { loadDeliveryEstimate } from "../delivery-terms/load-delivery-estimate.server.ts";
import { isSignedIn, throwPageError, serverApi } from "../api/server-api.ts";
import { useCart } from "../cart/use-cart.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { useFollows } from "../follow/use-follows.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { getBrandPage } from "../layout/load-menu.server.ts";
import { listingMeta } from "../listing/listing-meta.ts";
import { RecentlyViewedWhenIdle } from "../listing/recently-viewed-when-idle.tsx";
import { loadHome } from "../home-measurements/load-home.server.ts";
import { useShare } from "../listing/use-share.ts";
import { useWaitingList } from "../listing/use-waiting-list.ts";
import { useLiveListings } from "../listing/use-live-listings.ts";
import { useOpenedReport } from "../search/use-search-analytics.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { regionAtom } from "../region/region.atoms.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/product";

/** What comparable pieces have sold for; the page does without it if it cannot be read. */
async function loadPriceGuide(
  api: Api,
  { newSchema, brand, status }: FullListing,
): Promise<PriceGuide | null> {
  const [type] = newSchema.types;
  if (type === undefined || status !== "active") return null;
  const query = brand === null ? { type } : { type, brand };
  const found = await api.call(priceGuideEndpoints.get, { query }).catch(() => null);
  return found?.guide ?? null;
}

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const pathParams = { params: { heirloopId: params.heirloopId } };
  const [listing, { questions }, home] = await Promise.all([
    api.call(listingEndpoints.get, pathParams),
    api.call(listingEndpoints.questions, pathParams),
    loadHome({ request, context }),
  ]).catch((error: unknown) => throwPageError(error, request));
  if (params.slug !== listing.slug) throw redirect(pageUrls.product(listing) + url.search, 301);
  const parameters = url.searchParams;
  const [makerHref, priceGuide, deliveryEstimate] = await Promise.all([
    getBrandPage(api, listing.brand),
    loadPriceGuide(api, listing),
    loadDeliveryEstimate(api, listing, parameters.get("zip")),
  ]);
  return {
    listing,
    questions,
    makerHref,
    priceGuide,
    deliveryEstimate,
    verdict: home && fitVerdict(fitPieceOf(listing), home),
    offering: parameters.get("making") === "offer",
    question: parameters.get("question") ?? undefined,
    now: new Date().toISOString(),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const answerTo = formText(form, "answerTo") || undefined;
  const text = formText(form, "text");
  if (!isSignedIn(context)) {
    // The page completes an address without the right slug.
    const { heirloopId, slug = "piece" } = params;
    throw redirect(pageUrls.login(pageUrls.askSeller({ heirloopId, slug }, text || undefined)), 303);
  }
  const checked = validateFields(listingEndpoints.ask.body, { text, answerTo });
  if (!checked.ok) return { ...checked.answer, text, answerTo };
  try {
    await serverApi(context).call(listingEndpoints.ask, {
      params: { heirloopId: heirloopIdSchema.parse(params.heirloopId) },
      body: checked.value,
    });
    return { answerTo, saved: true };
  } catch (error) {
    return { ...toFormResult(error), text, answerTo };
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [];
  return listingMeta(matches, loaderData.listing);
}

export default function Product({
  loaderData: {
    listing,
    questions,
    makerHref,
    priceGuide,
    deliveryEstimate,
    verdict,
    offering,
    question,
    now,
  },
  actionData,
}: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const user = useAtomValue(userAtom);
  const region = useAtomValue(regionAtom);
  const { inCart, add } = useCart();
  const navigate = useNavigate();
  const sending = useNavigation().formData;
  const { revalidate } = useRevalidator();
  useOpenedReport(listing.heirloopId);
  useLiveListings([listing]);
  const waitingList = useWaitingList([listing]);
  const own = user?._id === listing.seller._id;
  return (
    <>
      <ProductScreen
        {...useFavorites()}
        listing={listing}
        questions={questions}
        lowest={lowestPrice(listing.priceHistory, now)}
        makerHref={makerHref}
        priceGuide={priceGuide}
        deliveryEstimate={deliveryEstimate}
        fit={{ verdict, measureHref: pageUrls.willItFit(pageUrls.product(listing)) }}
        region={region}
        now={now}
        own={own}
        admin={user?.admin}
        availability={getAvailability(listing, { own, order: listing.ownOrder, contact: listing.contact })}
        waitingList={waitingList}
        follow={useFollows()}
        offering={offering}
        inCart={inCart(listing.heirloopId)}
        onAddToCart={() => void add(listing)}
        onOffer={(amount) => {
          void navigate(pageUrls.offer(listing.heirloopId, amount));
        }}
        share={useShare({ title: listing.title, path: pageUrls.product(listing) })}
        onMessageSeller={() =>
          void navigate(`${pageUrls.product(listing)}?listing=${listing.heirloopId}`, {
            preventScrollReset: true,
          })
        }
        onHoldEnded={() => void revalidate()}
        ask={
          sending
            ? {
                ...answer,
                answerTo: formText(sending, "answerTo") || undefined,
                saved: false,
                busy: true,
              }
            : { text: answer?.saved ? undefined : question, ...answer }
        }
      />
      <RecentlyViewedWhenIdle listing={listing} />
    </>
  );
}
