import { pageUrls } from "@heirloop/contract/page/page-urls";
import { getAvailability } from "@heirloop/machines/availability/availability";
import { CartScreen } from "@heirloop/ui/screens/cart/cart-screen";
import { useAtomValue } from "jotai";
import { useRevalidator } from "react-router";
import { useLiveCart } from "../cart/use-live-cart.ts";
import { userAtom } from "../session/session.atoms.ts";
import { pageMeta } from "../page-head/page-meta.ts";
import type { Route } from "./+types/cart";

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(matches, {
    title: "Your cart",
    description: "The pieces that you are about to buy.",
    path: pageUrls.cart(),
    unlisted: true,
  });
}

export function loader() {
  return { now: new Date().toISOString() };
}

export default function Cart({ loaderData }: Route.ComponentProps) {
  const { cart, remove, now, waitingList } = useLiveCart(loaderData.now);
  const guest = useAtomValue(userAtom) === null;
  const { revalidate } = useRevalidator();
  return (
    <CartScreen
      cart={{ state: "ready", value: cart }}
      now={now}
      guest={guest}
      availabilityFor={(listing) => getAvailability(listing)}
      waitingList={waitingList}
      onRemove={(listing) => void remove(listing)}
      onRetry={() => void revalidate()}
    />
  );
}
