import type { Theme } from "@heirloop/ui/theme/themes";
import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import { subscribeToTheme } from "./chosen-theme.ts";
import { readTheme } from "./theme-cookie.ts";

const readBrowserTheme = (): Theme | undefined => readTheme(document.cookie);

/** The chosen theme; undefined when the device decides. The first render uses the server's value. */
export function useTheme(): Theme | undefined {
  const theme = useRouteLoaderData<{ theme: Theme | undefined }>("root")?.theme;
  return useSyncExternalStore(subscribeToTheme, readBrowserTheme, () => theme);
}
