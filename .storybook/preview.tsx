import addonA11y from "@storybook/addon-a11y";
import addonDocs from "@storybook/addon-docs";
import { definePreview } from "@storybook/react-vite";
import isChromatic from "chromatic/isChromatic";
import addonMsw from "msw-storybook-addon";
import { lazy, Suspense, useLayoutEffect, type ReactNode } from "react";
import { configure } from "storybook/test";
import { PictureSourceProvider } from "../packages/ui/src/components/picture/picture-source.tsx";
import { flatPicture } from "../packages/ui/src/fixtures/generated-pictures.ts";
import "../packages/ui/src/theme/global.ts";
import "./docs/docs.css";
import { themes } from "../packages/ui/src/theme/themes.ts";
import "./axe-hook.ts";
import { brandTheme } from "./brand-theme.ts";
import { chromaticModes } from "./chromatic-modes.ts";
import { lengthenWords } from "./lengthen.ts";
import { enlargeText, reduceMotion } from "./media-conditions.ts";
import { toPasteableCode } from "./pasteable-code.ts";
import { photograph } from "./photographs.ts";
import "./picture-hook.ts";
import { pinClock, setClock } from "./pinned-clock.ts";
import { readableTypes } from "./readable-types.ts";
import "./still-focus.ts";
import { viewports } from "./viewports.ts";

if (isChromatic()) pinClock();

// Stories rarely wait long, but the machine may be under load.
configure({ asyncUtilTimeout: 20_000 });

// Tests load this file and show no documentation, so its page is loaded when it is opened.
const ComponentPage = lazy(() => import("./docs/component-page.tsx"));

/** Named, because an address would turn digits into a number. */
const textFactors: Readonly<Record<string, number>> = { large: 1.5, largest: 2 };

/** A setting of the toolbar, or its default. */
const setting = (value: unknown, initial: string): string => (typeof value === "string" ? value : initial);

/** Applies the settings of the toolbar to the page of a story. */
function useToolbar(globals: Readonly<Record<string, unknown>>): void {
  const theme = setting(globals["theme"], "light");
  const direction = setting(globals["direction"], "ltr");
  useLayoutEffect(() => {
    document.documentElement.dataset["theme"] = theme;
    document.documentElement.dir = direction;
    document.documentElement.lang = "en";
  }, [theme, direction]);
  const words = globals["words"];
  useLayoutEffect(() => (words === "long" ? lengthenWords(document.body, 0.4) : undefined), [words]);
  const text = setting(globals["text"], "normal");
  useLayoutEffect(() => {
    const factor = textFactors[text];
    return factor === undefined ? undefined : enlargeText(document, factor);
  }, [text]);
  const motion = globals["motion"];
  useLayoutEffect(() => (motion === "reduced" ? reduceMotion(document) : undefined), [motion]);
}

/** `parameters.frame`: a component gets a margin, a screen fills the page, a page has its own landmarks. */
const frames: Record<string, (story: ReactNode) => ReactNode> = {
  component: (story) => <main style={{ padding: "min(1.5rem, 24px)" }}>{story}</main>,
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
    chromatic: { modes: chromaticModes, prefersReducedMotion: "reduce" },
    layout: "fullscreen",
    // Each in its own iframe, because a page's network mocks can only be set up once.
    docs: {
      theme: brandTheme,
      story: { inline: false, height: "360px" },
      source: { transform: toPasteableCode },
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
    },
    controls: { expanded: true },
    options: {
      storySort: {
        order: [
          "Guide",
          [
            "Welcome",
            "Getting started",
            "Principles",
            "Foundations",
            ["Color", "Type", "Space", "Radius", "Elevation", "Motion", "Icons"],
            "Theming",
            "Tokens",
            "Accessibility",
          ],
          "Components",
          "Patterns",
          "Screens",
          "Flows",
        ],
      },
    },
    viewport: { options: viewports },
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
    text: {
      description: "Text size",
      toolbar: {
        icon: "zoom",
        dynamicTitle: true,
        items: [
          { value: "normal", title: "Text 100 %" },
          { value: "large", title: "Text 150 %" },
          { value: "largest", title: "Text 200 %" },
        ],
      },
    },
    motion: {
      description: "Motion",
      toolbar: {
        icon: "lightning",
        dynamicTitle: true,
        items: [
          { value: "device", title: "Motion as the device" },
          { value: "reduced", title: "Reduced motion" },
        ],
      },
    },
  },
  // Tests and pictures use these, and none of them changes the page.
  initialGlobals: { theme: "light", direction: "ltr", words: "own", text: "normal", motion: "device" },
  beforeEach: ({ parameters }) => setClock(parameters),
  // Runs last, so that the picture shows the result of the play function.
  afterEach: async (story) => {
    await globalThis.pictureHook?.after(story);
    await globalThis.axeHook?.(story);
  },
  decorators: [
    (Story, { globals, parameters, viewMode }) => {
      useToolbar(globals);
      // A documentation page has its own landmarks.
      const name = viewMode === "docs" ? "page" : String(parameters["frame"] ?? "component");
      const frame = frames[name] ?? frames["component"];
      const getUrl = globalThis.pictureHook === undefined ? photograph : flatPicture;
      return <PictureSourceProvider getUrl={getUrl}>{frame?.(<Story />)}</PictureSourceProvider>;
    },
  ],
});
