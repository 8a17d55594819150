import type { Location } from "react-router";
import type { Route } from "../+types/root";
import { type FocusWatch, watchFocus } from "../browser/watch-focus.ts";
import { addressKey } from "./list-page-cache.ts";

let latest: { address: string; watch: FocusWatch } | undefined;

/** Watches the focus from the request of a page on: React shows only later that it is loading. */
export const watchFocusFromRequest: Route.ClientMiddlewareFunction = ({ url }, next) => {
  latest = { address: addressKey(url), watch: watchFocus() };
  return next();
};

/** The watch of the page that is loading, since its request if it has one. */
export const watchNavigation = (location: Location): FocusWatch =>
  latest?.address === addressKey(location) ? latest.watch : watchFocus();
