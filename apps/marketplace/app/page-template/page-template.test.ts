import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { heirloopIdSchema, slugSchema, userIdSchema } from "@heirloop/contract/identity/identity.schema";
import type { CartListing } from "@heirloop/contract/listing/listing.schema";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type DocumentSession, writeSession } from "../session/document-session.tsx";
import { sessionOf } from "../session/session.ts";
import { createPageTemplate } from "./page-template.ts";
import { marks } from "./template-session.ts";

const listings = ["listing-0001", "listing-0002", "listing-0003"].map((id) => heirloopIdSchema.parse(id));
const searches = ["category=seating", `keyword=it's "oak" & <ash>`];

const sellers = ["seller-0001", "seller-0002"];

/** As React writes texts and attributes. */
const escape = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#x27;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");

/** As the UI library marks it. */
const element = (tag: string, personal: Readonly<Record<string, string>>, content: string): string =>
  `<${tag} class="a" data-personal="${escape(JSON.stringify(personal))}">${content}</${tag}>`;

/** A page with a header, cards, a form for each search, and the session. */
function page({ session, json }: DocumentSession, nonce: string): string {
  const count = (of: "cart" | "favorites" | "notifications" | "chats", shown: number): string =>
    element(
      "a",
      { part: "count", of },
      shown > 0 ? `<svg></svg><span>${shown > 99 ? "99+" : shown}</span>` : "<svg></svg>",
    );
  const hearts = listings.map((heirloopId) => {
    const label = session.favorites.includes(heirloopId) ? "Remove from" : "Add to";
    const heart = element("button", { part: "favorite", heirloopId }, `<i>${label} favorites</i>`);
    return `<article><a href="/product/${heirloopId}/sofa">Sofa</a>${heart}</article>`;
  });
  const follows = sellers.map((sellerId) =>
    element(
      "button",
      { part: "follow", sellerId },
      session.followedSellers.includes(sellerId) ? "<i></i>Following" : "Follow",
    ),
  );
  const forms = searches.map((query) => {
    const saved = session.savedSearches.find((search) => search.query === query);
    const field = saved ? `<input name="id" value="${saved._id}"/>` : `<input name="query"/>`;
    return element("form", { part: "saved-search", query }, `${field}<button>Save</button>`);
  });
  return [
    `<script nonce="${nonce}"></script>`,
    count("notifications", session.notPreviewed),
    count("chats", session.unreadChats),
    count("favorites", session.favorites.length),
    count("cart", session.cart.length),
    `<button aria-label="Account of ${escape(session.user?.firstName ?? "")}"></button>`,
    `<input name="email" value="${escape(session.user?.email ?? "")}"/>`,
    ...hearts,
    ...follows,
    ...forms,
    `<a href="/profile/ada">Ada</a><script>${json}</script><script nonce="${nonce}"></script>`,
  ].join("\n");
}

const createTemplate = (path = "/collections") =>
  createPageTemplate(path, { render: async (session) => page(session, marks.nonce), finish: (html) => html });

const piece = (heirloopId: string): CartListing =>
  ({ heirloopId: heirloopIdSchema.parse(heirloopId) }) as CartListing;

const person: AccountSummary = {
  user: {
    _id: userIdSchema.parse("user-0001"),
    firstName: "Bo",
    lastName: "Ek",
    email: "bo@demo.test",
    emailVerified: true,
    pendingEmail: null,
    phone: null,
    slug: slugSchema.parse("bo"),
    picture: null,
    admin: false,
    isBusiness: false,
    locationInfo: { coordinates: null },
    blocked: false,
    stripeConnect: { connected: false },
    home: null,
    impersonatedBy: null,
  },
  cart: [],
  favorites: [],
  notPreviewed: 0,
  unreadChats: 0,
  savedSearches: [],
  followedSellers: [],
  pendingListings: [],
  hasClosedContacts: false,
};

const visitors: fc.Arbitrary<AccountSummary> = fc
  .record({
    firstName: fc.oneof(fc.string(), fc.constantFrom("</script>", `$& O'Brien "B" <b>`, "99+")),
    email: fc.constantFrom("bo@demo.test", 'o\'ek&"bo"@demo.test'),
    favorites: fc.subarray([...listings, heirloopIdSchema.parse("listing-0009")]),
    cart: fc.nat(120).map((length) => Array.from({ length }, () => piece("listing-0002"))),
    savedSearches: fc.subarray(searches.map((query, at) => ({ _id: `search-${at}`, query }))),
    followedSellers: fc.subarray([...sellers, "seller-0009"]),
    notPreviewed: fc.nat(120),
    unreadChats: fc.nat(3),
  })
  .map(({ firstName, email, ...account }) => ({
    ...person,
    ...account,
    user: { ...person.user, firstName, email },
  }));

test("equals the page rendered for each of hundreds of people", async () => {
  const template = await createTemplate();
  fc.assert(
    fc.property(visitors, fc.uuid(), (account, nonce) => {
      const session = sessionOf(account);
      expect(template.personalize(account, nonce)?.toString()).toBe(
        page({ session, json: writeSession(session) }, nonce),
      );
    }),
    { numRuns: 500 },
  );
});

test("knows the listings that the page shows", async () => {
  expect([...(await createTemplate()).listings]).toEqual(listings);
});

const product = "/product/listing-0001/sofa";
const home = {
  unit: "cm",
  turn: null,
  doors: [],
} as unknown as NonNullable<AccountSummary["user"]["home"]>;

test.each<[string, string, Partial<AccountSummary>]>([
  ["a blocked user", "/", { user: { ...person.user, blocked: true } }],
  [
    "an impersonating admin",
    "/",
    { user: { ...person.user, impersonatedBy: { _id: person.user._id, firstName: "Al" } } },
  ],
  ["a user who has reserved or ordered a piece on it", "/", { pendingListings: listings.slice(1, 2) }],
  ["a user whose profile it links to", product, { user: { ...person.user, slug: slugSchema.parse("ada") } }],
  ["a user who has the product in the cart", product, { cart: [piece("listing-0001")] }],
  ["a user who may have no contact with its seller", product, { hasClosedContacts: true }],
  ["a user with measurements of their home", product, { user: { ...person.user, home } }],
])("leaves the page of %s to be rendered for them", async (_who, path, different) => {
  const template = await createTemplate(path);
  expect(template.personalize({ ...person, ...different }, "nonce")).toBeNull();
});

test("fills a product page for a user with another piece in the cart, and others for one with measurements", async () => {
  expect(
    (await createTemplate(product)).personalize({ ...person, cart: [piece("listing-0002")] }, "n"),
  ).not.toBeNull();
  const measured = { ...person, user: { ...person.user, home }, cart: [piece("listing-0001")] };
  expect((await createTemplate()).personalize(measured, "n")).not.toBeNull();
});

test("writes styles for the elements of both versions", async () => {
  const template = await createPageTemplate("/", {
    render: async ({ session }) =>
      element("a", { part: "count", of: "cart" }, session.cart.length > 0 ? "<b>99+</b>" : "<i></i>"),
    finish: (html, elements) => `${["<b>", "<i>"].filter((one) => elements.includes(one)).join("")}${html}`,
  });
  expect(template.personalize(person, "nonce")?.toString()).toMatch(/^<b><i><a /);
});

test("refuses a page that depends on the visitor outside the marked elements", async () => {
  const create = createPageTemplate("/", {
    render: async ({ session }) => `${session.notPreviewed} unread`,
    finish: (html) => html,
  });
  await expect(create).rejects.toThrow("The page at / depends on its visitor");
});
