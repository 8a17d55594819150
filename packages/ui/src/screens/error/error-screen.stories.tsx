import { fn } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { ErrorScreen } from "./error-screen.tsx";

const meta = preview.meta({
  component: ErrorScreen,
  title: "Screens/Error",
  parameters: { frame: "screen" },
  args: { onRetry: fn(), requestId: "req-7Fq2" },
});

export const ServerError = meta.story();
export const Offline = meta.story({ args: { kind: "offline" } });
export const PermissionDenied = meta.story({ args: { kind: "permission-denied" } });
