import { Hono } from "hono";
import { parsePictureAddress, pictureFormats } from "../../platform/pictures/picture-size.ts";
import type { Deps } from "../../deps.ts";
import type { HttpEnv } from "../../http/http-env.ts";
import { problem } from "../../platform/problem.ts";
import type { Module } from "../module.ts";

const immutableCache = "public, max-age=31536000, immutable";
/** A private picture's URL expires within the hour; shared caches never store it. */
const shortCache = "private, max-age=1800";

/**
 * `/pictures/{key}/{width}.{avif|webp|jpg}`. A key's picture never changes, so the response is cached for a
 * year.
 */
function pages({ pictures }: Deps): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.get("/pictures/*", async (context) => {
    const address = parsePictureAddress(context.req.path.slice("/pictures/".length));
    if (address === null) throw problem("not-found");
    const { key, width, format } = address;
    // The response does not reveal whether a private picture exists.
    if (!pictures.admits(key, context.req.query())) throw problem("not-found");
    const bytes = await pictures.resized(key, width, format);
    if (bytes === null) throw problem("not-found");
    const open = pictures.admits(key, {});
    return context.body(new Uint8Array(bytes), 200, {
      "content-type": pictureFormats[format],
      "cache-control": open ? immutableCache : shortCache,
    });
  });
  return app;
}

export const picture: Module = { pages };
