import { isDeepStrictEqual } from "node:util";
import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { parseLinkedIds } from "@heirloop/contract/page/linked-ids";
import { formatCount } from "@heirloop/ui/components/icon-button/format-count";
import type { PersonalPart } from "@heirloop/ui/theme/personal-part";
import { type DocumentSession, writeSession } from "../session/document-session.tsx";
import { type Session, sessionOf } from "../session/session.ts";
import { marks, sessionOfEverything, sessionOfNobody, shownMany } from "./template-session.ts";

/** What is the same for everybody; a marked element with everything `off` and `on`; the name of a mark. */
type Part = Buffer<ArrayBuffer> | Element | Exclude<keyof typeof marks, "savedSearch">;
type Element = { personal: PersonalPart; off: Buffer<ArrayBuffer>; on: Buffer<ArrayBuffer> };

/** A page that was rendered once for all signed-in visitors. */
export type PageTemplate = {
  /** `heirloopId`s of the listings that it shows. */
  readonly listings: ReadonlySet<string>;
  /**
   * The page of one visitor as UTF-8, equal to the page rendered for them alone; null if more of it depends on the
   * visitor than the marked elements.
   */
  personalize(account: AccountSummary, nonce: string): Buffer<ArrayBuffer> | null;
};

/** How a page is rendered; the nonce is that of {@link marks}. */
export type PageRenderer = {
  /** Renders the same data with this session. */
  render(session: DocumentSession): Promise<string>;
  /** Completes the HTML; `elements` are all that need styles. */
  finish(html: string, elements: string): string;
};

/**
 * Renders the page at `path` from the same data with everything off and with everything on. Throws if they differ
 * outside the marked elements.
 */
export async function createPageTemplate(
  path: string,
  { render, finish }: PageRenderer,
): Promise<PageTemplate> {
  const html = await render(sessionOfNobody());
  const htmlOn = await render(sessionOfEverything(split(html).personal));
  const elements = html + htmlOn;
  const off = split(finish(html, elements));
  const on = split(finish(htmlOn, elements));
  if (!isDeepStrictEqual([off.texts, off.personal], [on.texts, on.personal]))
    throw new Error(`The page at ${path} depends on its visitor outside the elements that are marked.`);
  const parts = toParts(off, on);
  const listings = parseLinkedIds("product", html);
  const profiles = parseLinkedIds("profile", html);
  const product = parseLinkedIds("product", path).values().next().value;
  return {
    listings,
    personalize(account, nonce) {
      const { user, cart, pendingListings, hasClosedContacts } = account;
      const differs =
        user.blocked ||
        user.impersonatedBy !== null ||
        profiles.has(user.slug) ||
        pendingListings.some((id) => listings.has(id)) ||
        (product !== undefined &&
          (user.home !== null || hasClosedContacts || cart.some(({ heirloopId }) => heirloopId === product)));
      return differs ? null : join(parts, sessionOf(account), nonce);
    },
  };
}

/** On its own, so that the template does not keep the two pages in memory. */
const toParts = (off: Split, on: Split): Part[] =>
  off.texts.flatMap((text, at): Part[] => {
    const [personal, elementOff, elementOn] = [off.personal[at], off.elements[at], on.elements[at]];
    const element =
      personal && elementOff !== undefined && elementOn !== undefined
        ? [{ personal, off: Buffer.from(elementOff), on: Buffer.from(elementOn) }]
        : [];
    return [...splitAtMarks(text), ...element];
  });

/** Links, buttons and forms marked by `markPersonalPart`. React escapes `"` and `>` in attributes. */
const marked = /<(a|button|form)\b[^>]* data-personal="([^"]*)"[^>]*>.*?<\/\1>/gs;

type Split = { texts: string[]; elements: string[]; personal: PersonalPart[] };

/** Alternates between what is the same for everybody and what is marked. */
function split(html: string): Split {
  const found = [...html.matchAll(marked)];
  const ends = found.map(({ index, 0: element }) => index + element.length);
  return {
    texts: [...found, undefined].map((match, at) => html.slice(ends[at - 1] ?? 0, match?.index)),
    elements: found.map(([element]) => element),
    personal: found.map(([, , json = ""]) => parsePersonalPart(decodeAttribute(json))),
  };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `markPersonalPart` wrote it.
const parsePersonalPart = (json: string): PersonalPart => JSON.parse(json) as PersonalPart;

const characters: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
const decodeAttribute = (text: string): string =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (character) => characters[character] ?? character);
/** As React writes texts and attributes. */
const encodeText = (text: string): string =>
  text.replaceAll(
    /["'<>&]/g,
    (character) => Object.entries(characters).find(([, plain]) => plain === character)?.[0] ?? character,
  );

const { savedSearch: _inElements, ...marksInTexts } = marks;
const anyMark = new RegExp(`(${Object.values(marksInTexts).join("|")})`);

const splitAtMarks = (text: string): Part[] =>
  text
    .split(anyMark)
    .map((part) => typedKeys(marksInTexts).find((name) => marks[name] === part) ?? Buffer.from(part));

const typedKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A constant of this module.
  Object.keys(record) as Key[];

const replace = (html: Buffer, mark: string, by: string): Buffer<ArrayBuffer> =>
  Buffer.from(html.toString().replaceAll(mark, by));

function join(parts: readonly Part[], session: Session, nonce: string): Buffer<ArrayBuffer> {
  const counts = {
    cart: session.cart.length,
    favorites: session.favorites.length,
    notifications: session.notPreviewed,
    chats: session.unreadChats,
  };
  const favorites = new Set(session.favorites);
  const followed = new Set(session.followedSellers);
  const texts = {
    nonce,
    session: writeSession(session),
    firstName: encodeText(session.user?.firstName ?? ""),
    email: encodeText(session.user?.email ?? ""),
  };
  const write = ({ personal, off, on }: Element): Buffer<ArrayBuffer> => {
    switch (personal.part) {
      case "favorite":
        return favorites.has(personal.heirloopId) ? on : off;
      case "count": {
        const count = counts[personal.of];
        return count === 0 ? off : replace(on, shownMany, formatCount(count));
      }
      case "follow":
        return followed.has(personal.sellerId) ? on : off;
      case "saved-search": {
        const saved = session.savedSearches.find(({ query }) => query === personal.query);
        return saved === undefined ? off : replace(on, marks.savedSearch, saved._id);
      }
    }
  };
  return Buffer.concat(
    parts.map((part) => {
      if (typeof part === "string") return Buffer.from(texts[part]);
      return "personal" in part ? write(part) : part;
    }),
  );
}
