import { style } from "@vanilla-extract/css";
import { inPatterns } from "../../theme/in-layer.ts";
import { vars } from "../../theme/vars.css.ts";

export const form = style(
  inPatterns({
    display: "flex",
    alignItems: "center",
    width: "100%",
    height: vars.control.medium,
    paddingInlineStart: vars.space.s,
    background: vars.color.sunken,
    borderRadius: vars.radius.control,
    border: "1px solid transparent",
    selectors: {
      "&:focus-within": {
        background: vars.color.surface,
        borderColor: vars.color.focus,
        outline: `1px solid ${vars.color.focus}`,
      },
    },
  }),
);
export const input = style(
  inPatterns({
    flex: 1,
    minWidth: 0,
    height: "100%",
    border: 0,
    background: "none",
    fontSize: "1rem",
    appearance: "none",
    selectors: {
      "&:focus-visible": { outline: "none" },
      "&::placeholder": { color: vars.color.inkSoft, opacity: 1 },
      "&:placeholder-shown": { textOverflow: "ellipsis" },
      "&::-webkit-search-cancel-button": { display: "none" },
    },
  }),
);
export const submit = style(
  inPatterns({
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "100%",
    color: vars.color.inkSoft,
    borderRadius: vars.radius.control,
  }),
);
