import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { BlockedOverlay } from "./blocked-overlay.tsx";
import { ImpersonationBanner, type ImpersonationBannerProps } from "./impersonation-banner.tsx";
import { OfflineBanner } from "../../patterns/offline-banner/offline-banner.tsx";

const meta = preview.meta({ title: "Screens/Notices" });

export const Blocked = meta.story({ render: () => <BlockedOverlay /> });

const impersonating: ImpersonationBannerProps = {
  account: { firstName: "Maren", lastName: "Okafor", blocked: false },
  remaining: "running",
  leaving: false,
  action: "/leave-account",
  onLeave: fn(),
};
export const Impersonating = meta.story({
  render: () => <ImpersonationBanner {...impersonating} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await expect(impersonating.onLeave).toHaveBeenCalledOnce();
  },
});
export const ImpersonationEnding = meta.story({
  render: () => <ImpersonationBanner {...impersonating} remaining="ending" />,
});
export const ImpersonationExpired = meta.story({
  render: () => <ImpersonationBanner {...impersonating} remaining="expired" />,
});
export const ImpersonatingBlockedAccount = meta.story({
  render: () => (
    <ImpersonationBanner {...impersonating} account={{ ...impersonating.account, blocked: true }} />
  ),
});
export const LeavingImpersonation = meta.story({
  render: () => <ImpersonationBanner {...impersonating} leaving />,
});
export const Offline = meta.story({ render: () => <OfflineBanner state="offline" /> });
