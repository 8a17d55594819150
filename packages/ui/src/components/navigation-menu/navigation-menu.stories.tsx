import { expect, fn, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Container } from "../container/container.tsx";
import { NavigationMenu, NavigationMenuLink } from "./navigation-menu.tsx";
import { NavigationRow } from "./navigation-row.tsx";

const tabs = ["Wood", "Glass", "Stone"].map((label, at) => ({
  id: label.toLowerCase(),
  label,
  href: `/${label.toLowerCase()}`,
  emphasis: at === 0,
  current: at === 1,
  content: (
    <Container>
      <NavigationMenuLink href={`/${label.toLowerCase()}/all`}>All {label.toLowerCase()}</NavigationMenuLink>
    </Container>
  ),
}));

const meta = preview.meta({
  component: NavigationMenu,
  title: "Components/Navigation menu",
  args: { label: "Materials", tabs, onOpenChange: fn() },
});

export const Open = meta.story({
  play: async ({ canvas, args }) => {
    const glass = canvas.getByRole("button", { name: "Glass" });
    await userEvent.click(glass);
    await waitFor(() => expect(canvas.getByRole("link", { name: "All glass" })).toBeVisible());
    // A mouse that has opened it by coming does not close it by clicking.
    await userEvent.click(glass);
    await expect(glass).toHaveAttribute("aria-expanded", "true");
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
});
/** What it is before it can open. */
export const LinksOnly = meta.story({
  render: () => <NavigationRow label="Materials" tabs={tabs} />,
});
