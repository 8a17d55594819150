import { menuEndpoints, type Menu } from "@heirloop/contract/menu/menu.endpoints";
import type { Deps } from "../../deps.ts";
import { withHeaders } from "../../http/reply.ts";
import { serve, type Route } from "../../http/route.ts";
import type { Module } from "../module.ts";
import { createMenu } from "./menu.ts";

/** Milliseconds: under a stream of changes the menu is rebuilt at most this often. */
const minimumLifetime = 1_000;

function routes(deps: Deps): readonly Route[] {
  let cached: { menu: Promise<Menu>; version: number; at: number } | null = null;

  function currentMenu(): Promise<Menu> {
    const version = deps.search.version();
    if (cached !== null && (cached.version === version || performance.now() - cached.at < minimumLifetime))
      return cached.menu;
    const menu = createMenu(deps.search);
    cached = { menu, version, at: performance.now() };
    return menu;
  }

  return [
    serve(menuEndpoints.menu, async () =>
      withHeaders(await currentMenu(), { "cache-control": "public, max-age=30" }),
    ),
  ];
}

export const menu: Module = { routes };
