import type { Theme } from "@heirloop/contract/theme/theme";
import { useSyncExternalStore } from "react";
import { useRouteLoaderData } from "react-router";
import { subscribeToTheme } from "./chosen-theme.ts";
import { themeOf } from "./theme-cookie.ts";

const themeOfBrowser = (): Theme | undefined => themeOf(document.cookie);

/** The chosen theme; undefined when the device decides. The first render is the one that the server sent. */
export function useTheme(): Theme | undefined {
  const theme = useRouteLoaderData<{ theme: Theme | undefined }>("root")?.theme;
  return useSyncExternalStore(subscribeToTheme, themeOfBrowser, () => theme);
}
