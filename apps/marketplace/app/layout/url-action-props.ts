import type { User } from "@heirloop/contract/user/user.schema";

/** What a parameter of an address is acted on with. */
export type UrlActionProps = {
  value: string;
  /** Null for guests. */
  user: User | null;
  /** This page's address without the parameter: path, query and hash. */
  page: string;
  /** Opens a chat beside the page. */
  openChat: (chat: string) => void;
  /** Goes to another page of the product, in the place of this one. */
  goTo: (page: string) => void;
  /** Takes the parameter out of the address. */
  clearAddress: () => void;
  /** Goes to log in, and comes back to this address. */
  logIn: () => void;
};
