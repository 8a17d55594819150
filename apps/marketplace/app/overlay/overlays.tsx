import { useAtomValue } from "jotai";
import { createLazyComponent } from "@heirloop/ui/theme/lazy-component";
import { useIdle } from "../browser/use-idle.ts";
import { getPromoDismissed, wasPromoSent } from "../promo/promo-storage.ts";
import { userAtom } from "../session/session.atoms.ts";

const PromoOffer = createLazyComponent(async () => (await import("../promo/promo-offer.tsx")).PromoOffer);
const ReviewRequest = createLazyComponent(
  async () => (await import("../review/review-request.tsx")).ReviewRequest,
);

/** Overlays that open on their own, loaded when idle: an offer for guests, a review request for buyers and sellers. */
export function Overlays({ reviewSite }: { reviewSite: string }) {
  const user = useAtomValue(userAtom);
  const idle = useIdle();
  if (!idle) return null;
  if (user === null) return !wasPromoSent() && getPromoDismissed() !== "pill" && <PromoOffer />;
  // Blocked users see only the notice, and an impersonating admin does not answer for the account.
  return !user.blocked && !user.impersonatedBy && <ReviewRequest account={user._id} site={reviewSite} />;
}
