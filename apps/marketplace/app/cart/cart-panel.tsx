import { getCartAvailability } from "@heirloop/machines/availability/availability";
import { CartDrawer } from "@heirloop/ui/screens/cart/cart-drawer";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { userAtom } from "../session/session.atoms.ts";
import { useLiveCart } from "./use-live-cart.ts";

export function CartPanel({ onClose }: { onClose: () => void }) {
  const guest = useAtomValue(userAtom) === null;
  const [openedAt] = useState(() => new Date().toISOString());
  const { cart, remove, now, waitingList } = useLiveCart(openedAt);
  return (
    <CartDrawer
      open
      onOpenChange={onClose}
      cart={{ state: "ready", value: cart }}
      now={now}
      guest={guest}
      availabilityFor={getCartAvailability}
      waitingList={waitingList}
      onRemove={(listing) => void remove(listing)}
      onRetry={onClose}
    />
  );
}
