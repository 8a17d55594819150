import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  // All 70 routes are 4 kB in one file that browsers keep. Asking for those behind the links in sight cost two requests a page,
  // and the links of 48 pieces are 8 kB of address.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
