import preview from "../../../../../.storybook/preview.tsx";
import { BlockedOverlay } from "./blocked-overlay.tsx";
import { EnteredAccountBanner } from "./entered-account-banner.tsx";
import { OfflineBanner } from "./offline-banner.tsx";

const meta = preview.meta({ title: "Screens/Notices" });

export const Blocked = meta.story({ render: () => <BlockedOverlay /> });
export const InsideAnAccount = meta.story({
  render: () => (
    <EnteredAccountBanner
      user={{ firstName: "Maren", lastName: "Okafor" }}
      leaving={false}
      action="/leave-account"
    />
  ),
});
export const Offline = meta.story({ render: () => <OfflineBanner state="offline" /> });
