import type { ThemeDefinition } from "@heirloop/ui/theme/themes";

/** Returns the theme that the device's settings select: as in CSS, the last one that matches. */
export const getDeviceTheme = <Definition extends Pick<ThemeDefinition, "media">>(
  definitions: readonly Definition[],
  matches: (media: string) => boolean,
): Definition | undefined => definitions.findLast(({ media }) => media !== null && matches(media));
