import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  // All 70 routes are 4 kB in one cacheable file. Discovering routes by the links on screen cost two requests per
  // page, with URLs of up to 8 kB.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
