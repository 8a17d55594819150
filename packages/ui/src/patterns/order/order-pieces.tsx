import type { Order } from "@heirloop/contract/order/order.schema";
import { list } from "../cart-line/cart-line.css.ts";
import { CartLine } from "../cart-line/cart-line.tsx";

export type OrderPiecesProps = { listings: Order["listings"]; now: string };

/** The pieces of an order at the price that was agreed on, whatever became of their listings. */
export function OrderPieces({ listings, now }: OrderPiecesProps) {
  return (
    <ul className={list}>
      {listings.map(({ listing, price }) => (
        <li key={listing.heirloopId}>
          <CartLine
            listing={{ ...listing, price, compareAtPrice: null, status: "active", reservedUntil: null }}
            now={now}
          />
        </li>
      ))}
    </ul>
  );
}
