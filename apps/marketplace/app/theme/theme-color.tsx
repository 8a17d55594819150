import type { Theme } from "@heirloop/contract/theme/theme";
import { contrast, dark, light } from "@heirloop/ui/theme/tokens";

const grounds: Record<Theme, string> = {
  light: light.ground,
  dark: dark.ground,
  contrast: contrast.ground,
};

/** Colors what the browser draws itself like the page: by the chosen theme, else by the device's. */
export function ThemeColor({ theme }: { theme: Theme | undefined }) {
  if (theme)
    return (
      <>
        <meta name="color-scheme" content={theme === "dark" ? "dark" : "light"} />
        <meta name="theme-color" content={grounds[theme]} />
      </>
    );
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      {/* The first that matches counts. */}
      <meta name="theme-color" content={grounds.contrast} media="(prefers-contrast: more)" />
      <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
    </>
  );
}
