import { expect, test } from "vitest";
import { pictureDifferences, pictureReportPage } from "./picture-report.ts";

const committed = (name: string): string => `../${name}.png`;

test("what a run left is one difference a picture, in order of their names", () => {
  expect(
    pictureDifferences(
      [
        "tabs/few/own-reference.png",
        "button/busy/dark-diff.png",
        "button/busy/dark-actual.png",
        "asked-for.txt",
      ],
      committed,
    ),
  ).toEqual([
    {
      name: "button/busy/dark",
      committed: "../button/busy/dark.png",
      taken: "button/busy/dark-actual.png",
      difference: "button/busy/dark-diff.png",
    },
    {
      name: "tabs/few/own",
      committed: undefined,
      taken: "tabs/few/own-reference.png",
      difference: undefined,
    },
  ]);
});

test("the report shows a difference side by side and names pictures that no story asks for", () => {
  const page = pictureReportPage(
    pictureDifferences(["button/busy/dark-actual.png", "button/busy/dark-diff.png"], committed),
    [".storybook/pictures/gone/own.png"],
  );
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    "../button/busy/dark.png",
    "button/busy/dark-actual.png",
    "button/busy/dark-diff.png",
  ]);
  expect(page).toContain("<h1>1 picture differs</h1>");
  expect(page).toContain("<li>.storybook/pictures/gone/own.png</li>");
});
