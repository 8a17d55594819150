import { ThemeForm, type ThemeFormProps } from "@heirloop/ui/patterns/theme-form/theme-form";
import { useLocation } from "react-router";
import { chooseTheme } from "./chosen-theme.ts";
import { useTheme } from "./use-theme.ts";

/** The theme switch, applied immediately. */
export function ThemeControl({ tone }: Pick<ThemeFormProps, "tone">) {
  const { pathname, search } = useLocation();
  return (
    <ThemeForm tone={tone} chosen={useTheme() ?? "system"} next={pathname + search} onChoose={chooseTheme} />
  );
}
