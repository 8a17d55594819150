import { CartScreen } from "@heirloop/ui/screens/cart/cart-screen";
import { useAtomValue } from "jotai";
import { useRevalidator } from "react-router";
import { pageTitle } from "../api/page-title.ts";
import { useCart } from "../cart/use-cart.ts";
import { userAtom } from "../session/session.atoms.ts";
import type { Route } from "./+types/cart";

export const meta = () => [{ title: pageTitle("Your cart") }, { name: "robots", content: "noindex" }];

export function loader() {
  return { now: new Date().toISOString() };
}

export default function Cart({ loaderData: { now } }: Route.ComponentProps) {
  const { cart, remove } = useCart();
  const guest = useAtomValue(userAtom) === null;
  const { revalidate } = useRevalidator();
  return (
    <CartScreen
      cart={{ state: "ready", value: cart }}
      now={now}
      guest={guest}
      onRemove={(listing) => void remove(listing)}
      onRetry={() => void revalidate()}
    />
  );
}
