import { useAtomValue } from "jotai";
import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "../frame/when-idle.ts";
import { wasPromoSent } from "../promo/promo-sent.ts";
import { userAtom } from "../session/session.atoms.ts";

/** Nobody asked for these: when one cannot be fetched, the page is whole without it. */
const nothing = { default: () => null };
const PromoOffer = lazy(() =>
  import("../promo/promo-offer.tsx").then(
    (fetched) => ({ default: fetched.PromoOffer }),
    () => nothing,
  ),
);
const ReviewRequest = lazy(() =>
  import("../review/review-request.tsx").then(
    (fetched) => ({ default: fetched.ReviewRequest }),
    () => nothing,
  ),
);

/** What opens above a page by itself, fetched when the page has nothing better to do: an offer to guests, a request to who has bought or sold. */
export function Overlays() {
  const user = useAtomValue(userAtom);
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (!idle) return null;
  if (user === null) return <Suspense>{!wasPromoSent() && <PromoOffer />}</Suspense>;
  // Who is blocked sees nothing but the notice, and an admin inside the account answers nothing for it.
  return <Suspense>{!user.blocked && !user.enteredBy && <ReviewRequest />}</Suspense>;
}
