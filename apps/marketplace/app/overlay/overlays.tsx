import { useAtomValue } from "jotai";
import { createLazyComponent } from "@heirloop/ui/theme/lazy-component";
import { useIdle } from "../browser/use-idle.ts";
import { readPromoDismissed, wasPromoSent } from "../promo/promo-storage.ts";
import { userAtom } from "../session/session.atoms.ts";

const PromoOffer = createLazyComponent(async () => (await import("../promo/promo-offer.tsx")).PromoOffer);
const ReviewRequest = createLazyComponent(
  async () => (await import("../review/review-request.tsx")).ReviewRequest,
);

/** What opens above a page by itself, fetched when the page has nothing better to do: an offer to guests, a request to who has bought or sold. */
export function Overlays({ reviewSite }: { reviewSite: string }) {
  const user = useAtomValue(userAtom);
  const idle = useIdle();
  if (!idle) return null;
  if (user === null) return !wasPromoSent() && readPromoDismissed() !== "pill" && <PromoOffer />;
  // Who is blocked sees nothing but the notice, and an admin inside the account answers nothing for it.
  return !user.blocked && !user.enteredBy && <ReviewRequest account={user._id} site={reviewSite} />;
}
