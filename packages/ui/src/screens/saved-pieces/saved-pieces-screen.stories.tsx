import preview from "../../../../../.storybook/preview.tsx";
import { SavedPiecesScreen } from "./saved-pieces-screen.tsx";

const meta = preview.meta({
  component: SavedPiecesScreen,
  title: "Screens/Saved pieces",
  parameters: { frame: "screen" },
});

export const Empty = meta.story();
export const LoggedIn = meta.story({ args: { email: "alma@example.test" } });
export const Sent = meta.story({ args: { outcome: "sent", values: { email: "alma@example.test" } } });
export const NothingToSend = meta.story({
  args: { outcome: "nothing", values: { email: "alma@example.test" } },
});
export const EmailMissing = meta.story({
  args: { values: { email: "alma@" }, errors: { email: "Please enter a valid email address" } },
});
export const RateLimited = meta.story({
  args: {
    values: { email: "alma@example.test" },
    problem: "That was often. Try again in an hour.",
  },
});
export const Submitting = meta.story({ args: { values: { email: "alma@example.test" }, busy: true } });
