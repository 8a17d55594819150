import preview from "../../../../../.storybook/preview.tsx";
import { AccountClosedScreen } from "./account-closed-screen.tsx";

const meta = preview.meta({
  component: AccountClosedScreen,
  title: "Screens/Account closed",
  parameters: { frame: "screen" },
});

export const Default = meta.story();
