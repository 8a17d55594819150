import type { AccountSummary } from "@heirloop/contract/account-summary/account-summary.endpoints";
import { pageUrls } from "@heirloop/contract/page/page-urls";
import { createContext, type RouterContextProvider } from "react-router";
import { orNull } from "../api/or-null.ts";
import { loadAccountSummary } from "../session/account-summary.server.ts";
import type { PageTemplate } from "./page-template.ts";
import { marks } from "./template-session.ts";

type WantedTemplate = { template: PageTemplate | null };
/** Set if a template is wanted instead of a page. */
export const wantedTemplateContext = createContext<WantedTemplate | null>(null);

/** Query parameters that are the same for everybody. */
const sharedParameters = new Set(["page", "sort"]);
/** Pages of which it is known what is personal in them. */
const paths = [pageUrls.home(), pageUrls.collections()];
const below = [pageUrls.collections(), "/product"];

/** For the server: pages that are rendered once and filled with each signed-in visitor's own data. */
export const pageTemplates = {
  /** Whether all that is personal in the page at this URL can be filled in. */
  isPossible: ({ pathname, searchParams }: URL): boolean =>
    (paths.includes(pathname) || below.some((path) => pathname.startsWith(`${path}/`))) &&
    !pathname.endsWith(".data") &&
    [...searchParams.keys()].every((name) => sharedParameters.has(name)),

  /** The account of the visitor whose request is handled; null if they are no longer signed in. */
  loadAccount: (context: RouterContextProvider): Promise<AccountSummary | null> =>
    orNull(loadAccountSummary(context)),

  /**
   * The template of the page that `render` renders with this nonce, after preparing its context; null if that is not a
   * complete page.
   */
  async create(
    render: (nonce: string, prepare: (context: RouterContextProvider) => void) => Promise<void>,
  ): Promise<PageTemplate | null> {
    const wanted: WantedTemplate = { template: null };
    await render(marks.nonce, (context) => context.set(wantedTemplateContext, wanted));
    return wanted.template;
  },
};
