import { uploadEndpoints } from "@heirloop/contract/upload/upload.endpoints";
import type { Deps } from "../../deps.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";

const routes = (deps: Deps): readonly Route[] => [
  serve(
    uploadEndpoints.create,
    async ({ file }) => {
      const { key, width, height } = await deps.pictures.keep(file.bytes, "public");
      return { url: deps.pictures.addressOf(key), width, height };
    },
    { limit: { points: 240, seconds: 3600, per: "user" } },
  ),
];

export const upload: Module = { routes };
