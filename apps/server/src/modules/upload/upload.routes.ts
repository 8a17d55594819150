import { uploadEndpoints } from "@heirloop/contract/upload/upload.endpoints";
import type { Deps } from "../../deps.ts";
import { servePrepared, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";

const routes = (deps: Deps): readonly Route[] => [
  servePrepared(
    uploadEndpoints.create,
    ({ file }) => deps.pictures.recode(file.bytes),
    async (_call, picture) => {
      const { key, width, height } = await deps.pictures.keep(picture, "public");
      return { url: deps.pictures.addressOf(key), width, height };
    },
    { limit: { points: 240, seconds: 3600, per: "user" } },
  ),
];

export const upload: Module = { routes };
