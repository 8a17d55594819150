export { OfflineBanner, type OfflineBannerProps } from "../../patterns/offline-banner/offline-banner.tsx";
