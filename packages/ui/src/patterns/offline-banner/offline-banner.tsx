import { Banner } from "../../components/banner/banner.tsx";

export type OfflineBannerProps = { state: "offline" | "connecting" };

/** The browser is offline: the page may be outdated, and messages wait. */
export function OfflineBanner({ state }: OfflineBannerProps) {
  return (
    <Banner tone="warning" announce>
      {state === "offline"
        ? "You are offline. Your messages are sent when you are back online."
        : "Connecting again."}
    </Banner>
  );
}
