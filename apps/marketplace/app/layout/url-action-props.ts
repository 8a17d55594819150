import type { User } from "@heirloop/contract/user/user.schema";

/** Props of a component that performs the action of a URL parameter. */
export type UrlActionProps = {
  value: string;
  /** Null for guests. */
  user: User | null;
  /** This page's path, query and hash without the parameter. */
  page: string;
  /** Opens a chat in the drawer. */
  openChat: (chat: string) => void;
  /** Replaces this page with another one of the site. */
  goTo: (page: string) => void;
  /** Removes the parameter from the URL. */
  clearAddress: () => void;
  /** Redirects to the login page, which returns to this URL. */
  logIn: () => void;
};
