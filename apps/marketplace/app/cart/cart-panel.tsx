import { CartDrawer } from "@heirloop/ui/screens/cart/cart-drawer";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { userAtom } from "../session/session.atoms.ts";
import { useCart } from "./use-cart.ts";

/** The cart beside the page. */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const { cart, remove } = useCart();
  const guest = useAtomValue(userAtom) === null;
  const [now] = useState(() => new Date().toISOString());
  return (
    <CartDrawer
      open
      onOpenChange={onClose}
      cart={{ state: "ready", value: cart }}
      now={now}
      guest={guest}
      onRemove={(listing) => void remove(listing)}
      onRetry={onClose}
    />
  );
}
