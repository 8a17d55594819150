import { reactRouter } from "@react-router/dev/vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import { chunkGroups } from "./chunks.ts";
import { serviceWorkerPlugin } from "./app/service-worker/service-worker-plugin.ts";
import { typefacesPlugin } from "./app/styles/typefaces-plugin.ts";

export default defineConfig({
  plugins: [vanillaExtractPlugin(), reactRouter(), serviceWorkerPlugin(), typefacesPlugin()],
  build: {
    manifest: true,
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
  optimizeDeps: {
    // Found only deep inside the packages: without them the first visit in development reloads.
    include: [
      "@heirloop/ui > @vanilla-extract/recipes/createRuntimeFn",
      "@heirloop/ui > radix-ui/dialog",
      "@heirloop/ui > radix-ui/dropdown-menu",
      "@heirloop/ui > radix-ui/popover",
      "@heirloop/ui > radix-ui/tabs",
      "@heirloop/ui > radix-ui/toast",
      "@heirloop/ui > radix-ui/tooltip",
      "@heirloop/ui > get-nonce",
      "@heirloop/ui > lucide-react",
      "@heirloop/api-client > ky",
      "@heirloop/api-client > socket.io-client",
      "@xstate/react",
      "jotai",
      "jotai/utils",
      "xstate",
      "zod/mini",
    ],
  },
});
