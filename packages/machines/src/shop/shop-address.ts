import { constants } from "@heirloop/contract/constants/marketplace-constants";

type AddressRequest = {
  /** The account that requests the address. */
  shop: string;
  /** The account that has or once had the address; null when there is none. */
  owner: string | null;
  /** How many addresses the shop would have had with it, including its current one. */
  used: number;
};

/**
 * Why a shop may not take an address, for its owner to read; null when it may (docs/product.md §2). A former
 * address stays with its shop, which can take it again.
 */
export function shopAddressProblem({ shop, owner, used }: AddressRequest): string | null {
  if (owner !== null && owner !== shop) return "Another shop has this address";
  return used > constants.addressesPerShop
    ? `Your shop has had ${constants.addressesPerShop} addresses, which is the most it can have. Choose one of those.`
    : null;
}
