import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { listings } from "../../fixtures/listings.ts";
import { menu, reviews } from "../../fixtures/menu.ts";
import { AnnouncementBar } from "../announcement-bar/announcement-bar.tsx";
import { ListingGrid } from "../listing-grid/listing-grid.tsx";
import { Section } from "../section/section.tsx";
import { SearchForm } from "../search-form/search-form.tsx";
import { SiteFooter } from "../site-footer/site-footer.tsx";
import { sitePages, type SitePage } from "../site-pages/site-pages.ts";
import { Container } from "../../components/container/container.tsx";
import { ThemeForm } from "../theme-form/theme-form.tsx";
import { SkipLink } from "./skip-link.tsx";
import { PlainTopBar, TopBar } from "./top-bar.tsx";

// Object.keys forgets that the record is total.
const everyPage = Object.keys(sitePages) as SitePage[];

const meta = preview.meta({
  component: TopBar,
  title: "Patterns/Top bar",
  parameters: { frame: "page" },
  args: {
    here: "/collections/seating",
    menu,
    onPreload: fn(),
    megaMenu: "shown" as const,
    onHold: fn(),
    onRelease: fn(),
    pages: everyPage,
    counts: { cart: 0, favorites: 0, notifications: 0, chats: 0 },
    search: <SearchForm />,
    onOpenCart: fn(),
    onOpenNotifications: fn(),
    onOpenChats: fn(),
    onLogout: fn(),
    loginUrl: "/login",
  },
  render: (args) => (
    <>
      <SkipLink />
      <AnnouncementBar
        messages={[
          { text: "Delivery as soon as next day around six cities" },
          { text: "$30 off your first piece above $300" },
        ]}
        at={0}
        control="STOP"
        onControl={() => undefined}
        onHold={() => undefined}
        onRelease={() => undefined}
      />
      <TopBar {...args} />
      <main id="main">
        <Container>
          <Section title="New hits" more={{ href: "/collections?sort=newest", label: "All new pieces" }}>
            <ListingGrid
              listings={listings.slice(0, 4)}
              isFavorite={() => false}
              onFavorite={() => undefined}
            />
          </Section>
        </Container>
      </main>
      <SiteFooter
        menu={menu}
        reviews={reviews}
        pages={everyPage}
        theme={<ThemeForm tone="inverse" chosen="system" next="/" onChoose={() => undefined} />}
        year={2026}
      />
    </>
  ),
});

export const Guest = meta.story();

export const SignedIn = meta.story({
  args: {
    user: { firstName: "Alma", slug: "alma", isBusiness: false, admin: false },
    counts: { cart: 2, favorites: 14, notifications: 3, chats: 120 },
  },
  play: async ({ canvas, canvasElement, args }) => {
    canvas.getByRole("button", { name: "Account of Alma" }).focus();
    await userEvent.keyboard("{Enter}");
    const createMenu = within(await within(canvasElement.ownerDocument.body).findByRole("menu"));
    await waitFor(() => expect(createMenu.getAllByRole("menuitem")[0]).toHaveFocus());
    await expect(createMenu.getByRole("menuitem", { name: "My purchases" })).toHaveAttribute(
      "href",
      "/purchases",
    );
    await expect(args.onHold).toHaveBeenCalledWith("menu");
    await userEvent.click(createMenu.getByRole("menuitem", { name: "Log out" }));
    await expect(args.onRelease).toHaveBeenCalledWith("menu");
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(within(canvasElement.ownerDocument.body).queryByRole("menu")).toBeNull());
  },
});

export const Business = meta.story({
  args: {
    user: { firstName: "Prairie Modern", slug: "prairie-modern", isBusiness: true, admin: true },
    adminUrl: "/admin",
  },
});
/** Scrolled down: the categories are hidden behind the bar, and the page has not moved. */
export const MegaMenuHidden = meta.story({
  args: { megaMenu: "hidden" as const },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("navigation", { name: "Categories" })).toBeNull();
  },
});
/** On a phone, scrolling down leaves only the search field. */
export const TopRowHidden = meta.story({
  globals: { viewport: { value: "phone" } },
  args: { megaMenu: "absent" as const, topRow: "hidden" as const },
});
export const WithoutMegaMenu = meta.story({ args: { here: "/settings", megaMenu: "absent" as const } });
export const MenuUnavailable = meta.story({ args: { menu: undefined } });
export const WithoutSession = meta.story({
  render: () => (
    <>
      <SkipLink />
      <PlainTopBar />
      <main id="main" />
    </>
  ),
});
