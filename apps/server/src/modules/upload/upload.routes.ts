import { uploadEndpoints } from "@heirloop/contract/upload/upload.endpoints";
import type { Deps } from "../../deps.ts";
import { servePrepared, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { insertUpload } from "./upload.queries.ts";

const routes = (deps: Deps): readonly Route[] => [
  servePrepared(
    uploadEndpoints.create,
    async ({ file, query: { visibility = "public" } }) =>
      deps.pictures.keep(await deps.pictures.recode(file.bytes), visibility),
    async ({ caller, db, now }, { key, width, height }) => {
      const address = deps.pictures.addressOf(key);
      await insertUpload(db, { address, ownerId: caller.userId, createdAt: now });
      return { url: deps.pictures.openAddress(address), width, height };
    },
  ),
];

export const upload: Module = { routes };
