import { expect, fn, userEvent, within } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { menu } from "../../fixtures/menu.ts";
import type { SitePage } from "../site-pages/site-pages.ts";
import { MobileMenu } from "./mobile-menu.tsx";

const pages: readonly SitePage[] = ["startSelling", "howItWorks", "aboutUs", "blog"];

const meta = preview.meta({
  component: MobileMenu,
  title: "Patterns/Mobile menu",
  globals: { viewport: { value: "phone" } },
  args: { menu, open: true, signedIn: false, onOpenChange: fn(), pages },
});

export const Guest = meta.story({
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByText("Seating"));
    await expect(body.getByRole("link", { name: /Armchairs/ })).toHaveAttribute(
      "href",
      "/collections/seating/armchairs",
    );
    await expect(body.getByRole("link", { name: "Log in" })).toBeInTheDocument();
  },
});
export const SignedIn = meta.story({ args: { signedIn: true } });
