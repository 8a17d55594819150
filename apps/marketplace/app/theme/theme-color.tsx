import { type Theme, themes } from "@heirloop/ui/theme/themes";

/** Colors the browser's own interface like the page: by the chosen theme, or else by the device's settings. */
export function ThemeColor({ theme }: { theme: Theme | undefined }) {
  if (theme)
    return (
      <>
        <meta name="color-scheme" content={themes[theme].colorScheme} />
        <meta name="theme-color" content={themes[theme].colors.ground} />
      </>
    );
  return (
    <>
      <meta name="color-scheme" content="light dark" />
      {/* Browsers use the first that matches; in CSS the last one wins. */}
      {Object.entries(themes)
        .toReversed()
        .map(
          ([name, { media, colors }]) =>
            media !== null && <meta key={name} name="theme-color" content={colors.ground} media={media} />,
        )}
    </>
  );
}
