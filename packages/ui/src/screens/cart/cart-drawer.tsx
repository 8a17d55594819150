import type { CartScreenProps } from "./cart-screen.tsx";

export type CartDrawerProps = CartScreenProps & { open: boolean; onOpenChange: (open: boolean) => void };

/** The cart beside whatever page is open. */
export function CartDrawer({ open }: CartDrawerProps) {
  return open ? <p>Your cart</p> : null;
}
