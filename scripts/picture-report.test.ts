import { expect, test } from "vitest";
import { approvals, pictureDifferences, pictureReportPage } from "./picture-report.ts";

const committed = (name: string): string => `../${name}.webp`;

test("groups a run's files into one difference per picture, sorted by name", () => {
  expect(
    pictureDifferences(
      [
        "tabs/few/own-reference.webp",
        "button/busy/dark-diff.webp",
        "button/busy/dark-actual.webp",
        "asked-for.txt",
      ],
      committed,
    ),
  ).toEqual([
    {
      name: "button/busy/dark",
      committed: "../button/busy/dark.webp",
      taken: "button/busy/dark-actual.webp",
      difference: "button/busy/dark-diff.webp",
    },
    {
      name: "tabs/few/own",
      committed: undefined,
      taken: "tabs/few/own-reference.webp",
      difference: undefined,
    },
  ]);
});

test("shows a difference side by side and lists pictures that no story uses", () => {
  const page = pictureReportPage(
    pictureDifferences(["button/busy/dark-actual.webp", "button/busy/dark-diff.webp"], committed),
    [".storybook/pictures/gone/own.webp"],
  );
  expect([...page.matchAll(/<img src="([^"]+)"/g)].map(([, address]) => address)).toEqual([
    "../button/busy/dark.webp",
    "button/busy/dark-actual.webp",
    "button/busy/dark-diff.webp",
  ]);
  expect(page).toContain("<h1>1 picture differs</h1>");
  expect(page).toContain("<li>.storybook/pictures/gone/own.webp</li>");
});

test("approves what was taken, new pictures included, and not the differences", () =>
  expect(
    approvals(["button/busy/dark-diff.webp", "button/busy/dark-actual.webp", "tabs/few/own-reference.webp"]),
  ).toEqual([
    { name: "button/busy/dark", path: "button/busy/dark-actual.webp" },
    { name: "tabs/few/own", path: "tabs/few/own-reference.webp" },
  ]));
