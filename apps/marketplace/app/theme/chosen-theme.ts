import type { ThemeChoice } from "@heirloop/ui/theme/themes";
import { createThemeCookie } from "./theme-cookie.ts";

const channelName = "theme";
const listeners = new Set<() => void>();

/** Saves the theme in this browser and applies it in every open tab. */
export function chooseTheme(choice: ThemeChoice): void {
  document.cookie = createThemeCookie(choice, window.location.protocol === "https:");
  for (const listener of listeners) listener();
  const otherTabs = new BroadcastChannel(channelName);
  otherTabs.postMessage(choice);
  otherTabs.close();
}

/** Calls back when the theme may have changed, in this tab or another one. */
export function subscribeToTheme(onChange: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const otherTabs = new BroadcastChannel(channelName);
  listeners.add(onChange);
  otherTabs.addEventListener("message", onChange, { signal });
  // A page from the back/forward cache, or a suspended tab, has missed the message.
  window.addEventListener("pageshow", onChange, { signal });
  document.addEventListener("visibilitychange", onChange, { signal });
  return () => {
    listeners.delete(onChange);
    otherTabs.close();
    ending.abort();
  };
}
