import { pageUrls } from "@heirloop/contract/page/page-urls";
import { cartEndpoints } from "@heirloop/contract/cart/cart.endpoints";
import { checkoutEndpoints } from "@heirloop/contract/checkout/checkout.endpoints";
import { heirloopIdSchema } from "@heirloop/contract/identity/identity.schema";
import { listingEndpoints } from "@heirloop/contract/listing/listing.endpoints";
import { centsParamSchema } from "@heirloop/contract/money/money.schema";
import { authEndpoints } from "@heirloop/contract/user/user.endpoints";
import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { throwPageError, requireSignedIn, serverApi } from "../api/server-api.ts";
import { cartChanges } from "../cart/cart-changes.ts";
import { Checkout } from "../checkout/checkout.tsx";
import { useReleaseHold } from "../checkout/use-release-hold.ts";
import { serverContext } from "../server-context.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/checkout";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Checkout",
    description: "Where the pieces go, and how you pay for them.",
    path: pageUrls.checkout(),
    unlisted: true,
  });
}

/** The listings of a checkout: the one of an offer, or else those of the cart that can still be bought. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireSignedIn({ request, context });
  const api = serverApi(context);
  const search = new URL(request.url).searchParams;
  const offered = heirloopIdSchema.safeParse(search.get("offer"));
  try {
    const [user, details, listings] = await Promise.all([
      api.call(authEndpoints.me),
      api.call(checkoutEndpoints.details),
      offered.success
        ? api
            .call(listingEndpoints.get, { params: { heirloopId: offered.data } })
            .then((listing) => [listing])
        : api
            .call(cartEndpoints.get)
            .then((cart) =>
              cart.listings.filter(({ status, contact }) => status === "active" && contact === "open"),
            ),
    ]);
    // Only a full listing has its delivery types.
    const full = await Promise.all(
      listings.map(({ heirloopId }) => api.call(listingEndpoints.get, { params: { heirloopId } })),
    );
    const checkoutId = search.get("confirmed");
    // The cart says what is in it and what happened to it. A checkout that returns from the bank may have emptied it.
    if (!offered.success && full.length === 0 && checkoutId === null) throw redirect(pageUrls.cart());
    const amount = centsParamSchema.safeParse(search.get("amount"));
    // An offer without an amount is started again; it must never become a purchase at the full price.
    const [piece] = full;
    if (offered.success && piece) {
      // Its page says why its seller takes no offer.
      if (!amount.success || piece.contact !== "open") throw redirect(pageUrls.product(piece));
      // It is bought already.
      if (piece.ownOrder !== null) throw redirect(pageUrls.order(piece.ownOrder));
      // One offer at a time: the open one must be answered or withdrawn first.
      if (piece.openOffer !== null) throw redirect(pageUrls.order(piece.openOffer));
    }
    return {
      user,
      details,
      listings: full,
      offerAmount: offered.success && amount.success ? amount.data : null,
      checkoutId,
      cardForm: context.get(serverContext).cardForm,
      now: new Date().toISOString(),
    };
  } catch (error) {
    return throwPageError(error, request);
  }
}

/** The server redirects from the checkout of an empty cart, so it must know what was added a moment ago. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  await cartChanges.settled();
  return serverLoader();
}

let isPlacing = false;
const setPlacing = (placing: boolean): void => void (isPlacing = placing);

/**
 * Nothing is reloaded while an order is placed: its pieces leave the cart, and an empty cart redirects, before the
 * answer is here that leads to the order.
 */
export const shouldRevalidate = ({ defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && !isPlacing;

export default function CheckoutRoute({ loaderData }: Route.ComponentProps) {
  const onBuying = useReleaseHold();
  return (
    <Checkout
      onBuying={onBuying}
      onPlacing={setPlacing}
      key={loaderData.listings.map(({ heirloopId }) => heirloopId).join()}
      {...loaderData}
    />
  );
}
