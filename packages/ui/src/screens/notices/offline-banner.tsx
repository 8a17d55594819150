export { OfflineBanner } from "../../patterns/offline-banner/offline-banner.tsx";
