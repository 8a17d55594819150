import { Banner } from "../../components/banner/banner.tsx";

export type OfflineBannerProps = { state: "offline" | "connecting" };

/** The browser is offline: the page may be outdated, and messages wait. */
export function OfflineBanner({ state }: OfflineBannerProps) {
  return (
    <Banner tone="warning" announce>
      {state === "offline"
        ? "You are offline. What you write is sent once you are back."
        : "Connecting again."}
    </Banner>
  );
}
