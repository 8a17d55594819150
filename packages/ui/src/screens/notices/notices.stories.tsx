import { expect, fn, userEvent } from "storybook/test";
import preview from "../../../../../.storybook/preview.tsx";
import { BlockedOverlay } from "./blocked-overlay.tsx";
import { EnteredAccountBanner, type EnteredAccountBannerProps } from "./entered-account-banner.tsx";
import { OfflineBanner } from "../../patterns/offline-banner/offline-banner.tsx";

const meta = preview.meta({ title: "Screens/Notices" });

export const Blocked = meta.story({ render: () => <BlockedOverlay /> });

const inside: EnteredAccountBannerProps = {
  account: { firstName: "Maren", lastName: "Okafor", blocked: false },
  stay: "ample",
  leaving: false,
  action: "/leave-account",
  onLeave: fn(),
};
export const InsideAnAccount = meta.story({
  render: () => <EnteredAccountBanner {...inside} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Leave" }));
    await expect(inside.onLeave).toHaveBeenCalledOnce();
  },
});
export const InsideForFiveMinutesMore = meta.story({
  render: () => <EnteredAccountBanner {...inside} stay="ending" />,
});
export const InsideForTooLong = meta.story({
  render: () => <EnteredAccountBanner {...inside} stay="over" />,
});
export const InsideABlockedAccount = meta.story({
  render: () => <EnteredAccountBanner {...inside} account={{ ...inside.account, blocked: true }} />,
});
export const Leaving = meta.story({ render: () => <EnteredAccountBanner {...inside} leaving /> });
export const Offline = meta.story({ render: () => <OfflineBanner state="offline" /> });
