import { Banner } from "../../components/banner/banner.tsx";

export type OfflineBannerProps = { state: "offline" | "connecting" };

/** The network is gone; what is on screen may be old, and what is written waits. */
export function OfflineBanner({ state }: OfflineBannerProps) {
  return (
    <Banner tone="warning" announce>
      {state === "offline"
        ? "You are offline. What you write is sent once you are back."
        : "Connecting again."}
    </Banner>
  );
}
