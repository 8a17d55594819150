import { expect, userEvent, waitFor } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { Text } from "../text/text.tsx";
import { TabLinks } from "./tab-links.tsx";
import { Tabs } from "./tabs.tsx";

const meta = preview.meta({
  component: Tabs,
  title: "Components/Tabs",
  args: {
    label: "Delivery",
    tabs: [
      { value: "local", label: "Around Wichita", content: <Text>Two people carry it in.</Text> },
      { value: "far", label: "Elsewhere", content: <Text>By a furniture carrier.</Text> },
    ],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole("tab", { name: "Around Wichita" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() => expect(canvas.getByText("By a furniture carrier.")).toBeVisible());
  },
});

export const Links = meta.story({
  render: () => (
    <TabLinks
      label="Purchases"
      tabs={[
        { href: "?selection=openPurchases", label: "Open purchases", count: 3, current: true },
        { href: "?selection=closedPurchases", label: "Closed purchases", current: false },
        { href: "?selection=openOffers", label: "Open offers", count: 1, current: false },
        { href: "?selection=closedOffers", label: "Closed offers", current: false },
      ]}
    />
  ),
});
