import preview from "../../../../../.storybook/preview.tsx";
import { NotFoundScreen } from "./not-found-screen.tsx";

const meta = preview.meta({
  component: NotFoundScreen,
  title: "Screens/Not found",
  parameters: { frame: "screen" },
});

export const Page = meta.story();
export const Listing = meta.story({ args: { what: "listing" } });
export const Order = meta.story({ args: { what: "order" } });
export const Profile = meta.story({ args: { what: "profile" } });
