import { Drawer } from "../../components/drawer/drawer.tsx";
import { CartLines, CartNote, CartNotice, CartTotals } from "./cart-contents.tsx";
import { drawerTotals } from "./cart-screen.css.ts";
import type { CartScreenProps } from "./cart-screen-props.ts";

export type CartDrawerProps = CartScreenProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** The cart beside whatever page is open. */
export function CartDrawer({
  open,
  onOpenChange,
  cart,
  now,
  guest,
  availabilityFor,
  waitingList,
  onRemove,
  onRetry,
}: CartDrawerProps) {
  const filled = cart.state === "ready" && cart.value.length > 0;
  return (
    <Drawer
      title="Your cart"
      open={open}
      onOpenChange={onOpenChange}
      footer={
        filled && (
          <div className={drawerTotals}>
            <CartTotals listings={cart.value} {...{ guest, availabilityFor }} />
          </div>
        )
      }
    >
      {filled ? (
        <>
          <CartLines listings={cart.value} {...{ now, availabilityFor, waitingList, onRemove }} />
          {/* In what scrolls: a low window has no room for it in the foot. */}
          <CartNote listings={cart.value} availabilityFor={availabilityFor} />
        </>
      ) : (
        <CartNotice cart={cart} onRetry={onRetry} compact />
      )}
    </Drawer>
  );
}
