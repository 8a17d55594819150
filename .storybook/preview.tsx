import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import addonMsw from "msw-storybook-addon";
import { useLayoutEffect, type ReactNode } from "react";
import { configure } from "storybook/test";
import { PictureSourceProvider } from "../packages/ui/src/components/picture/picture-source.tsx";
import { generatedPicture, flatPicture } from "../packages/ui/src/fixtures/generated-pictures.ts";
import "../packages/ui/src/theme/global.ts";
import "./docs/docs.css";
import { themes } from "../packages/ui/src/theme/themes.ts";
import { brandTheme } from "./brand-theme.ts";
import { lengthenWords } from "./lengthen.ts";
import "./picture-hook.ts";
import { readableTypes } from "./readable-types.ts";

// Stories rarely wait long, but the machine may be under load.
configure({ asyncUtilTimeout: 20_000 });

const widths = { phone: 390, tablet: 768, desktop: 1280 } as const;

/** `parameters.frame`: a component gets a margin, a screen fills the page, a page has its own landmarks. */
const frames: Record<string, (story: ReactNode) => ReactNode> = {
  component: (story) => <main style={{ padding: "1.5rem" }}>{story}</main>,
  screen: (story) => <main>{story}</main>,
  page: (story) => story,
};

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
  // A documentation page per component, with its properties.
  tags: ["autodocs"],
  argTypesEnhancers: [readableTypes],
  parameters: {
    a11y: { test: "error" },
    layout: "fullscreen",
    // Each in its own iframe, because a page's network mocks can only be set up once.
    docs: { theme: brandTheme, story: { inline: false, height: "360px" } },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Guide",
          ["Principles", "Tokens", "Accessibility"],
          "Theme",
          "Components",
          "Patterns",
          "Screens",
          "Flows",
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: "Phone 390", styles: { width: `${widths.phone}px`, height: "844px" } },
        tablet: { name: "Tablet 768", styles: { width: `${widths.tablet}px`, height: "1024px" } },
        desktop: { name: "Desktop 1280", styles: { width: `${widths.desktop}px`, height: "900px" } },
      },
    },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "paintbrush",
        dynamicTitle: true,
        items: Object.entries(themes).map(([value, { label }]) => ({ value, title: label })),
      },
    },
    direction: {
      description: "Direction",
      toolbar: {
        icon: "transfer",
        dynamicTitle: true,
        items: [
          { value: "ltr", title: "Left to right" },
          { value: "rtl", title: "Right to left" },
        ],
      },
    },
    words: {
      description: "Length of words",
      toolbar: {
        icon: "document",
        dynamicTitle: true,
        items: [
          { value: "own", title: "Words as written" },
          { value: "long", title: "Words 40 % longer" },
        ],
      },
    },
  },
  initialGlobals: { theme: "light", direction: "ltr", words: "own" },
  beforeEach: (story) => globalThis.pictureHook?.before(story),
  // Runs last, so that the picture shows the result of the play function.
  afterEach: async (story) => {
    await globalThis.pictureHook?.after(story);
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const theme = String(globals["theme"] ?? "light");
      const direction = String(globals["direction"] ?? "ltr");
      useLayoutEffect(() => {
        document.documentElement.dataset["theme"] = theme;
        document.documentElement.dir = direction;
        document.documentElement.lang = "en";
      }, [theme, direction]);
      const words = String(globals["words"] ?? "own");
      useLayoutEffect(() => (words === "long" ? lengthenWords(document.body, 0.4) : undefined), [words]);
      const frame = frames[String(parameters["frame"] ?? "component")] ?? frames["component"];
      const getUrl = globalThis.pictureHook === undefined ? generatedPicture : flatPicture;
      return <PictureSourceProvider getUrl={getUrl}>{frame?.(<Story />)}</PictureSourceProvider>;
    },
  ],
});
