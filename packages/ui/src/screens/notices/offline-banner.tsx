export type OfflineBannerProps = { state: "offline" | "connecting" };

/** The network is gone; what is on screen may be old. */
export function OfflineBanner({ state }: OfflineBannerProps) {
  return <p>{state === "offline" ? "You are offline" : "Reconnecting"}</p>;
}
