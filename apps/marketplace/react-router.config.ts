import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  appDirectory: "app",
  // The manifest of all routes is one cacheable file of 4 kB compressed. Discovering routes by the links on
  // screen takes two requests per page, with URLs of up to 8 kB.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
