import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { ProductScreen } from "@heirloop/ui/screens/product/product-screen";
import { useAtomValue } from "jotai";
import { redirect, useNavigate, useNavigation, useRevalidator } from "react-router";
import { checkFields, refusal } from "../api/form-answer.ts";
import { formText } from "../api/form-text.ts";
import { pageTitle } from "../api/page-title.ts";
import { pageProblem, requireSignedIn, serverApi } from "../api/server-api.ts";
import { useCart } from "../cart/use-cart.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { useWaitingList } from "../listing/use-waiting-list.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/product";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const named = { params: { heirloopId: params.heirloopId } };
  const [listing, { questions }] = await Promise.all([
    api.call(listingEndpoints.get, named),
    api.call(listingEndpoints.questions, named),
  ]).catch((error: unknown) => pageProblem(error, request));
  if (params.slug !== listing.slug)
    throw redirect(pageUrls.product(listing) + new URL(request.url).search, 301);
  const asked = new URL(request.url).searchParams;
  return {
    listing,
    questions,
    offering: asked.get("making") === "offer",
    joined: asked.get("waiting") === listing.heirloopId,
    now: new Date().toISOString(),
  };
}

export async function action({ params, request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  requireSignedIn({ request, context });
  const form = await request.formData();
  const answerTo = formText(form, "answerTo") || undefined;
  const text = formText(form, "text");
  const checked = checkFields(listingEndpoints.ask.body, { text, answerTo });
  if (!checked.ok) return { ...checked.answer, text, answerTo };
  try {
    await serverApi(context).call(listingEndpoints.ask, {
      params: { heirloopId: heirloopIdSchema.parse(params.heirloopId) },
      body: checked.value,
    });
    return { answerTo, saved: true };
  } catch (error) {
    return { ...refusal(error), text, answerTo };
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  const listing = loaderData?.listing;
  if (!listing) return [{ title: pageTitle("Not found") }];
  return [
    { title: pageTitle(listing.title) },
    { name: "description", content: listing.description.slice(0, 155) },
    { tagName: "link", rel: "canonical", href: pageUrls.product(listing) },
  ];
}

export default function Product({
  loaderData: { listing, questions, offering, joined, now },
  actionData,
}: Route.ComponentProps) {
  const user = useAtomValue(userAtom);
  const { inCart, add } = useCart();
  const navigate = useNavigate();
  const sending = useNavigation().formData;
  const { revalidate } = useRevalidator();
  const own = user?._id === listing.seller._id;
  return (
    <ProductScreen
      {...useFavorites()}
      {...useWaitingList(listing, joined)}
      listing={listing}
      questions={questions}
      now={now}
      own={own}
      offering={offering}
      inCart={inCart(listing.heirloopId)}
      onAddToCart={() => void add(listing)}
      onOffer={(amount) => {
        void navigate(pageUrls.offer(listing.heirloopId, amount));
      }}
      onMessageSeller={() =>
        void navigate(`${pageUrls.product(listing)}?listing=${listing.heirloopId}`, {
          preventScrollReset: true,
        })
      }
      onHoldEnded={() => void revalidate()}
      ask={
        sending
          ? { ...actionData, answerTo: formText(sending, "answerTo") || undefined, saved: false, busy: true }
          : { ...actionData }
      }
    />
  );
}
