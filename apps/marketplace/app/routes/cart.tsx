import { pageUrls } from "@heirloop/contract/page/page-urls";
import type { Listing } from "@heirloop/contract/listing/listing.schema";
import { getCartAvailability } from "@heirloop/machines/availability/availability";
import { CartScreen } from "@heirloop/ui/screens/cart/cart-screen";
import { useAtomValue } from "jotai";
import { serverApi } from "../api/server-api.ts";
import { useReload } from "../browser/use-reload.ts";
import { useLiveCart } from "../cart/use-live-cart.ts";
import { loadSuggestions } from "../collection/load-selections.server.ts";
import { useFavorites } from "../favorite/use-favorites.ts";
import { loadSession } from "../session/load-session.server.ts";
import { userAtom } from "../session/session.atoms.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import { RecentlyViewedWhenIdle } from "../listing/recently-viewed-when-idle.tsx";
import type { Route } from "./+types/cart";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Your cart",
    description: "The pieces that you are about to buy.",
    path: pageUrls.cart(),
    unlisted: true,
  });
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { cart } = await loadSession({ request, context });
  return {
    now: new Date().toISOString(),
    suggestions: await loadSuggestions(serverApi(context), cart),
  };
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { cart, remove, now, waitingList } = useLiveCart(loaderData.now);
  const guest = useAtomValue(userAtom) === null;
  const reload = useReload();
  const removeAndSuggest = async (listing: Listing): Promise<void> => {
    await remove(listing);
    // It was the last one.
    if (cart.length === 1) await reload();
  };
  return (
    <>
      <CartScreen
        {...useFavorites()}
        suggestions={loaderData.suggestions}
        cart={{ state: "ready", value: cart }}
        now={now}
        guest={guest}
        availabilityFor={getCartAvailability}
        waitingList={waitingList}
        onRemove={(listing) => void removeAndSuggest(listing)}
        onRetry={() => void reload()}
      />
      {cart.length === 0 && <RecentlyViewedWhenIdle />}
    </>
  );
}
