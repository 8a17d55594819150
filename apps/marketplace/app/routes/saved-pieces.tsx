import {
  type AccountSummary,
  accountSummaryEndpoints,
} from "@heirloop/contract/account-summary/account-summary.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { promoEndpoints } from "@heirloop/contract/promo/promo.endpoints";
import { SavedPiecesScreen } from "@heirloop/ui/screens/saved-pieces/saved-pieces-screen";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useNavigation } from "react-router";
import { validateFields, toFormResult } from "../api/form-result.ts";
import { formText } from "../api/form-text.ts";
import { isSignedIn, serverApi } from "../api/server-api.ts";
import { useAnswer } from "../form-actions/use-answer.ts";
import { readGuestCart } from "../guest-cart/guest-cart.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { useViewedIds } from "../listing/use-viewed-ids.ts";
import { requireSameOrigin } from "../session/same-origin.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/saved-pieces";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Email me my saved pieces",
    description: "Get one email with your cart, your favorites and the pieces you viewed last.",
    path: pageUrls.savedPieces(),
    unlisted: true,
  });
}

/** Of each list that the endpoint takes. */
const mostIds = 50;

/** Ids from a hidden field. */
const getIds = (joined: string): string[] =>
  joined
    .split(".")
    .filter((id) => id !== "")
    .slice(0, mostIds);

/** An account can have more favorites than one email names. */
const savedIn = ({ cart, favorites }: AccountSummary) => ({
  cart: cart.map(({ heirloopId }) => heirloopId),
  favorites: favorites.slice(0, mostIds),
});

export async function action({ request, context }: Route.ActionArgs) {
  requireSameOrigin(request);
  const form = await request.formData();
  const [email, viewed] = [formText(form, "email"), formText(form, "viewed")];
  const values = { email, viewed };
  const api = serverApi(context);
  try {
    const { cart, favorites } = isSignedIn(context)
      ? savedIn(await api.call(accountSummaryEndpoints.get))
      : { cart: readGuestCart(request.headers.get("cookie")), favorites: [] };
    const checked = validateFields(promoEndpoints.captureEmail.body, {
      email,
      cart,
      favorites,
      recentlyViewed: getIds(viewed),
    });
    if (!checked.ok) return { ...checked.answer, values };
    if (cart.length + favorites.length + checked.value.recentlyViewed.length === 0)
      return { values, outcome: "nothing" as const };
    await api.call(promoEndpoints.captureEmail, { body: checked.value });
    return { values, outcome: "sent" as const };
  } catch (error) {
    return { ...toFormResult(error), values };
  }
}

export default function SavedPieces({ actionData }: Route.ComponentProps) {
  const answer = useAnswer(actionData);
  const busy = useNavigation().state !== "idle";
  const { viewed, onPreload } = useViewedIds();
  useEffect(onPreload, [onPreload]);
  const email = useAtomValue(userAtom)?.email;
  return <SavedPiecesScreen {...answer} email={email} viewed={viewed.join(".")} busy={busy} />;
}
