import preview from "../../../../../.storybook/preview.tsx";
import { Breadcrumb } from "./breadcrumb.tsx";

const meta = preview.meta({
  component: Breadcrumb,
  title: "Components/Breadcrumb",
  args: {
    trail: [
      { label: "Home", href: "/" },
      { label: "Shop", href: "/collections" },
      { label: "Seating", href: "/collections/seating" },
      { label: "Lounge chair in ochre wool" },
    ],
  },
});

export const Default = meta.story();
