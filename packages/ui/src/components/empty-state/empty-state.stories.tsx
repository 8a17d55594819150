import preview from "../../../../../.storybook/preview.tsx";
import { ButtonLink } from "../button/button.tsx";
import { EmptyState } from "./empty-state.tsx";

const meta = preview.meta({
  component: EmptyState,
  title: "Components/Empty state",
  args: {
    title: "No favorites yet",
    children: "Select the heart on a piece and it appears here.",
    actions: <ButtonLink href="/collections">Look around</ButtonLink>,
  },
});

export const Page = meta.story();
export const Compact = meta.story({ args: { compact: true } });
