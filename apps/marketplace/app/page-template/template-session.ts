import type { CartListing } from "@heirloop/contract/listing/listing.schema";
import { slugSchema, userIdSchema } from "@heirloop/contract/identity/identity.schema";
import type { PersonalPart } from "@heirloop/ui/theme/personal-part";
import type { DocumentSession } from "../session/document-session.tsx";
import { guestSession } from "../session/session.ts";

/** Random, so that no text of a user can contain one. */
const createMark = (of: string): string => `${of}-${crypto.randomUUID()}`;

/** Stand in a template for what differs between visitors and responses. */
export const marks = {
  firstName: createMark("name"),
  email: createMark("email"),
  savedSearch: createMark("search"),
  session: createMark("session"),
  nonce: createMark("nonce"),
};

/** More than is ever shown as a number, and how that is shown. */
const many = 100;
export const shownMany = "99+";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Only counted: the cart's drawer and page show their pieces later.
const anyPiece = { heirloopId: createMark("piece") } as CartListing;

const nobody = {
  _id: userIdSchema.parse(createMark("user")),
  firstName: marks.firstName,
  lastName: "",
  email: marks.email,
  emailVerified: true,
  pendingEmail: null,
  phone: null,
  slug: slugSchema.parse(createMark("slug")),
  picture: null,
  admin: false,
  isBusiness: false,
  locationInfo: { coordinates: null },
  blocked: false,
  stripeConnect: { connected: false },
  home: null,
  impersonatedBy: null,
};

/** A user who has saved nothing and has no news. */
export const sessionOfNobody = (): DocumentSession => ({
  session: { ...guestSession, user: nobody },
  json: marks.session,
});

/** A user who has saved everything on a page, and has more than is shown of everything that is counted. */
export const sessionOfEverything = (page: readonly PersonalPart[]): DocumentSession => ({
  session: {
    user: nobody,
    cart: Array.from({ length: many }, () => anyPiece),
    favorites: [
      ...page.flatMap((personal) => (personal.part === "favorite" ? personal.heirloopId : [])),
      ...Array.from({ length: many }, () => createMark("favorite")),
    ],
    notPreviewed: many,
    unreadChats: many,
    followedSellers: page.flatMap((personal) => (personal.part === "follow" ? personal.sellerId : [])),
    savedSearches: page.flatMap((personal) =>
      personal.part === "saved-search" ? { _id: marks.savedSearch, query: personal.query } : [],
    ),
  },
  json: marks.session,
});
