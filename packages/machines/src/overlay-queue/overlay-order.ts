import { getUrlAction } from "../page/url-parameter.ts";
import { promoPlaces } from "../promo-modal/promo-places.ts";

/**
 * What can cover a page, the most important first. `dialog` is anything the user opened: dialogs, drawers,
 * the picture lightbox.
 */
export const overlayKinds = ["blocked", "dialog", "onboarding", "review", "promo"] as const;
export type OverlayKind = (typeof overlayKinds)[number];

export type OverlayRequest = { id: string; kind: OverlayKind };

export type OverlayPage = { pathname: string; search: string };

/** Pages where the user is busy with an order, a conversation, an account or a listing. */
const withoutReview = [
  "login",
  "register",
  "forgot-password",
  "reset-password",
  "cart",
  "checkout",
  "order-summary",
  "orders",
  "purchases",
  "sales",
  "cases",
  "payouts",
  "reviews",
  "settings",
  "unsubscribe",
  "consign-form",
  "edit",
  "admin",
];

const firstSegment = (pathname: string): string =>
  pathname.split("/").find((segment) => segment !== "") ?? "";

/** The dashboard shows how far an import is, and then its results, as long as the address names it. */
const showsImport = ({ search }: OverlayPage): boolean => /[?&]import=/.test(search);

type WaitingKind = Exclude<OverlayKind, "blocked" | "dialog">;

const isPageFor: Record<WaitingKind, (page: OverlayPage) => boolean> = {
  onboarding: () => true,
  review: (page) => !withoutReview.includes(firstSegment(page.pathname)) && !showsImport(page),
  promo: ({ pathname }) => promoPlaces(pathname).modal,
};

const waits = (kind: OverlayKind): kind is WaitingKind => kind !== "blocked" && kind !== "dialog";

/**
 * Whether it opens automatically on this page. A URL parameter that opens something, such as an order, goes
 * first.
 */
export function mayOpenOn({ kind }: OverlayRequest, page: OverlayPage): boolean {
  if (!waits(kind)) return true;
  return isPageFor[kind](page) && getUrlAction(page.pathname, page.search) === null;
}

const rankOf = ({ kind }: OverlayRequest): number => overlayKinds.indexOf(kind);

/** What is shown at once: a notice that closes everything else, else what the user opened last. */
export const urgentOf = (requests: readonly OverlayRequest[]): OverlayRequest | null =>
  requests
    .filter(({ kind }) => !waits(kind))
    .toReversed()
    .toSorted((one, other) => rankOf(one) - rankOf(other))[0] ?? null;

/** What opens automatically at the next quiet moment; of one kind, the first request. */
export const waitingOf = (requests: readonly OverlayRequest[], page: OverlayPage): OverlayRequest | null =>
  requests
    .filter((request) => waits(request.kind) && mayOpenOn(request, page))
    .toSorted((one, other) => rankOf(one) - rankOf(other))[0] ?? null;
